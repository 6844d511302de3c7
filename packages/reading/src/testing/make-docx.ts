import { crc32, deflateRawSync } from 'node:zlib'

export interface DocxPart {
  name: string
  content: string | Buffer
  /** The size that the archive claims, when it lies. */
  claims?: number
  encrypted?: boolean
}

/** A ZIP archive (PKWARE APPNOTE, 4.3): local files, then their directory, then its end record. */
export function makeZip(parts: DocxPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claims, encrypted } of parts) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(encrypted ? 1 : 0, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(claims ?? data.length, 18)
    head.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed])
    files.push(file)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), head, place, Buffer.from(name)]))
    offset += file.length
  }
  const end = Buffer.alloc(18)
  const directoryBytes = Buffer.concat(directory)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directoryBytes.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, directoryBytes, Buffer.from('PK\x05\x06'), end])
}

const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** The parts of a Word document with this body, given as WordprocessingML. */
export function docxParts(body: string, { header = '', macros = false } = {}): DocxPart[] {
  const main = macros
    ? 'application/vnd.ms-word.document.macroEnabled.main+xml'
    : `${TYPES}.document.main+xml`
  return [
    {
      name: '[Content_Types].xml',
      content:
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content:
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"' +
        ' Target="word/document.xml"/></Relationships>',
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    },
    ...(header ? [{ name: 'word/header1.xml', content: `<w:hdr ${W}>${header}</w:hdr>` }] : []),
    ...(macros ? [{ name: 'word/vbaProject.bin', content: Buffer.from('never looked at') }] : []),
  ]
}

export function makeDocx(body: string, options: { header?: string; macros?: boolean } = {}): Buffer {
  return makeZip(docxParts(body, options))
}

export function p(text: string, bold = false): string {
  return `<w:p><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

export function docxTable(rows: string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`
}
