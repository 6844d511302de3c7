import { blankPage, collect } from '../pdf.ts'
import type { FormBox, FormColumn, FormLayout } from './form.ts'

const left = 30
const right = 565
type Doc = PDFKit.PDFDocument

function put(doc: Doc, text: string, x: number, y: number, size: number, font = 'plain') {
  doc.font(font).fontSize(size).text(text, x, y, { lineBreak: false })
}

const tallest = (row: readonly FormBox[]) => Math.max(1, ...row.map((b) => b.lines.length))
const rowsOf = (columns: readonly FormColumn[]) => Math.max(0, ...columns.map((c) => c.cells.length))

/** Where the columns begin and how wide they are. */
function placed(columns: readonly FormColumn[]): (FormColumn & { x: number; w: number })[] {
  const sum = columns.reduce((total, c) => total + c.width, 0)
  let x = left
  return columns.map((column) => {
    const w = ((right - left) * column.width) / sum
    x += w
    return { ...column, x: x - w, w }
  })
}

/** Set smaller where its column is narrow: print does not run into the next heading. */
function putHeading(doc: Doc, text: string, x: number, y: number, w: number, size: number, font: string) {
  const full = doc.font(font).fontSize(size).widthOfString(text)
  put(doc, text, x, y, full > w - 5 ? (size * (w - 5)) / full : size, font)
}

/** A ruled form: numbers and small labels at the top left of each box, typed values below, columns down to the foot. */
export function ruled(form: FormLayout, doc = blankPage()): Promise<Buffer> {
  put(doc, form.title, left, 22, 14, 'bold')
  let y = 48
  const drawRow = (row: readonly FormBox[]) => {
    const w = (right - left) / row.length
    const h = 20 + tallest(row) * 11
    row.forEach((b, i) => {
      const x = left + i * w
      doc.lineWidth(0.7).rect(x, y, w, h).stroke()
      putHeading(
        doc,
        `${b.number === undefined ? '' : `${b.number}  `}${b.label}`,
        x + 3,
        y + 3,
        w,
        6,
        'plain',
      )
      b.lines.forEach((line, n) => {
        put(doc, line, x + 8, y + 13 + n * 11, 9, 'typed')
      })
    })
    y += h
  }
  form.rows.forEach(drawRow)
  if (form.columns.length > 0) {
    const h = 30 + rowsOf(form.columns) * 13
    for (const { label, cells, x, w } of placed(form.columns)) {
      doc.rect(x, y, w, h).stroke()
      putHeading(doc, label, x + 3, y + 3, w, 6, 'plain')
      cells.forEach((cell, n) => {
        put(doc, cell, x + 4, y + 16 + n * 13, 8, 'typed')
      })
    }
    y += h
  }
  form.foot.forEach(drawRow)
  return collect(doc)
}

/** Without a line: bold labels over plain values, two or three side by side, the goods under a row of headings. */
export function open(form: FormLayout, doc = blankPage()): Promise<Buffer> {
  put(doc, form.title, left, 30, 18, 'bold')
  let y = 66
  const drawRow = (row: readonly FormBox[]) => {
    const w = (right - left) / row.length
    row.forEach((b, i) => {
      putHeading(doc, b.label, left + i * w, y, w, 8, 'bold')
      b.lines.forEach((line, n) => {
        put(doc, line, left + i * w, y + 11 + n * 11, 9)
      })
    })
    y += 22 + tallest(row) * 11
  }
  form.rows.forEach(drawRow)
  if (form.columns.length > 0) {
    for (const { label, cells, x, w } of placed(form.columns)) {
      putHeading(doc, label, x, y, w, 7, 'bold')
      cells.forEach((cell, n) => {
        put(doc, cell, x, y + 14 + n * 13, 8.5)
      })
    }
    y += 30 + rowsOf(form.columns) * 13
  }
  form.foot.forEach(drawRow)
  return collect(doc)
}

/** A list down the page: the label with a colon, the value beside it; shaded heads over the columns of the goods. */
export function listed(form: FormLayout, doc = blankPage()): Promise<Buffer> {
  put(doc, form.title.toUpperCase(), 200, 30, 13, 'bold')
  let y = 60
  const drawRow = (row: readonly FormBox[]) => {
    for (const b of row) {
      put(doc, `${b.label}:`, left, y, 8.5)
      b.lines.forEach((line, n) => {
        put(doc, line, 235, y + n * 11, 8.5)
      })
      y += 5 + Math.max(1, b.lines.length) * 11
    }
  }
  form.rows.forEach(drawRow)
  y += 6
  if (form.columns.length > 0) {
    doc
      .rect(left, y, right - left, 14)
      .fill('#dddddd')
      .fill('#000000')
    for (const { label, cells, x, w } of placed(form.columns)) {
      putHeading(doc, label, x + 2, y + 4, w, 6.5, 'bold')
      cells.forEach((cell, n) => {
        put(doc, cell, x + 2, y + 20 + n * 12, 8)
      })
    }
    y += 32 + rowsOf(form.columns) * 12
  }
  form.foot.forEach(drawRow)
  return collect(doc)
}
