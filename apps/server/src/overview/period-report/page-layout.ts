import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const fonts = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf')

/** A4, for a folder or a printer; measures in points. */
const MARGIN = 48
const FOOTER = 30
const INK = '#14181f'
export const GREY = '#565e6b'
const RULE = '#d5dae1'
const SHADE = '#f1f3f6'
export const BLUE = '#1f5fd6'

export type Doc = PDFKit.PDFDocument

const WIDTH = 595.28 - 2 * MARGIN

/** Letters of the Union's languages: Latin, Greek and Cyrillic. */
export function openA4(title: string, at: Date): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Creator: 'eFTI Compliance Hub', CreationDate: at },
  })
  doc.registerFont('plain', join(fonts, 'DejaVuSansCondensed.ttf'))
  doc.registerFont('bold', join(fonts, 'DejaVuSansCondensed-Bold.ttf'))
  return doc.font('plain').fontSize(9.5).fillColor(INK)
}

export function need(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.maxY()) doc.addPage()
}

export function title(doc: Doc, text: string, below: readonly string[]): void {
  doc.font('bold').fontSize(20).fillColor(INK).text(text, MARGIN, doc.y, { width: WIDTH })
  doc.moveDown(0.25)
  for (const line of below) doc.font('plain').fontSize(10).fillColor(GREY).text(line, { width: WIDTH })
  doc.y += 10
}

export function heading(doc: Doc, text: string): void {
  need(doc, 90)
  doc.y += 14
  doc.font('bold').fontSize(12.5).fillColor(INK).text(text, MARGIN, doc.y, { width: WIDTH })
  doc.y += 5
}

export function paragraph(doc: Doc, text: string, { color = INK, size = 9.5 } = {}): void {
  doc.font('plain').fontSize(size)
  need(doc, doc.heightOfString(text, { width: WIDTH }))
  doc.fillColor(color).text(text, MARGIN, doc.y, { width: WIDTH })
  doc.y += 3
}

export interface Tile {
  label: string
  value: string
  below: string
}

/** Figures side by side. */
export function tiles(doc: Doc, list: readonly Tile[]): void {
  const gap = 10
  const width = (WIDTH - gap * (list.length - 1)) / list.length
  const height = 62
  need(doc, height)
  const top = doc.y
  list.forEach(({ label, value, below }, at) => {
    const left = MARGIN + at * (width + gap)
    doc.roundedRect(left, top, width, height, 5).fill(SHADE)
    // With a height of one line pdfkit ends in dots what it would wrap.
    const inside = { width: width - 16, height: 9, lineBreak: false, ellipsis: true }
    doc
      .font('plain')
      .fontSize(8)
      .fillColor(GREY)
      .text(label, left + 8, top + 8, inside)
    doc
      .font('bold')
      .fontSize(16)
      .fillColor(INK)
      .text(value, left + 8, top + 20, inside)
    doc
      .font('plain')
      .fontSize(7.5)
      .fillColor(GREY)
      .text(below, left + 8, top + 44, inside)
  })
  doc.x = MARGIN
  doc.y = top + height + 4
}

export interface TableColumn {
  head: string
  /** Share of the width. */
  share: number
  align?: 'left' | 'right'
}

const ROW = 17

/** One line a row; what does not fit ends in dots. `bar`: a value from 0 to 1 drawn behind the last column. */
export function table(
  doc: Doc,
  columns: readonly TableColumn[],
  rows: readonly { cells: readonly string[]; bar?: number }[],
): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const placed = columns.map((column, at) => {
    const before = columns.slice(0, at).reduce((sum, { share }) => sum + share, 0)
    return { ...column, left: MARGIN + (WIDTH * before) / whole, width: (WIDTH * column.share) / whole }
  })
  const line = (cells: readonly string[], font: string, color: string) => {
    const top = doc.y
    placed.forEach(({ left, width, align = 'left' }, at) => {
      const of = { width: width - 8, align, lineBreak: false, ellipsis: true, height: ROW }
      doc
        .font(font)
        .fontSize(8.5)
        .fillColor(color)
        .text(cells[at] ?? '', left + 4, top + 4, of)
    })
    doc
      .moveTo(MARGIN, top + ROW)
      .lineTo(MARGIN + WIDTH, top + ROW)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke()
    doc.y = top + ROW
  }
  const head = () =>
    line(
      columns.map((column) => column.head),
      'bold',
      GREY,
    )
  need(doc, 3 * ROW)
  head()
  for (const { cells, bar } of rows) {
    if (doc.y + ROW > doc.page.maxY()) {
      doc.addPage()
      head()
    }
    const last = placed.at(-1)
    if (bar !== undefined && last && bar > 0) {
      doc.roundedRect(last.left + 4, doc.y + 5, Math.max(1, (last.width - 8) * bar), 7, 2).fill(BLUE)
    }
    line(cells, 'plain', INK)
  }
  doc.x = MARGIN
  doc.y += 6
}

/** On every page, once all of them are there. */
export function number(doc: Doc, text: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const y = doc.page.height - MARGIN - 8
    // Text below the lower margin would begin a page of its own.
    doc.page.margins.bottom = 0
    doc.font('plain').fontSize(7.5).fillColor(GREY)
    doc.text(text, MARGIN, y, { width: WIDTH - 80, lineBreak: false, ellipsis: true })
    doc.text(`Page ${page + 1} of ${count}`, MARGIN + WIDTH - 80, y, { width: 80, align: 'right' })
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
