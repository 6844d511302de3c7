import {
  type CabotageBreach,
  type CabotageStay,
  cabotageStays,
  type Finding,
  type RoadCarriage,
} from '@efti-hub/efti'
import type { Paper } from './contradictions/compared.ts'
import { normaliseNumber } from './links/normalise-number.ts'

/** A road carriage of one vehicle, with the paper that shows it. */
export interface VehicleTrip {
  consignmentId: string
  paper: Paper
}

export interface StayOf {
  vehicle: string
  country: string
  stay: CabotageStay
}

export const vehicleOf = ({ profile }: Paper): string | null =>
  profile.vehicle === null || profile.family !== 'road' ? null : normaliseNumber(profile.vehicle)

/** Stays in which a trip of this consignment is an operation. `trips`: all of its vehicle, of other consignments too. */
export function staysWith(consignmentId: string, trips: readonly VehicleTrip[]): StayOf[] {
  const byVehicle = Map.groupBy(trips, ({ paper }) => vehicleOf(paper) ?? '')
  return [...byVehicle.values()].flatMap((all) => {
    const carriages = oneEach(all)
    const states = new Set(carriages.filter(({ id }) => id === consignmentId).map(({ from }) => from))
    return [...states].flatMap((country) =>
      cabotageStays(carriages, country)
        .filter(({ operations }) => operations.some(({ ids }) => ids.includes(consignmentId)))
        .map((stay) => ({ vehicle: shownPlate(consignmentId, all), country, stay })),
    )
  })
}

/** Two notes of one consignment are one carriage. */
function oneEach(trips: readonly VehicleTrip[]): RoadCarriage[] {
  return [...Map.groupBy(trips, ({ consignmentId }) => consignmentId)].flatMap(([id, papers]) => {
    const [first] = papers.flatMap(({ paper }) => carriageOf(id, paper))
    return first ? [first] : []
  })
}

function carriageOf(id: string, { profile }: Paper): RoadCarriage[] {
  const { fromCountry, toCountry, takingOver, delivery, vehicleCountry, carrierCountry } = profile
  if (!fromCountry || !toCountry || !takingOver) return []
  const home = vehicleCountry ?? carrierCountry
  return [
    {
      id,
      from: fromCountry,
      to: toCountry,
      takenOver: takingOver.value.slice(0, 10),
      delivered: delivery?.value.slice(0, 10) ?? null,
      // A person's answer that it is none takes the subset away.
      isForeign: home !== null && home !== fromCountry && profile.subsets.includes('EU03'),
    },
  ]
}

/** As its own paper has it. */
const shownPlate = (consignmentId: string, trips: readonly VehicleTrip[]) =>
  trips.find((trip) => trip.consignmentId === consignmentId)?.paper.profile.vehicle ?? ''

const CLAUSES: Record<CabotageBreach, string> = {
  operations: 'Regulation (EC) No 1072/2009, Article 8(2)',
  days: 'Regulation (EC) No 1072/2009, Article 8(2)',
  pause: 'Regulation (EC) No 1072/2009, Article 8(2a)',
}
const CODES: Record<CabotageBreach, string> = {
  operations: 'CABOTAGE-OPERATIONS',
  days: 'CABOTAGE-SEVEN-DAYS',
  pause: 'CABOTAGE-PAUSE',
}
const REMEDIES: Record<CabotageBreach, string> = {
  operations: 'Have another vehicle carry this consignment.',
  days: 'Have another vehicle carry this consignment, or unload it in time. If a later carriage brought the vehicle in, upload its note.',
  pause: 'Have another vehicle carry this consignment, or wait until the pause is over.',
}

/** What an operation breaks, in a sentence for each. */
export function breachesIn(
  { vehicle, country, stay }: StayOf,
  consignmentId: string,
): [CabotageBreach, string][] {
  const operation = stay.operations.find(({ ids }) => ids.includes(consignmentId))
  if (!operation) return []
  const told = stay.operations.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join('; ')
  const words: Record<CabotageBreach, string> = {
    operations: `Operation ${operation.number} of ${vehicle} in ${country} ${stay.incoming ? 'after one incoming carriage' : 'without a pause between them'}, where three are allowed: ${told}.`,
    days: `${vehicle} ends this operation in ${country} on ${operation.to}; the last day was ${stay.lastDay}, seven days after the incoming carriage was unloaded on ${stay.incoming?.isAssumed ? 'or before ' : ''}${stay.incoming?.unloaded}.`,
    pause: `${vehicle} begins an operation in ${country} on ${operation.from}, within four days after the end of those before.`,
  }
  return operation.breaches.map((breach) => [breach, words[breach]])
}

/** Held against the note of the operation that breaks it. */
export function cabotageFindings(paper: Paper, consignmentId: string, stays: readonly StayOf[]): Finding[] {
  const { vehicle } = paper.profile
  if (vehicle === null || paper.profile.family !== 'road') return []
  return stays.flatMap((stay) =>
    breachesIn(stay, consignmentId).map(
      ([breach, message]): Finding => ({
        code: CODES[breach],
        severity: 'high',
        violationType: 'Cabotage',
        message,
        fieldName: 'Vehicle: registration',
        remedy: REMEDIES[breach],
        example: null,
        eftiId: 'eFTI618',
        path: 'mainCarriageTransportMovement[1]/usedTransportMeans/id',
        clause: CLAUSES[breach],
        subsets: ['EU03'],
      }),
    ),
  )
}
