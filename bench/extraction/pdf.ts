import { existsSync } from 'node:fs'
import PDFDocument from 'pdfkit'

/** Fonts with every European letter where the machine has them, else pdfkit's own (Latin-1 only). */
const folder = '/usr/share/fonts/truetype/dejavu'
const fonts: Record<string, [file: string, builtIn: string]> = {
  plain: ['DejaVuSans.ttf', 'Helvetica'],
  bold: ['DejaVuSans-Bold.ttf', 'Helvetica-Bold'],
  typed: ['DejaVuSansMono.ttf', 'Courier'],
}

/** An empty A4 page. With its own fonts and a fixed date the file is the same on every machine. */
export function blankPage(sameEverywhere = false): PDFKit.PDFDocument {
  const info = { CreationDate: new Date('2026-11-02T08:00:00Z') }
  const doc = new PDFDocument({ size: 'A4', margin: 0, info })
  for (const [name, [file, builtIn]] of Object.entries(fonts)) {
    const path = `${folder}/${file}`
    doc.registerFont(name, !sameEverywhere && existsSync(path) ? path : builtIn)
  }
  return doc
}

export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
  doc.end()
  return done
}
