import type { TenantDb } from '../../platform/database.ts'
import { acceptancesOf } from './contradictions/acceptance-store.ts'
import { blockingContradictions, compareDocuments } from './contradictions/compare-documents.ts'
import type { ComparedDocument } from './contradictions/compared.ts'
import { isInCab, type Required, requiredDocuments } from './required-documents.ts'
import { consignmentsById, documentsIn, keepDescriptions } from './store.ts'
import type { ConsignmentRow } from './tables.ts'

/** Keeps beside a consignment what lists filter and search by. */
export async function describeConsignments(db: TenantDb, ids: readonly string[]): Promise<void> {
  const rows = await consignmentsById(db, ids)
  const all = await documentsIn(db, ids)
  const acceptances = await acceptancesOf(db, all)
  const documents = Map.groupBy(all, ({ consignmentId }) => consignmentId)
  await keepDescriptions(
    db,
    rows.map((row) => {
      const ours = documents.get(row.id) ?? []
      const required = requiredDocuments(ours)
      return {
        id: row.id,
        required,
        ...countsOf(required, row.confirmed),
        contradictions: blockingContradictions(compareDocuments(ours, acceptances)).length,
        searchText: searchTextOf(ours),
      }
    }),
  )
}

/** Neither here nor confirmed; `carriedInCab`: the vehicles of the organisation carry what belongs in the cab. */
export function missingOf(
  required: readonly Required[],
  confirmed: ConsignmentRow['confirmed'],
  carriedInCab: boolean | null,
): Required[] {
  return required.filter(
    ({ code, documentId }) =>
      documentId === null && !Object.hasOwn(confirmed, code) && !(carriedInCab && isInCab(code)),
  )
}

/** What is missing, and apart from it what vehicles can carry in the cab: whether they do is a setting. */
export function countsOf(required: readonly Required[], confirmed: ConsignmentRow['confirmed']) {
  const [all, outsideCab] = [false, true].map((carried) => missingOf(required, confirmed, carried).length)
  return { missing: outsideCab ?? 0, missingInCab: (all ?? 0) - (outsideCab ?? 0) }
}

function searchTextOf(documents: readonly ComparedDocument[]): string {
  const words = documents.flatMap(({ name, profile }) => [
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
