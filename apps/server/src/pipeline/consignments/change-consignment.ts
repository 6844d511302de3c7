import type { ConsignmentChange, Role } from '@efti-hub/contract'
import { may } from '../../accounts/policy.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { recordAct, recordActs } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { takeTurn } from '../documents/store.ts'
import { rejectedAmong } from '../documents/was-rejected.ts'
import { countsOf } from './describe-consignment.ts'
import { actOfLinking, actsOfChange } from './record-changes.ts'
import { announce, type Related, refreshProfile, relateAnew } from './relate-document.ts'
import { requireConsignment } from './screen-store.ts'
import { changeConsignment, documentsIn, documentsOf, insertChoices } from './store.ts'

/** A person links a document: it stays, regardless of the product's own grouping. */
export async function linkDocument(
  db: TenantDb,
  { consignmentId, documentId }: { consignmentId: string; documentId: string },
  { userId: author, role }: Member,
  now: Date,
): Promise<Related> {
  await takeTurn(db)
  const consignment = await requireConsignment(db, consignmentId)
  const document = await requireDocument(db, documentId)
  await requireMayMove(db, role, document.id)
  const refreshed = await refreshProfile(db, document.id)
  if (!refreshed) throw new Refusal('not_ready', 'The document has not been read yet.')
  const documents = await documentsIn(db, [consignment.id])
  const others = documents.filter((one) => one.documentId !== document.id)
  await insertChoices(db, pairsWith(document.id, others), true, author)
  await recordAct(
    db,
    actOfLinking('link', consignment, [...documents, ...(await documentsOf(db, [document.id]))], document.id),
  )
  return relateAnew(
    db,
    [document.id, ...others.map((document) => document.documentId)],
    now,
    refreshed.plates,
  )
}

/** A person takes a document out: the product never links it with these documents again. */
export async function unlinkDocument(
  db: TenantDb,
  { consignmentId, documentId }: { consignmentId: string; documentId: string },
  { userId: author, role }: Member,
  now: Date,
): Promise<Related> {
  await takeTurn(db)
  const consignment = await requireConsignment(db, consignmentId)
  const documents = await documentsIn(db, [consignment.id])
  if (!documents.some((document) => document.documentId === documentId))
    throw notFound('document of the consignment')
  await requireMayMove(db, role, documentId)
  const others = documents.filter((document) => document.documentId !== documentId)
  if (others.length === 0) {
    throw new Refusal(
      'wrong_state',
      'It is the only document of this consignment. Link it to another one instead.',
    )
  }
  await insertChoices(db, pairsWith(documentId, others), false, author)
  await recordAct(db, actOfLinking('unlink', consignment, documents, documentId))
  return relateAnew(
    db,
    documents.map((document) => document.documentId),
    now,
  )
}

/** Without the document its former consignment could go. @throws Refusal for who may not decide about a rejected one. */
async function requireMayMove(db: TenantDb, role: Role, documentId: string): Promise<void> {
  if (may({ role }, 'decide')) return
  if ((await rejectedAmong(db, [documentId])).size > 0) {
    throw new Refusal(
      'not_allowed',
      'This document was rejected. Only a Compliance Manager can move it or take it out.',
    )
  }
}

export async function setConsignment(
  db: TenantDb,
  consignmentId: string,
  { phase, confirmed = [] }: ConsignmentChange,
  author: string,
  now: Date,
): Promise<void> {
  await takeTurn(db)
  const row = await requireConsignment(db, consignmentId)
  const stranger = confirmed.find(({ code }) => !row.required.some((required) => required.code === code))
  if (stranger) {
    throw new Refusal('invalid_request', `This consignment does not need a document '${stranger.code}'.`)
  }
  const words = new Map(Object.entries(row.confirmed))
  for (const one of confirmed) {
    if (one.confirmed) words.set(one.code, { author, at: now.toISOString() })
    else words.delete(one.code)
  }
  const confirmations = Object.fromEntries(words)
  await changeConsignment(db, row.id, {
    confirmed: confirmations,
    ...countsOf(row.required, confirmations),
    ...(phase === undefined ? {} : { phase, phaseAuthor: phase && author, phaseAt: phase && now }),
  })
  const documents = await documentsIn(db, [row.id])
  await recordActs(db, actsOfChange(row, documents, { phase, confirmed }))
  await announce(db, [row.id], [])
}

function pairsWith(id: string, documents: readonly { documentId: string }[]): [string, string][] {
  return documents.map(({ documentId }) => [id, documentId])
}
