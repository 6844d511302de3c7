import type { ConsignmentAnswer } from '@efti-hub/contract'
import type { TenantDb } from '../../../platform/database.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { presentConsignment } from '../../compliance/present-consignment.ts'
import { acceptancesOf } from '../../consignments/contradictions/acceptance-store.ts'
import {
  blockingContradictions,
  compareDocuments,
} from '../../consignments/contradictions/compare-documents.ts'
import { titleOf } from '../../consignments/present.ts'
import { actOfExporting } from '../../consignments/record-changes.ts'
import { requireConsignment, standingsOf } from '../../consignments/screen-store.ts'
import { documentsIn } from '../../consignments/store.ts'
import { type ConsignmentInForce, consignmentInForce } from '../../extraction/corrections/in-force.ts'
import { openOfDocument, type ViolationRow } from '../../violations/store.ts'
import { combineDocuments, type NotCombined } from './combine-documents.ts'

/** A document that belongs to the data set. */
export interface PartOfConsignment {
  documentId: string
  name: string
  inForce: ConsignmentInForce
  open: readonly ViolationRow[]
}

export interface GatheredConsignment {
  id: string
  title: string
  /** The contract of carriage first; without documents that were rejected or not read. */
  parts: readonly PartOfConsignment[]
  /** What the documents contradict each other in and nobody settled, by label. */
  contradictions: readonly string[]
}

/** @throws Refusal 404; 409 as long as none of its documents has been read. */
export async function gatherConsignment(
  db: TenantDb,
  id: string,
  format: string,
): Promise<GatheredConsignment> {
  const row = await requireConsignment(db, id)
  const all = await documentsIn(db, [row.id])
  const ids = all.map(({ documentId }) => documentId)
  const standings = await standingsOf(db, ids)
  const counted = all.filter(({ documentId }) => standings.get(documentId)?.status !== 'rejected')
  const ordered = counted.toSorted((left, right) => rankOf(left) - rankOf(right))
  const parts: PartOfConsignment[] = []
  for (const { documentId, name } of ordered) {
    const inForce = await consignmentInForce(db, documentId)
    if (inForce) parts.push({ documentId, name, inForce, open: await openOfDocument(db, documentId) })
  }
  if (parts.length === 0) throw new Refusal('not_ready', 'None of the documents has been read yet.')
  await recordAct(db, actOfExporting(row, all, format))
  const comparisons = compareDocuments(counted, await acceptancesOf(db, counted))
  return {
    id: row.id,
    title: titleOf(all),
    parts,
    contradictions: blockingContradictions(comparisons).map(({ label }) => label),
  }
}

/** Contracts of carriage before what goes beside them. */
const rankOf = ({ profile }: { profile: { family: string | null } }) => (profile.family === null ? 1 : 0)

/** The data of all documents as one, as if the first of them stated it. */
export function combinedInForce(parts: GatheredConsignment['parts']): {
  inForce: ConsignmentInForce
  notCombined: NotCombined[]
} {
  const [first] = parts
  if (!first) throw new Error('a consignment to export has a document')
  const { values, notCombined } = combineDocuments(
    parts.map(({ documentId, name, inForce }) => ({ documentId, name, values: inForce.values })),
  )
  return { inForce: { ...first.inForce, values }, notCombined }
}

/** The same for people. */
export function combinedFields(parts: GatheredConsignment['parts']): ConsignmentAnswer['fields'] {
  const asked = parts.map(({ documentId, name, inForce }) => ({
    documentId,
    name,
    values: presentConsignment(inForce, new Map(), []).fields,
  }))
  return combineDocuments(asked).values
}
