import { formLabels } from '../labels.ts'
import { type GeneratedDocument, partyLines } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'
import { cellsOf } from './boxed-model.ts'

/** All in one typewriter face, numbers in brackets, boxes open at the right and with gaps in their lines. */
export function typewriter(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = formLabels[paper.language]
  const at = (text: string, x: number, y: number, size = 8.5) =>
    doc.font('typed').fontSize(size).text(text, x, y, { lineBreak: false })
  const box = (x: number, y: number, w: number, h: number, label: string, lines: string[]) => {
    doc
      .lineWidth(0.6)
      .moveTo(x, y)
      .lineTo(x + w - 4, y)
      .moveTo(x, y)
      .lineTo(x, y + h - 3)
      .stroke()
    at(label, x + 4, y + 4, 7)
    lines.forEach((line, i) => {
      at(line, x + 10, y + 17 + i * 11)
    })
  }
  at(`${l.title} - CMR`, 40, 24, 12)
  at(`${l.number} ${paper.number}`, 400, 28)
  box(30, 48, 270, 84, `(1) ${l.consignor}`, partyLines(paper.consignor))
  box(304, 48, 265, 84, `(16) ${l.carrier}`, partyLines(paper.carrier))
  box(30, 134, 270, 84, `(2) ${l.consignee}`, partyLines(paper.consignee))
  box(304, 134, 265, 42, `(17) ${l.successive}`, [])
  box(304, 178, 130, 40, l.tractor, [paper.tractor])
  box(436, 178, 130, 40, l.trailer, [paper.trailer])
  box(30, 220, 270, 40, `(3) ${l.delivery}`, paper.delivery.lines)
  box(304, 220, 265, 84, `(18) ${l.reservations}`, [])
  box(30, 262, 270, 42, `(4) ${l.takingOver}`, [
    `${paper.takingOver.lines.join(', ')}  ${paper.takingOver.datePrinted}`,
  ])
  box(30, 306, 540, 36, `(5) ${l.documents}`, [paper.documents])
  const columns: [string, string, number, number][] = [
    ['marks', `(6) ${l.marks}`, 30, 14],
    ['count', `(7) ${l.count}`, 110, 10],
    ['packing', `(8) ${l.packing}`, 170, 10],
    ['nature', `(9) ${l.nature}`, 240, 30],
    ['weight', `(11) ${l.weight}`, 430, 12],
    ['volume', `(12) ${l.volume}`, 515, 8],
  ]
  doc.moveTo(30, 344).lineTo(570, 344).stroke()
  columns.forEach(([key, label, x], c) => {
    const width = (columns[c + 1]?.[2] ?? 575) - x - 6
    doc.font('typed').fontSize(6).text(label, x, 348, { width })
    cellsOf(paper, key).forEach((cell, i) => {
      at(cell, x, 376 + i * 12, 8)
    })
  })
  if (paper.dangerous) at(paper.dangerous.line, 240, 440, 8)
  box(30, 460, 540, 40, `(13) ${l.instructions}`, [paper.instructions])
  box(30, 502, 270, 40, `(14) ${l.payment}`, [paper.paid ? l.paidWord : l.forwardWord])
  box(304, 502, 265, 40, `(21) ${l.issued}`, [`${paper.issued.city} ${l.on} ${paper.issued.datePrinted}`])
  for (const [i, text] of l.sign.entries()) box(30 + i * 180, 550, 176, 60, `(${22 + i}) ${text}`, [])
  return collect(doc)
}
