import { MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import {
  BlobReader,
  configure,
  type Entry,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js'
import { batchReasons as reasons } from '../../../words/batch.ts'
import { BatchRefusal } from './sort-files.ts'

// The browser's own inflating needs neither a worker nor WebAssembly, which the content security policy would refuse.
configure({ useWebWorkers: false })

/** Directories and what systems leave behind count here too; a ZIP of documents has far fewer. */
const MOST_ENTRIES = 5_000
/** What all of it may unpack to. */
const MOST_BYTES = 2 * 1024 ** 3
/** XML packs to a fiftieth at best; a bomb to less than a thousandth. */
const MOST_RATIO = 250
/** Below this nobody is harmed by any ratio. */
const HARMLESS_BYTES = 64 * 1024 ** 2
/** Written by systems, not by people. */
const LITTER = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/

export interface ZippedFile {
  /** Place among all entries. */
  at: number
  /** Without folders. */
  name: string
  folder: string | null
  /** Bytes, as the archive declares; unpacking enforces the limit all the same. */
  size: number
  encrypted: boolean
}

/** @throws BatchRefusal for what is no ZIP, or one made to do harm. */
export async function listZip(archive: Blob): Promise<ZippedFile[]> {
  const files: ZippedFile[] = []
  let bytes = 0
  for (const [at, entry] of (await entriesOf(archive)).entries()) {
    if (entry.directory || LITTER.test(entry.filename)) continue
    bytes += entry.uncompressedSize
    files.push({
      at,
      name: /[^/\\]*$/.exec(entry.filename)?.[0] ?? entry.filename,
      folder: /^(.+)[/\\]/.exec(entry.filename)?.[1] ?? null,
      size: entry.uncompressedSize,
      encrypted: entry.encrypted,
    })
  }
  const swells = bytes > HARMLESS_BYTES && bytes > archive.size * MOST_RATIO
  if (bytes > MOST_BYTES || swells) throw new BatchRefusal(reasons.zipBomb)
  if (files.length === 0) throw new BatchRefusal(reasons.zipEmpty)
  return files
}

/** Unpacks one file and no byte more than the limit, regardless of the declared size. @throws BatchRefusal */
export async function unpack(archive: Blob, at: number): Promise<Blob> {
  const entry = (await entriesOf(archive))[at]
  if (!entry || entry.directory) throw new BatchRefusal(reasons.zipEntry)
  if (entry.encrypted) throw new BatchRefusal(reasons.zipEncrypted)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.length
      if (size > MAX_UPLOAD_BYTES) throw new BatchRefusal(reasons.tooLarge)
      parts.push(part)
    },
  })
  try {
    await (entry as FileEntry).getData(sink, { checkOverlappingEntry: true })
  } catch (error) {
    if (size > MAX_UPLOAD_BYTES) throw new BatchRefusal(reasons.tooLarge)
    throw error instanceof BatchRefusal ? error : new BatchRefusal(reasons.zipEntry)
  }
  return new Blob(parts)
}

const opened = new WeakMap<Blob, Promise<Entry[]>>()

/** Read once for an archive, however many of its files are wanted. */
function entriesOf(archive: Blob): Promise<Entry[]> {
  const known = opened.get(archive)
  if (known) return known
  const reading = readEntries(archive)
  opened.set(archive, reading)
  return reading
}

async function readEntries(archive: Blob): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    // Paths that lead out of a folder lead nowhere here: only names are taken from them.
    const reader = new ZipReader(new BlobReader(archive), { filenameValidation: 'tolerant' })
    for await (const entry of reader.getEntriesGenerator()) {
      entries.push(entry)
      if (entries.length > MOST_ENTRIES) break
    }
  } catch {
    throw new BatchRefusal(reasons.zip)
  }
  if (entries.length > MOST_ENTRIES) throw new BatchRefusal(reasons.zipTooMany(MOST_ENTRIES))
  return entries
}
