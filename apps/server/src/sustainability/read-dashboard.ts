import type { FootprintLine, SustainabilityAnswer, YearFigures } from '@efti-hub/contract'
import type { TenantDb } from '../platform/database.ts'
import { certifiedIn } from './certifications/store.ts'
import { waiting } from './emissions/store.ts'
import { presentGoals } from './goals/present-goals.ts'
import { goalsOf, goalYears } from './goals/store.ts'
import { askedPlaces, countAnswers } from './places/store.ts'
import { heaviest, LOW_CARBON, monthsOf, totalsOf, yearsWithFigures } from './screen-store.ts'
import type { TotalRow } from './tables.ts'

/** Lines of a breakdown that the screen shows; the rest is a list away. */
const MOST_LINES = 8
const MOST_QUESTIONS = 10

type Dashboard = Omit<SustainabilityAnswer, 'certifications' | 'can'>

/** All of one year, from sums: nothing is added up consignment by consignment. */
export async function readDashboard(db: TenantDb, year: number, now: Date): Promise<Dashboard> {
  const current = now.getUTCFullYear()
  const totals = await totalsOf(db, ['mode', 'reason', 'primary'], year)
  const months = await monthsOf(db, year)
  const figures = figuresOf(totals, months, await certifiedIn(db, year))
  const before = figuresOf(
    await totalsOf(db, ['mode', 'primary'], year - 1),
    await monthsOf(db, year - 1),
    await certifiedIn(db, year - 1),
  )
  const lanes = await heaviest(db, 'lane', year, MOST_LINES)
  const partners = await heaviest(db, 'partner', year, MOST_LINES)
  const known = [...(await yearsWithFigures(db)), ...(await goalYears(db)), current, year]
  return {
    year,
    years: [...new Set(known)].sort((left, right) => right - left),
    figures,
    before,
    modes: linesOf(totals, 'mode') as Dashboard['modes'],
    lanes: { lines: lanes.lines.map(asLine), more: lanes.more },
    partners: { lines: partners.lines.map(asLine), more: partners.more },
    months: months.map((row) => ({ ...asLine(row), key: row.period })),
    missing: totals
      .filter(({ dimension }) => dimension === 'reason')
      .map(({ key, consignments }) => ({ reason: key, consignments }) as Dashboard['missing'][number])
      .sort((left, right) => right.consignments - left.consignments),
    goals: presentGoals(await goalsOf(db, year), { figures, before, now }),
    questions: await askedPlaces(db, MOST_QUESTIONS),
    answers: await countAnswers(db),
    waiting: (await waiting(db)).count,
  }
}

const linesOf = (totals: readonly TotalRow[], of: TotalRow['dimension']) =>
  totals.filter(({ dimension }) => dimension === of).map(asLine)

function asLine({ key, consignments, computed, grams, kgkm }: TotalRow): FootprintLine {
  return { key, consignments, computed, grams, tonneKm: kgkm / 1_000 }
}

function figuresOf(totals: readonly TotalRow[], months: readonly TotalRow[], certified: number): YearFigures {
  const sum = (rows: readonly TotalRow[], of: 'consignments' | 'computed' | 'grams' | 'kgkm') =>
    rows.reduce((all, row) => all + row[of], 0)
  const consignments = sum(months, 'consignments')
  const computed = sum(months, 'computed')
  const grams = sum(months, 'grams')
  const kgkm = sum(months, 'kgkm')
  const low = totals.filter(({ dimension, key }) => dimension === 'mode' && LOW_CARBON.has(key))
  const own = totals.filter(({ dimension }) => dimension === 'primary')
  const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole)
  return {
    consignments,
    computed,
    grams: computed === 0 ? null : grams,
    tonneKm: computed === 0 ? null : kgkm / 1_000,
    intensity: kgkm === 0 ? null : grams / (kgkm / 1_000),
    coverage: percent(computed, consignments),
    lowCarbonShare: percent(sum(low, 'kgkm'), kgkm),
    primaryShare: percent(sum(own, 'computed'), computed),
    certified,
  }
}
