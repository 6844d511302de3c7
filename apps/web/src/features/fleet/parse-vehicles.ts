import { MOST_VEHICLES_AT_ONCE, type NewVehicle, plateKey, type VehicleKind } from '@efti-hub/contract'

const SEPARATORS = /\s*[;,\t]\s*/
const TRAILER = /^(?:semi-?\s?)?trailer$/i
const MOTOR_VEHICLE = /^(?:motor[ -]?vehicle|truck|lorry|tractor|van)?$/i

function kindOf(text: string): VehicleKind | null {
  if (TRAILER.test(text)) return 'trailer'
  return MOTOR_VEHICLE.test(text) ? 'motor-vehicle' : null
}

/** One vehicle per line, as copied from a sheet: plate, country and kind; a motor vehicle where no kind is given. */
export function parseVehicles(text: string): {
  vehicles: NewVehicle[]
  wrong: { line: number; text: string }[]
} {
  const vehicles: NewVehicle[] = []
  const wrong: { line: number; text: string }[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [plate = '', country = '', kindText = '', ...more] = line.trim().split(SEPARATORS)
    const kind = kindOf(kindText)
    const isPlate = plateKey(plate).length >= 2 && plate.length <= 17
    if (!isPlate || !/^[A-Z]{2}$/i.test(country) || kind === null || more.some(Boolean))
      wrong.push({ line: at + 1, text: line.trim() })
    else vehicles.push({ plate, country: country.toUpperCase(), kind })
  }
  return { vehicles, wrong }
}

export const isTooMany = (vehicles: readonly NewVehicle[]) => vehicles.length > MOST_VEHICLES_AT_ONCE
