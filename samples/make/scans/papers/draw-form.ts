import type { FormText } from './forms.ts'
import { type Draw, write } from './sheet.ts'

const LEFT = 40
const MIDDLE = 298
const RIGHT = 555
const BOX_HEIGHT = 74
const COLUMNS = [40, 118, 160, 226, 412, 490, 555]

/** A consignment note of ruled boxes with small labels, goods in columns below. */
export function drawForm(form: FormText): Draw {
  return (doc) => {
    doc.lineWidth(0.8)
    write(doc, form.title, LEFT, 40, { font: 'bold', size: 12 })
    write(doc, form.number, 440, 58, { font: 'typed', size: 11 })
    let y = 80
    form.boxes.forEach(([label, lines], i) => {
      const left = i % 2 === 0 ? LEFT : MIDDLE
      const right = i % 2 === 0 ? MIDDLE : RIGHT
      drawBox(doc, label, lines, [left, y, right, y + BOX_HEIGHT])
      if (i % 2 === 1) y += BOX_HEIGHT
    })
    drawGoods(doc, form, y)
    form.foot.forEach(([label, lines], i) => {
      const width = (RIGHT - LEFT) / form.foot.length
      drawBox(doc, label, lines, [LEFT + i * width, y + 230, LEFT + (i + 1) * width, y + 310])
    })
  }
}

function drawBox(
  doc: PDFKit.PDFDocument,
  label: string,
  lines: string[],
  [x0, y0, x1, y1]: [number, number, number, number],
): void {
  doc.rect(x0, y0, x1 - x0, y1 - y0).stroke()
  write(doc, label, x0 + 4, y0 + 4, { size: 7 })
  lines.forEach((line, i) => {
    write(doc, line, x0 + 10, y0 + 20 + i * 15, { font: 'typed', size: 9 })
  })
}

function drawGoods(doc: PDFKit.PDFDocument, { columns, goods }: FormText, y: number): void {
  doc.rect(LEFT, y, RIGHT - LEFT, 230).stroke()
  columns.forEach((column, i) => {
    const x = COLUMNS[i] ?? RIGHT
    if (i > 0)
      doc
        .moveTo(x, y)
        .lineTo(x, y + 230)
        .stroke()
    write(doc, column, x + 3, y + 4, { size: 6.5 })
    goods.forEach((row, r) => {
      write(doc, row[i] ?? '', x + 4, y + 26 + r * 18, { font: i === 3 ? 'condensed' : 'typed', size: 8.5 })
    })
  })
}
