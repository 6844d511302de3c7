import type { TenantDb } from '../../platform/database.ts'
import type { Paper } from './contradictions/compared.ts'
import { type Required, requiredPapers } from './required-papers.ts'
import { changeConsignment, consignmentsById, papersIn } from './store.ts'
import type { ConsignmentRow } from './tables.ts'

/** Keeps beside a consignment what lists filter and search by. */
export async function describeConsignments(db: TenantDb, ids: readonly string[]): Promise<void> {
  const rows = await consignmentsById(db, ids)
  const papers = Map.groupBy(await papersIn(db, ids), ({ consignmentId }) => consignmentId)
  for (const row of rows) {
    const ours = papers.get(row.id) ?? []
    const required = requiredPapers(ours)
    await changeConsignment(db, row.id, {
      required,
      missing: missingOf(required, row.confirmed).length,
      searchText: searchTextOf(ours),
    })
  }
}

export function missingOf(required: readonly Required[], confirmed: ConsignmentRow['confirmed']): Required[] {
  return required.filter(({ code, documentId }) => documentId === null && !Object.hasOwn(confirmed, code))
}

function searchTextOf(papers: readonly Paper[]): string {
  const words = papers.flatMap(({ name, profile }) => [
    name,
    profile.number?.value,
    profile.consignor?.value,
    profile.consignee?.value,
    profile.carrier?.value,
    profile.vehicle,
    ...profile.containers,
    profile.fromTown,
    profile.toTown,
  ])
  return [...new Set(words.filter((word) => word))].join(' \n').toLowerCase()
}
