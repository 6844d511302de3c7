import { inflateRawSync } from 'node:zlib'
import { MAX_DOCX_BYTES, MAX_DOCX_PARTS, MAX_DOCX_TEXT_BYTES, MAX_DOCX_XML_BYTES } from '../limits.ts'
import { UnreadableFile } from '../unreadable-file.ts'

const END_RECORD = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_RECORD_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT_BYTES = 65_535

export interface ArchiveEntry {
  name: string
  method: number
  isEncrypted: boolean
  packedSize: number
  size: number
  offset: number
}

/** Of the others only the sizes are looked at. */
const HOLDS_TEXT = /^word\/(document|header\d*|footer\d*)\.xml$/

/**
 * The text parts of a docx, unpacked under limits: the sizes that the archive declares are checked first, and then
 * that no part unpacks to more than it declared. Only after that may a library that trusts them have the file.
 * @throws UnreadableFile for what is no sound docx.
 */
export function openDocx(bytes: Buffer): Map<string, string> {
  const entries = readDirectory(bytes)
  if (!entries.some(({ name }) => name === 'word/document.xml')) throw damaged('it holds no document text')
  if (entries.some(({ isEncrypted }) => isEncrypted)) {
    throw new UnreadableFile(
      'The Word document is locked with a password. Save a copy without the password and upload that.',
    )
  }
  const markup = entries.filter(({ name }) => /\.(xml|rels)$/i.test(name))
  if (sizeOf(entries) > MAX_DOCX_BYTES || sizeOf(markup) > MAX_DOCX_XML_BYTES) throw tooLarge()
  if (entries.length > MAX_DOCX_PARTS) throw tooLarge()
  const parts = new Map<string, string>()
  for (const entry of markup) {
    const content = unpack(bytes, entry)
    if (HOLDS_TEXT.test(entry.name)) parts.set(entry.name, content.toString('utf8'))
  }
  return parts
}

/** The list of files at the end of a ZIP archive (PKWARE APPNOTE, 4.3.12 and 4.3.16). */
export function readDirectory(bytes: Buffer): ArchiveEntry[] {
  const end = findEndRecord(bytes)
  if (end === -1) throw damaged('the end of the file is missing, as after a broken transfer')
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: ArchiveEntry[] = []
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) {
      throw damaged('its table of contents is broken')
    }
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function findEndRecord(bytes: Buffer): number {
  const from = Math.max(0, bytes.length - END_RECORD_BYTES - MAX_COMMENT_BYTES)
  for (let at = bytes.length - END_RECORD_BYTES; at >= from; at--) {
    if (bytes.readUInt32LE(at) === END_RECORD) return at
  }
  return -1
}

function unpack(bytes: Buffer, entry: ArchiveEntry): Buffer {
  if (entry.size > MAX_DOCX_TEXT_BYTES) throw tooLarge()
  if (entry.offset + 30 > bytes.length) throw damaged('a part lies outside of the file')
  const start =
    entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28)
  const packed = bytes.subarray(start, start + entry.packedSize)
  try {
    // One byte more than declared is enough to find a false size.
    const content = entry.method === 8 ? inflateRawSync(packed, { maxOutputLength: entry.size + 1 }) : packed
    if (content.length === entry.size) return content
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE')
      throw damaged('a part cannot be unpacked')
  }
  throw damaged('a part unpacks to another size than it declares')
}

function sizeOf(entries: ArchiveEntry[]): number {
  return entries.reduce((sum, { size }) => sum + size, 0)
}

function damaged(what: string): UnreadableFile {
  return new UnreadableFile(
    `The Word document is damaged: ${what}. Open it in Word, save it again, and upload that.`,
  )
}

function tooLarge(): UnreadableFile {
  const [text, all] = [MAX_DOCX_TEXT_BYTES, MAX_DOCX_BYTES].map((bytes) => bytes / 1_048_576)
  const parts = MAX_DOCX_PARTS.toLocaleString('en')
  return new UnreadableFile(
    `The Word document unpacks to more than is read here (${text} MB of text, ${all} MB and ${parts} parts in all), far more than a freight document. Check where it comes from, save it as PDF, and upload that.`,
  )
}
