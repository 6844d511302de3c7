import PDFDocument from 'pdfkit'

/** A PDF drawn by pdfkit. */
export function drawPdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  draw(pdf)
  pdf.end()
  return done
}

/** Text drawn at places of a page: x and y in points from its upper left corner. */
export type DrawnLine = [x: number, y: number, text: string]

export const drawLines = (lines: readonly DrawnLine[], shift = 0): Promise<Buffer> =>
  drawPdf((pdf) => {
    pdf.fontSize(9)
    for (const [x, y, text] of lines) pdf.text(text, x + shift, y + shift, { lineBreak: false })
  })

export interface RawPdf {
  /** Content stream of the page; a Buffer goes with `filter`. */
  content?: string | Buffer
  filter?: string
  /** More entries of the page's dictionary, such as '/Rotate 90'. */
  page?: string
  mediaBox?: string
  /** The page tree's kids and count, for trees that lie. */
  kids?: string
  count?: number
  /** More objects, numbered from 6. */
  objects?: (string | Buffer)[]
}

/** A PDF of one page written by hand: 1 catalog, 2 page tree, 3 page, 4 content, 5 Helvetica as /F. */
export function writePdf(raw: RawPdf): Buffer {
  const content = Buffer.from(raw.content ?? 'BT ET')
  const filter = raw.filter ? `/Filter ${raw.filter}` : ''
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Kids[${raw.kids ?? '3 0 R'}]/Count ${raw.count ?? 1}>>`),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[${raw.mediaBox ?? '0 0 595 842'}]/Contents 4 0 R` +
        `/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>${raw.page ?? ''}>>`,
    ),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}${filter}>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'),
    ...(raw.objects ?? ['null']).map((object) => (typeof object === 'string' ? Buffer.from(object) : object)),
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((object, i) => {
    offsets.push(length)
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  })
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${lines}`))
  parts.push(Buffer.from(`trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${length}\n%%EOF`))
  return Buffer.concat(parts)
}
