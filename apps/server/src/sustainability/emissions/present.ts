import type { DataQuality, EmissionRow as EmissionAnswer, EmissionDetail } from '@efti-hub/contract'
import { covers } from '../factors/choose-factor.ts'
import type { Factor } from '../factors/factor.ts'
import type { EmissionRow } from '../tables.ts'
import type { EmissionInputs } from './inputs.ts'
import type { Leg } from './leg.ts'
import { unpackLeg } from './pack-legs.ts'
import { whatIfOf } from './what-if.ts'

export function presentRow(row: EmissionRow): EmissionAnswer {
  const { consignmentId, title, day, dayIsOfPapers, lane, partner, reason } = row
  return {
    consignmentId,
    title,
    day,
    dayIsOfPapers,
    mode: row.inputs.mode,
    lane,
    partner,
    grams: reason === null ? row.grams : null,
    reason,
  }
}

export function presentDetail(
  row: EmissionRow,
  factors: ReadonlyMap<string, readonly Factor[]>,
): EmissionDetail {
  const { inputs } = row
  const legs = row.legs.map(unpackLeg)
  const [first, last] = [legs[0], legs.at(-1)]
  return {
    ...presentRow(row),
    computedAt: row.computedAt.toISOString(),
    legs,
    evidence: Object.entries(inputs.evidence).map(([input, entry]) => ({
      ...entry,
      input: input as keyof EmissionInputs['evidence'],
    })),
    documentIds: inputs.documentIds,
    quality: legs.length === 0 ? [] : qualityOf(inputs, legs),
    whatIf:
      // With contracts by road of their own it is not plain where the journey begins and ends.
      first && last && inputs.roads.length === 0
        ? whatIfOf({
            from: first.from,
            to: last.to,
            inputs,
            used: new Set(legs.map(({ factor }) => factor.key)),
            factors,
          })
        : [],
    questions: row.questions,
  }
}

const METHODS: Record<Leg['method'], string> = {
  'road-estimate': 'Great-circle distances between gateways × 1.24 for road detours; no road map is used.',
  'rail-estimate': 'As for road: great-circle distances between gateways × 1.24; no railway map is used.',
  'sea-network': 'Shortest route along a network of shipping lanes.',
  'great-circle': 'Great-circle distance between the two places.',
}

/** Primary, modelled and default data, as ISO 14083 distinguishes them. */
function qualityOf(inputs: EmissionInputs, legs: readonly Leg[]): DataQuality[] {
  const own = legs.every(({ factor }) => factor.isOwn)
  const methods = [...new Set(legs.map(({ method }) => METHODS[method]))]
  const crosses = legs.some((leg) => leg.crosses)
  const caveats = [...new Set(legs.flatMap(({ factor }) => factor.caveat ?? []))]
  const vehicle = legs.some(({ factor }) => factor.key === 'road-artic-40t' && !factor.isOwn)
  return [
    { input: 'mass', kind: 'primary', note: 'Gross mass in the documents.' },
    { input: 'mode', kind: inputs.evidence.mode ? 'primary' : 'modelled', note: modeNote(inputs) },
    {
      input: 'distance',
      kind: 'modelled',
      note: [...methods, crosses ? 'A ferry or tunnel on the route is calculated as road.' : '']
        .join(' ')
        .trim(),
    },
    {
      input: 'intensity',
      kind: own ? 'primary' : 'default',
      note: own
        ? 'Your custom intensity.'
        : [
            'A published average.',
            vehicle
              ? 'The documents do not state the kind of lorry; an articulated lorry up to 40 t is assumed.'
              : '',
            ...caveats,
            ...outOfDate(inputs.day, legs),
          ]
            .join(' ')
            .trim(),
    },
    {
      input: 'day',
      kind: inputs.dayIsOfPapers ? 'primary' : 'modelled',
      note: inputs.dayIsOfPapers
        ? 'Date of taking over in the documents.'
        : 'No document gives the date of taking over; the day the first document arrived is used.',
    },
  ]
}

/** A published average of another time than the goods travelled in. */
function outOfDate(day: string, legs: readonly Leg[]): string[] {
  const others = legs.filter(
    ({ factor }) => !factor.isOwn && !covers(factor.validFrom, factor.validUntil, day),
  )
  const editions = [...new Set(others.map(({ factor }) => factor.edition))]
  return editions.length === 0 ? [] : [`Its edition is ${editions.join(' and ')}, not ${day.slice(0, 4)}.`]
}

function modeNote({ evidence, withRoad, roads }: EmissionInputs): string {
  if (!evidence.mode) return 'From the kind of transport document.'
  return withRoad || roads.length > 0
    ? 'As in the documents, with road legs before and after.'
    : 'As in the documents.'
}
