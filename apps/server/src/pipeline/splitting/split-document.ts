import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ArrangedPage, Arrangement, Document } from '@efti-hub/contract'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { Recheck } from '../consignments/recheck-documents.ts'
import { setFacts } from '../document-acts/facts-store.ts'
import { requireServable } from '../documents/original-folders.ts'
import { insertParts } from '../documents/part-store.ts'
import { presentOne, requireDocument } from '../documents/read-documents.ts'
import { takeTurn } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { addTags, tagsOf } from '../documents/tag-store.ts'
import { acceptUpload } from '../intake/accept-document.ts'
import { receiveBytes } from '../intake/receive-bytes.ts'
import { deleteUploads, findUpload, insertUpload } from '../intake/store.ts'
import { uploadExpiry } from '../intake/upload-address.ts'
import { deleteDocument, requireDeletable } from '../retention/trash/delete-document.ts'
import { arrangeInThread, takeTurnArranging } from './arrange-in-thread.ts'

export interface AfterSplit {
  /** Queues a new document. */
  follow(db: TenantDb, document: DocumentRow): Promise<void>
  recheck: Recheck
}

interface StoredPart {
  uploadId: string
  pages: ArrangedPage[]
  name: string
}

/**
 * Makes documents of the pages of a PDF. Their files are stored first, as uploads that are swept away if nothing comes of them; then all
 * documents are made and the original is moved to the trash in one transaction: a crash leaves the one or the others.
 * @throws Refusal
 */
export async function splitDocument(
  services: Services,
  member: Member,
  { id, origin }: { id: string; origin: string },
  arrangement: Arrangement,
  { follow, recheck }: AfterSplit,
): Promise<Document[]> {
  const original = await services.database.inTenant(member, async (db) => {
    const document = await requireDocument(db, id)
    await requireDeletable(db, member, document)
    return document
  })
  if (original.documentType !== 'pdf') throw new Refusal('wrong_state', 'Only PDFs can be split.')
  requireServable(services.config, original)
  return takeTurnArranging(async () => {
    const stored = await storeParts(services, member, original, arrangement)
    try {
      return await services.database.inTenant(member, (db) => makeDocuments(db, stored))
    } catch (error) {
      if (error instanceof Refusal) await dropParts(services, member, stored)
      throw error
    }
  })

  async function makeDocuments(db: TenantDb, stored: readonly StoredPart[]): Promise<Document[]> {
    await takeTurn(db)
    const standing = await requireDocument(db, id)
    const rows: DocumentRow[] = []
    for (const { uploadId, name, pages } of stored) {
      const madeFrom = `${pagesInWords(pages)} of ${original.originalName}`
      const wanted = { uploadId, origin, originalName: name, fileName: name, madeFrom }
      rows.push(await acceptUpload(services, db, member, wanted, (row) => follow(db, row)))
    }
    const parts = rows.map((row, at) => ({ documentId: row.id, pages: stored[at]?.pages ?? [] }))
    await insertParts(db, id, parts)
    await carryOver(db, standing, rows)
    await recordAct(
      db,
      actOnDocument(original, {
        action: 'document-split',
        details: `Into ${rows.length === 1 ? '1 document' : `${rows.length} documents`}`,
        newValue: {
          documents: rows.map((row, at) => ({
            id: row.id,
            name: row.originalName,
            pages: stored[at]?.pages,
          })),
        },
      }),
    )
    await deleteDocument(db, member, id, services.clock.now(), recheck)
    const shown: Document[] = []
    for (const row of rows) shown.push(await presentOne(db, row, member))
    return shown
  }
}

/** The owner, the tags and what the file waits for also apply to its parts. */
async function carryOver(db: TenantDb, original: DocumentRow, parts: readonly DocumentRow[]): Promise<void> {
  const ids = parts.map(({ id }) => id)
  const { assignee, waitingSince, waitingFor } = original
  await setFacts(db, ids, { assignee, waitingSince, waitingFor })
  await addTags(db, ids, (await tagsOf(db, [original.id])).get(original.id) ?? [])
}

async function storeParts(
  services: Services,
  member: Member,
  original: DocumentRow,
  arrangement: Arrangement,
): Promise<StoredPart[]> {
  const files = await arrangeInThread(await buffer(services.files.read(original.objectKey)), arrangement)
  const stored: StoredPart[] = []
  try {
    for (const [at, { pages, ...part }] of arrangement.parts.entries()) {
      const uploadId = await services.database.inTenant(member, (db) =>
        insertUpload(db, member.userId, uploadExpiry(services.clock.now())),
      )
      stored.push({ uploadId, pages, name: part.name ?? partName(pages, original.originalName) })
      const file = files[at] ?? new Uint8Array()
      const content = Readable.from([file], { objectMode: false })
      await receiveBytes(services, { tenantId: member.tenantId, uploadId }, content, file.length)
    }
  } catch (error) {
    if (error instanceof Refusal) await dropParts(services, member, stored)
    throw error
  }
  return stored
}

/** Bytes first, rows second, as whatever is left of them is swept. */
async function dropParts(services: Services, member: Member, stored: readonly StoredPart[]): Promise<void> {
  const ids = stored.map(({ uploadId }) => uploadId)
  await services.database.inTenant(member, async (db) => {
    for (const id of ids) {
      const upload = await findUpload(db, id)
      if (upload?.objectKey) await services.files.remove(upload.objectKey)
    }
    await deleteUploads(db, ids)
  })
}

/** The longest name that a document may have, without its ending. */
const LONGEST_NAME = 251

function partName(pages: readonly ArrangedPage[], originalName: string): string {
  const which = ` (${pagesInWords(pages)})`
  const base = originalName.replace(/\.pdf$/i, '').slice(0, LONGEST_NAME - which.length)
  return `${base}${which}.pdf`
}

/** 'page 3', 'pages 1-2, 5'. */
function pagesInWords(pages: readonly ArrangedPage[]): string {
  const runs: { first: number; last: number }[] = []
  for (const { number } of pages) {
    const run = runs.at(-1)
    if (run && number === run.last + 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  const most = 5
  const shown = runs
    .slice(0, most)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
  return `${pages.length === 1 ? 'page' : 'pages'} ${shown.join(', ')}${runs.length > most ? ', …' : ''}`
}
