import type { ContradictionAcceptance } from '@efti-hub/contract'
import type { TenantDb } from '../../../platform/database.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { takeTurn } from '../../documents/store.ts'
import { describeConsignments } from '../describe-consignment.ts'
import { actOfAccepting, actOfRevoking } from '../record-changes.ts'
import { announce } from '../relate-document.ts'
import { requireConsignment } from '../screen-store.ts'
import { documentsIn } from '../store.ts'
import { acceptancesOf, insertAcceptance, revokeAcceptances } from './acceptance-store.ts'
import { compareDocuments } from './compare-documents.ts'
import { contradictingValues, isSameValue } from './sides-of.ts'

interface About {
  consignmentId: string
  code: string
}

/** 'Both are correct': the contradiction is settled, and no document changes, until one of the values does. */
export async function acceptContradiction(
  db: TenantDb,
  about: About,
  { reason, values }: ContradictionAcceptance,
  author: string,
): Promise<void> {
  const { consignment, documents, comparison } = await compare(db, about)
  const groups = comparison ? contradictingValues(comparison) : []
  const statements = groups.flat()
  const isAsSeen =
    groups.length === values.length &&
    groups.every(([first]) => first && values.some((value) => isSameValue(value, first.value)))
  if (!comparison || groups.length === 0 || !isAsSeen)
    throw new Refusal('wrong_state', 'The documents have changed since. Please reload and check again.')
  await insertAcceptance(db, {
    code: about.code,
    documentIds: statements.map(({ document }) => document.documentId),
    documentValues: statements.map(({ value }) => value),
    reason,
    author,
  })
  await recordAct(db, actOfAccepting(consignment, documents, comparison.label, { values, reason }))
  await describeConsignments(db, [consignment.id])
  await announce(db, [consignment.id], [])
}

export async function revokeAcceptance(db: TenantDb, about: About, author: string): Promise<void> {
  const { consignment, documents, comparison } = await compare(db, about)
  const accepted = comparison?.accepted ?? []
  if (!comparison || accepted.length === 0)
    throw new Refusal('wrong_state', 'These values are not accepted. Please reload and check again.')
  await revokeAcceptances(
    db,
    accepted.map(({ id }) => id),
    author,
  )
  for (const { documentValues: values, reason } of accepted)
    await recordAct(db, actOfRevoking(consignment, documents, comparison.label, { values, reason }))
  await describeConsignments(db, [consignment.id])
  await announce(db, [consignment.id], [])
}

async function compare(db: TenantDb, { consignmentId, code }: About) {
  await takeTurn(db)
  const consignment = await requireConsignment(db, consignmentId)
  const documents = await documentsIn(db, [consignment.id])
  const comparisons = compareDocuments(documents, await acceptancesOf(db, documents))
  return { consignment, documents, comparison: comparisons.find((one) => one.code === code) }
}
