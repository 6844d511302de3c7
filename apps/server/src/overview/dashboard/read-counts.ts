import { LRUCache } from 'lru-cache'
import type { TenantDb } from '../../platform/database.ts'
import { countDocuments, type DocumentCounts, markOfCounts, type Spans } from './store.ts'

/** Time moves the spans too; by so little that nobody sees it in thirty days. */
const KEPT_MS = 60_000
const TENANTS_KEPT = 1_000

/** Everybody in the tenant asks after every change, and most changes of one tenant are none of another's. */
const known = new LRUCache<string, { mark: string; counts: DocumentCounts[] }>({
  max: TENANTS_KEPT,
  ttl: KEPT_MS,
})

/** Counted again whenever anything in the tenant has changed. */
export async function readCounts(db: TenantDb, spans: Spans): Promise<DocumentCounts[]> {
  // Before counting: what changes meanwhile is counted again next time.
  const mark = await markOfCounts(db)
  const before = known.get(db.tenantId)
  if (before?.mark === mark) return before.counts
  const counts = await countDocuments(db, spans)
  known.set(db.tenantId, { mark, counts })
  return counts
}

export type Total = Exclude<keyof DocumentCounts, 'countries'> & string

export const sumCounts = (counts: readonly DocumentCounts[], total: Total): number =>
  counts.reduce((sum, each) => sum + Number(each[total]), 0)

/** Documents by country of the route; a route of two countries counts for both. */
export function countriesOf(counts: readonly DocumentCounts[], total: Total): Map<string, number> {
  const byCode = new Map<string, number>()
  for (const each of counts) {
    const documents = Number(each[total])
    if (documents === 0) continue
    for (const code of each.countries) byCode.set(code, (byCode.get(code) ?? 0) + documents)
  }
  return byCode
}
