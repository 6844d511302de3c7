import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const fonts = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/**
 * A5: a column that a phone shows whole with letters of a readable size, and that a printer enlarges to A4.
 * Measures in points.
 */
const SIZE: [number, number] = [419.53, 595.28]
const MARGIN = 32
const FOOTER = 34
export const WIDTH = SIZE[0] - 2 * MARGIN
const LABEL = 118
export const GREY = '#5b6472'
const INK = '#12161d'
const RULE = '#d5dae1'

export type Doc = PDFKit.PDFDocument

/** An empty report; its letters are those of the Union's languages: Latin, Greek and Cyrillic. */
export function openReport(title: string, at: Date): Doc {
  const doc = new PDFDocument({
    size: SIZE,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Creator: 'eFTI Compliance Hub', CreationDate: at },
  })
  doc.registerFont('plain', join(fonts, 'DejaVuSansCondensed.ttf'))
  doc.registerFont('bold', join(fonts, 'DejaVuSansCondensed-Bold.ttf'))
  doc.registerFont('typed', join(fonts, 'DejaVuSansMono.ttf'))
  return doc.font('plain').fontSize(9.5).fillColor(INK)
}

/** Begins a new page where less than `height` is left. */
export function need(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.maxY()) doc.addPage()
}

export function heading(doc: Doc, text: string): void {
  need(doc, 60)
  doc.moveDown(0.9)
  doc.font('bold').fontSize(12).fillColor(INK).text(text, MARGIN, doc.y, { width: WIDTH })
  rule(doc, doc.y + 2)
  doc.y += 7
}

export function subheading(doc: Doc, text: string): void {
  need(doc, 40)
  doc
    .font('bold')
    .fontSize(9.5)
    .fillColor(INK)
    .text(text, MARGIN, doc.y + 4, { width: WIDTH })
  doc.y += 2
}

export function paragraph(doc: Doc, text: string, { color = INK, size = 9.5, font = 'plain' } = {}): void {
  doc.font(font).fontSize(size).fillColor(color).text(text, MARGIN, doc.y, { width: WIDTH })
  doc.y += 3
}

/** Label left, value right, both wrapped; never parted from each other unless longer than a page. */
export function pair(doc: Doc, label: string, value: string, font: 'plain' | 'typed' = 'plain'): void {
  const of = { width: WIDTH - LABEL - 8 }
  const size = font === 'typed' ? 8.5 : 9.5
  const tall = Math.max(
    doc.font('plain').fontSize(9).heightOfString(label, { width: LABEL }),
    doc.font(font).fontSize(size).heightOfString(value, of),
  )
  need(doc, Math.min(tall, 300))
  const y = doc.y
  doc.font('plain').fontSize(9).fillColor(GREY).text(label, MARGIN, y, { width: LABEL })
  const below = doc.y
  doc
    .font(font)
    .fontSize(size)
    .fillColor(INK)
    .text(value, MARGIN + LABEL + 8, y, of)
  doc.y = Math.max(doc.y, below, y + 12) + 2
  doc.x = MARGIN
}

function rule(doc: Doc, y: number): void {
  doc
    .save()
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.7)
    .strokeColor(RULE)
    .stroke()
    .restore()
}

/** On every page, once all of them are there. */
export function number(doc: Doc, text: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const y = SIZE[1] - MARGIN - 16
    rule(doc, y - 6)
    // Text below the lower margin would begin a page of its own.
    doc.page.margins.bottom = 0
    doc.font('plain').fontSize(7).fillColor(GREY)
    doc.text(text, MARGIN, y, { width: WIDTH - 60 })
    doc.text(`Page ${page + 1} of ${count}`, MARGIN + WIDTH - 60, y, { width: 60, align: 'right' })
  }
}

/** @throws any error of the library while it writes. */
export function bytesOf(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    doc.end()
  })
}
