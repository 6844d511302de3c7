import type { DocumentProgress } from '@efti-hub/contract'

/** Where the bytes of an item come from. */
export type Source =
  | { kind: 'file' }
  /** Becomes a PDF before it is uploaded. */
  | { kind: 'picture' }
  /** `at` is the place of the entry among all of the archive's. */
  | { kind: 'zip'; archive: string; at: number; isPicture: boolean }

export type SendState = 'waiting' | 'unpacking' | 'converting' | 'uploading' | 'sent' | 'failed'

export interface BatchItem {
  id: string
  /** Rises with every change: of two tabs' versions the higher one is later. */
  revision: number
  name: string
  /** Where it lies in its archive. */
  folder: string | null
  /** Bytes, as chosen. */
  size: number
  source: Source
  state: SendState
  /** Of the upload, 0 to 100. */
  progress: number
  /** Why it failed, or another remark. */
  reason: string | null
  /** What failed was the way, not the file. */
  mayTryAgain: boolean
  /** Where the bytes were put, until they became a document. */
  fileUrl: string | null
  documentId: string | null
  /** As the server last reported. */
  document: DocumentProgress | null
}

export function newItem(
  part: Pick<BatchItem, 'name' | 'folder' | 'size' | 'source'>,
  reason?: string,
): BatchItem {
  return {
    ...part,
    id: crypto.randomUUID(),
    revision: 0,
    state: reason ? 'failed' : 'waiting',
    progress: 0,
    reason: reason ?? null,
    mayTryAgain: false,
    fileUrl: null,
    documentId: null,
    document: null,
  }
}

export const changed = (item: BatchItem, part: Partial<BatchItem>): BatchItem => ({
  ...item,
  ...part,
  revision: item.revision + 1,
})

/** Under what its bytes are kept: of an archive once for all of its files. */
export const keyOfBytes = ({ id, source }: BatchItem) => (source.kind === 'zip' ? source.archive : id)

/** The server still has something to do with it. */
export function isItemAtWork({ state, document, documentId }: BatchItem): boolean {
  if (state !== 'sent' || !documentId) return false
  return !document || document.status === 'pending' || document.status === 'processing'
}

/** It failed here or on the server. */
export function hasFailed({ state, document }: BatchItem): boolean {
  return state === 'failed' || document?.status === 'failed'
}

export function isDone(item: BatchItem): boolean {
  return hasFailed(item) || (item.state === 'sent' && !isItemAtWork(item))
}

export interface BatchTally {
  all: number
  done: number
  failed: number
  waiting: number
  /** Files that are neither done nor waiting to be started. */
  moving: number
}

export function tallyOf(items: readonly BatchItem[]): BatchTally {
  const done = items.filter(isDone).length
  const waiting = items.filter(({ state }) => state === 'waiting').length
  return {
    all: items.length,
    done,
    failed: items.filter(hasFailed).length,
    waiting,
    moving: items.length - done - waiting,
  }
}
