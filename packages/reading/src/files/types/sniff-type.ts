import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { describeOle, isOle } from './ole-file.ts'
import { sniffText } from './sniff-text.ts'
import type { SniffedType } from './sniffed-type.ts'

/** What people call the types that turn up in place of freight documents; the rest is given by its MIME type. */
const DESCRIPTIONS: Record<string, string> = {
  png: 'a PNG picture',
  jpg: 'a JPEG picture',
  tif: 'a TIFF picture',
  gif: 'a GIF picture',
  bmp: 'a BMP picture',
  webp: 'a WebP picture',
  heic: 'a HEIC picture',
  xlsx: 'an Excel workbook',
  xlsm: 'an Excel workbook with macros',
  pptx: 'a PowerPoint presentation',
  pptm: 'a PowerPoint presentation with macros',
  odt: 'an OpenDocument text',
  ods: 'an OpenDocument spreadsheet',
  rtf: 'a Rich Text document (RTF)',
  zip: 'a ZIP archive',
  gz: 'a gzip archive',
  '7z': 'a 7-Zip archive',
  rar: 'a RAR archive',
  tar: 'a tar archive',
  exe: 'a Windows program',
  elf: 'a Linux program',
  eml: 'an email',
}

const WORD: Record<string, string> = {
  docx: 'a Word document (docx)',
  docm: 'a Word document with macros (docm)',
  dotx: 'a Word template (dotx)',
  dotm: 'a Word template with macros (dotm)',
}

/** A PDF may have up to 1,024 bytes of anything before its header; readers accept that, and so do we. */
const PDF_HEADER_WITHIN = 1_024

/**
 * The real type, from the bytes; the name only decides between kinds of text that the bytes leave open
 * (a .txt with one comma is no CSV). `bytes` is the whole file or its first part, at least 1 MB of it.
 */
export async function sniffType(bytes: Buffer, originalName: string): Promise<SniffedType> {
  if (bytes.length === 0) {
    return { format: null, mimeType: 'application/x-empty', description: 'an empty file' }
  }
  if (isPdf(bytes)) {
    return { format: 'pdf', mimeType: 'application/pdf', description: 'a PDF document' }
  }
  if (isOle(bytes)) return describeOle(bytes)
  const extension = extname(originalName).toLowerCase()
  // Text first: two letters are a magic number to some formats, and a text may begin with 'BMW'.
  return sniffText(bytes, extension) ?? (await byMagic(bytes)) ?? unknown()
}

/** Any bytes may precede the header, but a sentence about PDF files does not make one. */
function isPdf(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, PDF_HEADER_WITHIN)
  const at = start.search(/%PDF-\d/)
  const before = start.slice(0, Math.max(0, at))
  return at !== -1 && (before === '' || /[\r\n]$/.test(before) || !/[a-z ]{8}/i.test(before))
}

async function byMagic(bytes: Buffer): Promise<SniffedType | null> {
  // file-type bounds what it inflates of an archive; any error means that it does not know.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!found) return null
  const word = WORD[found.ext]
  if (word) return { format: 'docx', mimeType: found.mime, description: word }
  return {
    format: null,
    mimeType: found.mime,
    description: DESCRIPTIONS[found.ext] ?? `a file of type ${found.mime}`,
  }
}

function unknown(): SniffedType {
  return {
    format: null,
    mimeType: 'application/octet-stream',
    description: 'binary data of no known document type',
  }
}
