import { sql } from 'drizzle-orm'
import type { Column } from '../../platform/spreadsheet/columns.ts'
import type { EmissionInputs } from '../emissions/inputs.ts'
import type { Leg } from '../emissions/leg.ts'
import { type PackedLeg, unpackLeg } from '../emissions/pack-legs.ts'
import { MODE_WORDS, REASON_WORDS } from './report-words.ts'

export interface ReportLine extends Record<string, unknown> {
  title: string
  day: string
  mode: string | null
  lane: string | null
  partner: string | null
  reason: string | null
  grams: string
  inputs: EmissionInputs
  legs: PackedLeg[]
}

/** Every consignment of the year, in the order of days. */
export const linesOfYear = (year: number) => sql`
  select title, day::text as day, mode, lane, partner, reason, grams::text as grams, inputs, legs
    from hub.emissions
   where tenant_id = hub.current_tenant() and day >= ${`${year}-01-01`}::date and day < ${`${year + 1}-01-01`}::date
   order by day, consignment_id`

const ofLegs = (legs: readonly PackedLeg[], textOf: (leg: Leg) => string | number) =>
  legs.map((leg) => textOf(unpackLeg(leg))).join('; ') || null
const total = (legs: readonly PackedLeg[], of: (leg: PackedLeg) => number) =>
  legs.length === 0 ? null : Math.round(legs.reduce((sum, leg) => sum + of(leg), 0) * 1000) / 1000

/** With this file anyone can calculate each figure again. */
export const REPORT_COLUMNS: readonly Column<ReportLine>[] = [
  { title: 'Consignment', width: 24, cell: ({ title }) => title },
  { title: 'Day', width: 12, cell: ({ day }) => day },
  { title: 'Mode', width: 12, cell: ({ mode }) => (mode ? (MODE_WORDS[mode] ?? mode) : null) },
  { title: 'Lane', width: 34, cell: ({ lane }) => lane },
  { title: 'Carrier', width: 28, cell: ({ partner }) => partner },
  { title: 'Mass (kg)', width: 12, cell: ({ inputs }) => inputs.massKg },
  { title: 'Distance (km)', width: 14, cell: ({ legs }) => total(legs, ({ distanceKm }) => distanceKm) },
  { title: 'Distance by', width: 18, cell: ({ legs }) => ofLegs(legs, ({ method }) => method) },
  {
    title: 'Distance adjustment',
    width: 18,
    cell: ({ legs }) => ofLegs(legs, ({ adjustment }) => adjustment),
  },
  { title: 'Tonne-kilometres', width: 16, cell: ({ legs }) => total(legs, ({ tonneKm }) => tonneKm) },
  {
    title: 'Intensity (g CO2e/tkm, well to wheel)',
    width: 22,
    cell: ({ legs }) => ofLegs(legs, ({ factor }) => Math.round((factor.wtt + factor.ttw) * 1000) / 1000),
  },
  {
    title: 'Source of the intensity',
    width: 40,
    cell: ({ legs }) =>
      ofLegs(legs, ({ factor }) => [factor.source, factor.edition].filter(Boolean).join(', ')),
  },
  {
    title: 'Well to tank (kg CO2e)',
    width: 18,
    cell: ({ legs }) => kilograms(total(legs, (leg) => leg.wttGrams)),
  },
  {
    title: 'Tank to wheel (kg CO2e)',
    width: 18,
    cell: ({ legs }) => kilograms(total(legs, (leg) => leg.ttwGrams)),
  },
  {
    title: 'Well to wheel (kg CO2e)',
    width: 18,
    cell: ({ grams, reason }) => (reason === null ? kilograms(Number(grams)) : null),
  },
  {
    title: 'Not computable because',
    width: 40,
    cell: ({ reason }) => (reason ? (REASON_WORDS[reason] ?? reason) : null),
  },
  { title: 'Note', width: 26, cell: () => 'Not a certified calculation' },
]

const kilograms = (grams: number | null) => (grams === null ? null : grams / 1000)
