import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type FileStore, OtherBytes } from '../../platform/file-store/file-store.ts'
import type { DocumentRow } from './tables.ts'

type Original = Pick<DocumentRow, 'objectKey' | 'sha256'>

/**
 * The bytes that were uploaded and no others: the last of them come only once the sum of all is right.
 * @throws OtherBytes where the store gives others, StoreUnavailable where it gives none.
 */
export async function* contentOfOriginal(
  files: FileStore,
  { objectKey, sha256 }: Original,
): AsyncGenerator<Buffer, void, undefined> {
  const hash = createHash('sha256')
  let held: Buffer | null = null
  for await (const chunk of files.read(objectKey) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (held) yield held
    held = chunk
  }
  if (hash.digest('hex') !== sha256) {
    throw new OtherBytes(`The file store gave other bytes of ${objectKey} than were stored there.`)
  }
  if (held) yield held
}

/** Whole in memory. @throws StoreUnavailable as above. */
export const readOriginal = (files: FileStore, original: Original): Promise<Buffer> =>
  buffer(contentOfOriginal(files, original))

/** To send: what cannot be read at all is known before the answer begins. @throws StoreUnavailable */
export async function openOriginal(files: FileStore, original: Original): Promise<Readable> {
  const content = contentOfOriginal(files, original)
  const first = await content.next()
  async function* all() {
    if (first.value) yield first.value
    yield* content
  }
  return Readable.from(all(), { objectMode: false })
}
