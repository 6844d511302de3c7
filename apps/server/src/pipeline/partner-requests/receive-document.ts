import type { QuestionForPartner } from '@efti-hub/contract'
import type { TenantDb } from '../../platform/database.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { acceptUpload } from '../intake/accept-document.ts'
import { insertUpload } from '../intake/store.ts'
import { plainAddress, signPermission, uploadExpiry, uploadIdIn } from '../intake/upload-address.ts'
import { noteAnswer } from './answer-request.ts'
import { type OpenedLink, presentQuestion } from './open-link.ts'
import { changeRequest, uploaderFor } from './store.ts'

/** A file that did not get through is tried again at the same address; more addresses than this serve nobody. */
const MOST_ADDRESSES = 5

/** An address for one file, as members get it: the same limits of size and space apply to it. */
export async function handOutToPartner(
  services: Services,
  { db, row, now }: OpenedLink,
  origin: string,
): Promise<{ uploadURL: string; permission: string }> {
  if (row.receivedId) throw received()
  if (row.uploads >= MOST_ADDRESSES) {
    throw new Refusal('too_many_requests', 'Too many files were begun. Please ask the sender for a new link.')
  }
  const userId = await uploaderFor(db, row.author)
  if (!userId) throw new Refusal('not_allowed', 'Nobody can receive a file here at the moment.')
  const expiresAt = uploadExpiry(now)
  const uploadId = await insertUpload(db, userId, expiresAt)
  await changeRequest(db, row.id, { uploadId, uploads: row.uploads + 1 })
  const { tenantId } = db
  return {
    uploadURL: plainAddress(origin, uploadId),
    permission: signPermission(services.signer, { uploadId, tenantId }, expiresAt),
  }
}

/**
 * Makes a document of the file: a new one beside the one that was asked about, with the intake's own checks, and the malware scan
 * before anything of it is read. It replaces nothing.
 */
export async function receiveDocument(
  services: Services,
  opened: OpenedLink,
  { fileUrl, originalName, origin }: { fileUrl: string; originalName: string; origin: string },
  follow: (db: TenantDb, document: DocumentRow) => Promise<void>,
): Promise<QuestionForPartner> {
  const { db, row, fields, now } = opened
  if (row.receivedId) throw received()
  const uploadId = uploadIdIn(fileUrl, origin)
  const userId = await uploaderFor(db, row.author)
  if (!uploadId || uploadId !== row.uploadId || !userId) throw notFound('upload')
  const madeFrom = `sent by ${row.partner} through a link`
  const document = await acceptUpload(
    services,
    db,
    { userId },
    { uploadId, origin, originalName, fileName: originalName, madeFrom },
    (arrived) => follow(db, arrived),
  )
  const answered = await changeRequest(db, row.id, { answeredAt: now, receivedId: document.id })
  await noteAnswer(
    { ...opened, row: answered },
    { count: 0, details: document.originalName, newValue: { document: document.id } },
  )
  return presentQuestion(services, { db, row: answered, fields })
}

const received = () =>
  new Refusal('wrong_state', 'A document was sent through this link already. Please ask the sender.')
