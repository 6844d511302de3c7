import {
  type CabotageBreach,
  type CabotageStay,
  cabotageStays,
  type Finding,
  type RoadCarriage,
} from '@efti-hub/efti'
import type { ComparedDocument } from './contradictions/compared.ts'
import { normaliseNumber } from './links/normalise-number.ts'
import { cabotageTexts as texts } from './texts.ts'

/** A road carriage of one vehicle, with the document that shows it. */
export interface VehicleTrip {
  consignmentId: string
  document: ComparedDocument
}

export interface StayOf {
  vehicle: string
  country: string
  stay: CabotageStay
}

export const vehicleOf = ({ profile }: ComparedDocument): string | null =>
  profile.vehicle === null || profile.family !== 'road' ? null : normaliseNumber(profile.vehicle)

/** Stays in which a trip of this consignment is an operation. `trips`: all of its vehicle, of other consignments too. */
export function staysWith(consignmentId: string, trips: readonly VehicleTrip[]): StayOf[] {
  const byVehicle = Map.groupBy(trips, ({ document }) => vehicleOf(document) ?? '')
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
  return [...Map.groupBy(trips, ({ consignmentId }) => consignmentId)].flatMap(([id, documents]) => {
    const [first] = documents.flatMap(({ document }) => carriageOf(id, document))
    return first ? [first] : []
  })
}

function carriageOf(id: string, { profile }: ComparedDocument): RoadCarriage[] {
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

/** As its own document has it. */
const shownPlate = (consignmentId: string, trips: readonly VehicleTrip[]) =>
  trips.find((trip) => trip.consignmentId === consignmentId)?.document.profile.vehicle ?? ''

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
  const { incoming, lastDay } = stay
  const { number } = operation
  const about = { vehicle, country, from: operation.from, to: operation.to }
  const words: Record<CabotageBreach, () => string> = {
    operations: () =>
      incoming
        ? texts.operationsAfterIncoming(about, number, stay.operations)
        : texts.operationsWithoutPause(about, number, stay.operations),
    days: () => {
      if (!incoming || lastDay === null) throw new Error('days are counted from an incoming carriage')
      return incoming.isAssumed
        ? texts.daysAssumed(about, lastDay, incoming.unloaded)
        : texts.days(about, lastDay, incoming.unloaded)
    },
    pause: () => texts.pause(about),
  }
  return operation.breaches.map((breach) => [breach, words[breach]()])
}

/** Reported for the note of the operation that breaks it. */
export function cabotageFindings(
  document: ComparedDocument,
  consignmentId: string,
  stays: readonly StayOf[],
): Finding[] {
  const { vehicle } = document.profile
  if (vehicle === null || document.profile.family !== 'road') return []
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
