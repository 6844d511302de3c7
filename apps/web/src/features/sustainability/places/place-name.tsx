import type { PlaceChoice } from '@efti-hub/contract'
import { placeWords as words } from '../../../words/emissions.ts'
import { formatFixed } from '../../../words/format.ts'

interface PlaceNameProps {
  place: PlaceChoice
  /** Of the degrees. */
  digits?: number
}

/** Towns of one name are distinguished by their location. */
export function PlaceName({ place, digits = 1 }: PlaceNameProps) {
  const { label, country, latitude, longitude } = place
  const north = `${formatFixed(digits, Math.abs(latitude))}° ${latitude < 0 ? 'S' : 'N'}`
  const east = `${formatFixed(digits, Math.abs(longitude))}° ${longitude < 0 ? 'W' : 'E'}`
  return (
    <>
      {label}, {country} <span className="font-normal text-ink-muted">{words.at(north, east)}</span>
    </>
  )
}
