import { addAbortSignal, PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipPart {
  path: string
  content: AsyncIterable<Buffer>
  modifiedAt: Date
}

/** Of 9: what is large in an archive, such as PDF files and pictures, is compressed already. */
const COMPRESSION = 1

/**
 * An archive of parts, each asked for when the one before it has been read: a part may depend on those before it, and memory
 * grows with none of them. An error of a part and a reader who leaves end the parts as well.
 */
export function streamZip(parts: AsyncIterable<ZipPart>): Readable {
  const zip = new ZipFile()
  const archive = new PassThrough()
  const left = new AbortController()
  const fail = (error: Error) => archive.destroy(error)
  zip.on('error', fail)
  archive.on('close', () => left.abort())
  addParts(zip, parts, left.signal).catch(fail)
  return (zip.outputStream as Readable).pipe(archive)
}

async function addParts(zip: ZipFile, parts: AsyncIterable<ZipPart>, left: AbortSignal): Promise<void> {
  for await (const { path, content, modifiedAt } of parts) {
    const stream = addAbortSignal(left, Readable.from(content, { objectMode: false }))
    zip.addReadStream(stream, path, { mtime: modifiedAt, compressionLevel: COMPRESSION })
    await finished(stream)
  }
  zip.end()
}
