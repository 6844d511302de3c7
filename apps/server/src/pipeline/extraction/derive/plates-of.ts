import { type NewVehicle, plateKey, type VehicleKind } from '@efti-hub/contract'
import { isCountry } from '@efti-hub/efti/values'
import type { StoredValue } from '../store.ts'
import { countriesOfPlate } from './plates.ts'

/** A number plate, and where the country belongs in which the vehicle is registered. */
export interface Plate {
  number: string
  eftiId: string
  path: string
  given: string | null
}

const COUNTRY_OF: Record<string, string> = { eFTI618: 'eFTI620', eFTI374: 'eFTI578' }
const KIND_OF: Record<string, VehicleKind> = { eFTI620: 'motor-vehicle', eFTI578: 'trailer' }
/** Wagons, vessels and containers have numbers of other kinds. */
const NO_PLATE = /^(?:[\d\s-]+|[A-Z]{4}[\s-]?\d{6,7})$/

/** Of vehicles and trailers by road. */
export function platesOf(values: readonly StoredValue[]): Plate[] {
  const modes = values.filter(({ eftiId }) => eftiId === 'eFTI581').map(({ value }) => String(value))
  if (modes.length > 0 && !modes.includes('3')) return []
  return values.flatMap(({ eftiId, path, value }) => {
    const country = COUNTRY_OF[eftiId]
    if (!country || typeof value !== 'string' || NO_PLATE.test(value.trim())) return []
    const countryPath = path.replace(/\/id$/, '/registrationCountry/code')
    const given = values.find((other) => other.path === countryPath)?.value
    const isGiven = typeof given === 'string' && given.trim() !== ''
    return [{ number: value, eftiId: country, path: countryPath, given: isGiven ? given : null }]
  })
}

/** Number plates that the fleet of an organisation may have. */
export function printedPlates(values: readonly { eftiId: string; value: unknown }[]): string[] {
  return values.flatMap(({ eftiId, value }) =>
    COUNTRY_OF[eftiId] && typeof value === 'string' ? [value] : [],
  )
}

/** The one country in which the organisation has a vehicle with this plate; null for none, or several. */
export function countryInFleet(plate: Plate, fleet: readonly NewVehicle[]): string | null {
  const own = fleet.filter(
    (one) => one.kind === KIND_OF[plate.eftiId] && plateKey(one.plate) === plateKey(plate.number),
  )
  const [country, ...more] = new Set(own.map((one) => one.country))
  return more.length === 0 ? (country ?? null) : null
}

/**
 * From the shape of the plate; where several countries have it, from the haulier, the other plate, or the only country on the
 * document, if these agree.
 */
export function vehicleCountry(
  plate: Plate,
  plates: readonly Plate[],
  ofHaulier: string | undefined,
  only: string | undefined,
): { value: string; because: string } | null {
  const shaped = countriesOfPlate(plate.number)
  const [first, ...more] = shaped
  if (first && more.length === 0)
    return { value: first, because: `The plate ${plate.number} has the shape of this country's plates.` }
  const others = plates.flatMap((other) => {
    if (other === plate) return []
    const [own, ...further] = countriesOfPlate(other.number)
    return other.given ?? (own && further.length === 0 ? own : []) ?? []
  })
  const clues = [
    ...(ofHaulier ? [{ value: ofHaulier, because: 'The haulier is established there' }] : []),
    ...others.map((value) => ({ value, because: 'The other vehicle is registered there' })),
  ].filter(({ value }) => isCountry(value) && (shaped.size === 0 || shaped.has(value)))
  const [clue] = clues
  if (clue && clues.every(({ value }) => value === clue.value))
    return {
      value: clue.value,
      because: `${clue.because}${shaped.size > 0 ? ', and the plate has the shape of its plates' : ''}.`,
    }
  if (!clue && only && shaped.has(only))
    return {
      value: only,
      because: 'It is the only country on the document, and the plate has the shape of its plates.',
    }
  return null
}
