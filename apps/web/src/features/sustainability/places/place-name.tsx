import type { PlaceChoice } from '@efti-hub/contract'
import { placeWords as words } from '../../../words/emissions.ts'

/** Towns of one name are told apart by where they lie. */
export function PlaceName({ place: { label, country, latitude, longitude } }: { place: PlaceChoice }) {
  const north = `${Math.abs(latitude).toFixed(1)}° ${latitude < 0 ? 'S' : 'N'}`
  const east = `${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? 'W' : 'E'}`
  return (
    <>
      {label}, {country} <span className="font-normal text-ink-muted">{words.at(north, east)}</span>
    </>
  )
}
