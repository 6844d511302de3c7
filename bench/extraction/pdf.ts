import { existsSync } from 'node:fs'

/** Fonts with every European letter where the machine has them, else pdfkit's own (Latin-1 only). */
const folder = '/usr/share/fonts/truetype/dejavu'
const fonts: Record<string, [file: string, builtIn: string]> = {
  plain: ['DejaVuSans.ttf', 'Helvetica'],
  bold: ['DejaVuSans-Bold.ttf', 'Helvetica-Bold'],
  typed: ['DejaVuSansMono.ttf', 'Courier'],
}

export function usePlainFonts(doc: PDFKit.PDFDocument): PDFKit.PDFDocument {
  for (const [name, [file, builtIn]] of Object.entries(fonts)) {
    const path = `${folder}/${file}`
    doc.registerFont(name, existsSync(path) ? path : builtIn)
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
