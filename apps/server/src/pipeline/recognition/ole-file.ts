import type { SniffedType } from './sniffed-type.ts'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const ENTRY_BYTES = 128

/** The container of .doc, .xls, .ppt, .msg and of password-protected office files ([MS-CFB]). */
export function isOle(bytes: Buffer): boolean {
  return bytes.length >= HEADER_BYTES && bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)
}

export function describeOle(bytes: Buffer): SniffedType {
  const has = streamFinder(bytes)
  if (has('EncryptedPackage'))
    return unreadable('application/x-ole-storage', 'a Word, Excel or PowerPoint file locked with a password')
  if (has('WordDocument')) {
    return { format: 'doc', mimeType: 'application/msword', description: 'a Word 97-2003 document (doc)' }
  }
  if (has('Workbook') || has('Book'))
    return unreadable('application/vnd.ms-excel', 'an Excel 97-2003 workbook')
  if (has('PowerPoint Document')) {
    return unreadable('application/vnd.ms-powerpoint', 'a PowerPoint 97-2003 presentation')
  }
  if (has('__properties_version1.0')) return unreadable('application/vnd.ms-outlook', 'an Outlook message')
  return unreadable('application/x-ole-storage', 'an old office file of no known kind')
}

function unreadable(mimeType: string, description: string): SniffedType {
  return { format: null, mimeType, description }
}

/** Names stand as UTF-16 at the start of a 128-byte directory entry, with their length in bytes at offset 64. */
function streamFinder(bytes: Buffer): (name: string) => boolean {
  return (name) => {
    const wanted = Buffer.from(`${name}\0`, 'utf16le')
    let at = bytes.indexOf(wanted, HEADER_BYTES)
    while (at !== -1) {
      const aligned = (at - HEADER_BYTES) % ENTRY_BYTES === 0
      if (aligned && at + 66 <= bytes.length && bytes.readUInt16LE(at + 64) === wanted.length) return true
      at = bytes.indexOf(wanted, at + 1)
    }
    return false
  }
}
