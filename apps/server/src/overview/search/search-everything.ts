import { MOST_HITS, type SearchAnswer, type SearchHit } from '@efti-hub/contract'
import { readTyped, type Typed } from '../../pipeline/consignments/search/typed.ts'
import { documentsIn } from '../../pipeline/consignments/store.ts'
import type { TenantDb } from '../../platform/database.ts'
import { consignmentHits } from './consignment-hits.ts'
import { documentHits } from './document-hits.ts'
import { equipmentHits, partyHits, referenceHits } from './shared-hits.ts'
import { consignmentsLike, documentsByName, documentsByProfile, LOOKED_AT, referencesLike } from './store.ts'

/** A few of everything that has what was typed, group by group. */
export async function searchEverything(db: TenantDb, search: string): Promise<SearchAnswer> {
  const typed = readTyped(search)
  if (!typed) return { tooShort: true, hits: [] }
  const found = await documentsByProfile(db, typed)
  const areMore = found.length === LOOKED_AT
  const hits = [
    ...documentHits(typed, found, await documentsByName(db, typed)),
    ...(await hitsOfConsignments(
      db,
      typed,
      found.map(({ consignmentId }) => consignmentId),
    )),
    ...partyHits(typed, found, areMore),
    ...equipmentHits(typed, found, areMore),
    ...referenceHits(await referencesLike(db, typed)),
  ]
  return { tooShort: false, hits }
}

/** Those of the documents found come first: their numbers are found in any form. */
async function hitsOfConsignments(
  db: TenantDb,
  typed: Typed,
  ofDocuments: readonly (string | null)[],
): Promise<SearchHit[]> {
  const known = ofDocuments.filter((id) => id !== null)
  const ids = [...new Set([...(await consignmentsLike(db, typed)), ...known])].slice(0, MOST_HITS)
  return consignmentHits(typed, ids, await documentsIn(db, ids))
}
