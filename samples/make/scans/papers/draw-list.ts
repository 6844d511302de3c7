import type { ListText } from './lists.ts'
import { type Draw, write } from './sheet.ts'

const LEFT = 45
const WIDTH = 505
const ROW = 19

/** A table with every cell ruled. */
export function drawList({ title, lines, columns, widths, rows, foot }: ListText): Draw {
  return (doc) => {
    doc.lineWidth(0.6)
    write(doc, title, LEFT, 50, { font: 'bold', size: 14 })
    lines.forEach((line, i) => {
      write(doc, line, LEFT, 80 + i * 15, { size: 9.5 })
    })
    const top = 140
    ;[columns, ...rows].forEach((row, r) => {
      let x = LEFT
      row.forEach((cell, c) => {
        const width = (widths[c] ?? 0) * WIDTH
        doc.rect(x, top + r * ROW, width, ROW).stroke()
        write(doc, cell, x + 4, top + r * ROW + 5, { font: r === 0 ? 'bold' : 'plain', size: 8.5 })
        x += width
      })
    })
    const below = top + (rows.length + 1) * ROW + 16
    foot.forEach((line, i) => {
      write(doc, line, LEFT, below + i * 15, { size: 9 })
    })
  }
}
