import { type Compared, DASHBOARD_DAYS, type Dashboard } from '@efti-hub/contract'
import { readTenant } from '../../accounts/tenant-store.ts'
import type { TenantDb } from '../../platform/database.ts'
import { countriesOf, readCounts, sumCounts, type Total } from './read-counts.ts'
import { countPeople } from './store.ts'

const SPAN_MS = DASHBOARD_DAYS * 86_400_000
const MOST_COUNTRIES = 5

export async function readDashboard(db: TenantDb, now: Date): Promise<Dashboard> {
  const last = new Date(now.getTime() - SPAN_MS)
  const spans = { last, before: new Date(last.getTime() - SPAN_MS) }
  const counts = await readCounts(db, spans)
  const people = await countPeople(db, spans)
  const { founded } = await readTenant(db)
  // An organisation that did not exist yet did not upload nothing.
  const hasBefore = founded < last
  const compared = (inLast: number, inBefore: number): Compared => ({
    last: inLast,
    before: hasBefore ? inBefore : null,
  })
  const sum = (total: Total) => sumCounts(counts, total)
  const countries = [...countriesOf(counts, 'total')].sort(
    ([a, left], [b, right]) => right - left || a.localeCompare(b),
  )
  return {
    documents: {
      total: sum('total'),
      uploaded: compared(sum('uploadedLast'), sum('uploadedBefore')),
    },
    compliance: {
      rate: share(sum('compliant'), sum('checked')),
      checked: sum('checked'),
      compliant: sum('compliant'),
      last: share(sum('compliantLast'), sum('checkedLast')),
      before: share(sum('compliantBefore'), sum('checkedBefore')),
    },
    people: { members: people.members, active: compared(people.activeLast, people.activeBefore) },
    countries: {
      total: countries.length,
      routes: compared(countriesOf(counts, 'uploadedLast').size, countriesOf(counts, 'uploadedBefore').size),
      most: countries.slice(0, MOST_COUNTRIES).map(([code, documents]) => ({ code, documents })),
    },
  }
}

/** Nothing of nothing is no share. */
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
