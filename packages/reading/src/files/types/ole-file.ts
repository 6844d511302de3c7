import type { SniffedType } from './sniffed-type.ts'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const ENTRY_BYTES = 128

/** The container of .doc, .xls, .ppt, .msg and of password-protected office files ([MS-CFB]). */
export function isOle(bytes: Buffer): boolean {
  return bytes.length >= HEADER_BYTES && bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)
}

export function describeOle(bytes: Buffer): SniffedType {
  const has = (name: string) => findEntry(bytes, name) !== null
  if (has('EncryptedPackage')) {
    return unreadable('application/x-ole-storage', 'a Word, Excel or PowerPoint file locked with a password')
  }
  const word = findEntry(bytes, 'WordDocument')
  if (word !== null && isLocked(bytes, word)) {
    return unreadable('application/msword', 'a Word document locked with a password')
  }
  if (word !== null) {
    return { format: 'doc', mimeType: 'application/msword', description: 'a Word 97-2003 document (doc)' }
  }
  if (has('Workbook') || has('Book'))
    return unreadable('application/vnd.ms-excel', 'an Excel 97-2003 workbook')
  if (has('PowerPoint Document')) {
    return unreadable('application/vnd.ms-powerpoint', 'a PowerPoint 97-2003 presentation')
  }
  if (has('__properties_version1.0')) return unreadable('application/vnd.ms-outlook', 'an Outlook message')
  return unreadable('application/x-ole-storage', 'an office file of an old or damaged kind')
}

function unreadable(mimeType: string, description: string): SniffedType {
  return { format: null, mimeType, description }
}

/** Names are as UTF-16 at the start of a 128-byte directory entry, with their length in bytes at offset 64. */
function findEntry(bytes: Buffer, name: string): number | null {
  const wanted = Buffer.from(`${name}\0`, 'utf16le')
  let at = bytes.indexOf(wanted, HEADER_BYTES)
  while (at !== -1) {
    const isAligned = (at - HEADER_BYTES) % ENTRY_BYTES === 0
    if (isAligned && at + ENTRY_BYTES <= bytes.length && bytes.readUInt16LE(at + 64) === wanted.length)
      return at
    at = bytes.indexOf(wanted, at + 1)
  }
  return null
}

/** The flag fEncrypted in the file information block, with which the stream begins ([MS-DOC] 2.5.2). */
function isLocked(bytes: Buffer, entry: number): boolean {
  const sectorSize = 1 << Math.min(12, bytes.readUInt16LE(30))
  const block = (bytes.readUInt32LE(entry + 116) + 1) * sectorSize
  return block + 12 <= bytes.length && (bytes.readUInt16LE(block + 10) & 0x0100) !== 0
}
