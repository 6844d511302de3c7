import { createHash } from 'node:crypto'
import type { ZipPart } from '../../../platform/zip/stream-zip.ts'

export interface ListedFile {
  path: string
  bytes: number
  sha256: string
}

interface Measured {
  part: ZipPart
  /** Complete once the part has been read. */
  file: ListedFile
}

/** A part of the archive, and its size and hash as it passes: nothing is read twice. */
export function measureFile(
  path: string,
  content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>,
  modifiedAt: Date,
): Measured {
  const file = { path, bytes: 0, sha256: '' }
  async function* passing() {
    const hash = createHash('sha256')
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      hash.update(bytes)
      file.bytes += bytes.length
      yield bytes
    }
    file.sha256 = hash.digest('hex')
  }
  return { part: { path, content: passing(), modifiedAt }, file }
}
