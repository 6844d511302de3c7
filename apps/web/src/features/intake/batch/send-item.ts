import { ApiError, serverCode, serverDocumentId, serverMessage } from '../../../api/request.ts'
import { batchReasons as reasons } from '../../../words/batch.ts'
import { intakeWords } from '../../../words/intake.ts'
import { outcomeWords } from '../../../words/upload-outcome.ts'
import { askForAddress, contentType } from '../ask-for-address.ts'
import { createDocument } from '../create-document.ts'
import { putFile } from '../put-file.ts'
import { type BatchItem, keyOfBytes } from './batch-item.ts'
import { patiently } from './patiently.ts'
import { BatchRefusal, refusalOf } from './sort-files.ts'

export type Change = (change: Partial<BatchItem>) => void

/**
 * `read` answers the bytes under a key of the kept batch: the item's own, or its archive's. `keep` stores the changes in the
 * browser: the address of the upload is stored before it becomes a document, so that a reload never makes a second one.
 */
export async function sendItem(
  item: BatchItem,
  read: (key: string) => Promise<Blob | null>,
  change: Change,
  keep: () => Promise<void>,
  isBatch: boolean,
): Promise<void> {
  try {
    if (item.fileUrl) return await create(item, item.fileUrl, item.size, change, isBatch)
    const bytes = await prepare(item, read, change)
    const name = uploadName(item)
    const refusal = refusalOf({ name, size: bytes.size })
    if (refusal) throw new BatchRefusal(refusal)
    change({ state: 'uploading', progress: 0 })
    const fileUrl = await put(bytes, change)
    change({ fileUrl })
    await keep()
    await create(item, fileUrl, bytes.size, change, isBatch)
  } catch (error) {
    change({ state: 'failed', reason: explain(error), mayTryAgain: !isFinal(error) })
  }
}

/** Said of the file; the way, the session and the hurry can be better another time. */
const isFinal = (error: unknown) =>
  error instanceof BatchRefusal || (error instanceof ApiError && [400, 413, 415, 422].includes(error.status))

/** Pictures become a PDF of their name. */
export function uploadName({ name, source }: Pick<BatchItem, 'name' | 'source'>): string {
  const isPicture = source.kind === 'picture' || (source.kind === 'zip' && source.isPicture)
  return isPicture ? `${name.replace(/\.[^.]+$/, '')}.pdf` : name
}

async function prepare(
  item: BatchItem,
  read: (key: string) => Promise<Blob | null>,
  change: Change,
): Promise<Blob> {
  const { name, source } = item
  const kept = await read(keyOfBytes(item))
  if (!kept) throw new BatchRefusal(reasons.lost)
  let bytes = kept
  if (source.kind === 'zip') {
    change({ state: 'unpacking' })
    const { unpack } = await import('./open-zip.ts')
    bytes = await unpack(kept, source.at)
  }
  if (source.kind === 'file' || (source.kind === 'zip' && !source.isPicture)) return bytes
  change({ state: 'converting' })
  const { pictureToPdf } = await import('./picture-to-pdf.ts')
  return pictureToPdf(bytes, name)
}

async function put(bytes: Blob, change: Change): Promise<string> {
  const type = contentType(bytes.type)
  const { url, headers } = await patiently(() => askForAddress(bytes, type))
  const { location } = await putFile({
    signature: {
      method: 'PUT',
      url,
      headers: { ...headers, 'Content-Type': type },
    },
    body: bytes,
    size: bytes.size,
    onProgress: ({ loaded }: { loaded: number }) =>
      change({ progress: Math.min(100, Math.round((100 * loaded) / bytes.size)) }),
    onComplete: () => {},
  })
  return location ?? url
}

async function create(
  item: BatchItem,
  url: string,
  size: number,
  change: Change,
  isBatch: boolean,
): Promise<void> {
  const name = uploadName(item)
  try {
    const document = await patiently(() => createDocument({ url, name, size, mimeType: '' }, isBatch))
    const { id, status } = document
    change({ state: 'sent', documentId: id, document: { id, status, job: null }, reason: null })
  } catch (error) {
    if (!wasTaken(error)) throw error
    // The answer was lost with the page, or on the way: the document is there.
    const documentId = serverDocumentId(error)
    const document: BatchItem['document'] = documentId
      ? { id: documentId, status: 'pending', job: null }
      : null
    change({ state: 'sent', documentId, document, reason: document ? null : reasons.before })
  }
}

const wasTaken = (error: unknown) => serverCode(error) === 'upload_consumed'

function explain(error: unknown): string {
  if (error instanceof BatchRefusal) return error.message
  if (error instanceof DOMException) return reasons.unreadable
  if (error instanceof TypeError) return outcomeWords.networkError
  const own = error instanceof Error && !(error instanceof ApiError) ? error.message : null
  return serverMessage(error) ?? own ?? intakeWords.failed.description
}
