import { labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'
import { cellsOf } from './boxed-model.ts'

/** One language, double borders, bold labels as large as the values, goods with a line under every row. */
export function boxedPlain(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = labelsOf(paper.language, true)
  const box = (
    x: number,
    y: number,
    w: number,
    h: number,
    label: string,
    lines: string[],
    number?: number,
  ) => {
    doc
      .lineWidth(0.5)
      .rect(x, y, w, h)
      .stroke()
      .rect(x + 1.6, y + 1.6, w - 3.2, h - 3.2)
      .stroke()
    doc
      .font('bold')
      .fontSize(8)
      .text(`${number ? `${number}. ` : ''}${label}`, x + 6, y + 6, { lineBreak: false })
    lines.forEach((line, i) => {
      doc
        .font('plain')
        .fontSize(8.5)
        .text(line, x + 6, y + 20 + i * 11, { lineBreak: false })
    })
  }
  doc.font('bold').fontSize(15).text(l.title, 30, 24, { lineBreak: false })
  doc.font('plain').fontSize(9).text(`${l.number} ${paper.number}`, 380, 30, { lineBreak: false })
  box(30, 50, 265, 84, l.consignor, partyLines(paper.consignor), 1)
  box(300, 50, 265, 84, l.carrier, partyLines(paper.carrier), 16)
  box(30, 138, 265, 84, l.consignee, partyLines(paper.consignee), 2)
  box(300, 138, 265, 40, l.tractor, [paper.tractor])
  box(300, 182, 265, 40, l.trailer, [paper.trailer])
  box(30, 226, 265, 40, l.delivery, paper.delivery.lines, 3)
  box(
    300,
    226,
    265,
    40,
    l.takingOver,
    [`${paper.takingOver.lines.join(', ')} ${paper.takingOver.datePrinted}`],
    4,
  )
  box(30, 270, 535, 36, l.documents, [paper.documents], 5)
  const columns: [string, string, number, number][] = [
    ['marks', l.marks, 30, 90],
    ['count', l.count, 120, 55],
    ['packing', l.packing, 175, 75],
    ['nature', l.nature, 250, 165],
    ['weight', l.weight, 415, 90],
    ['volume', l.volume, 505, 60],
  ]
  const cells = columns.map(([key]) => cellsOf(paper, key))
  const rows = Math.max(...cells.map((c) => c.length))
  columns.forEach(([, label, x, w], c) => {
    doc.lineWidth(0.8).rect(x, 310, w, 18).stroke()
    doc
      .font('bold')
      .fontSize(6.5)
      .text(label, x + 3, 315, { lineBreak: false })
    for (let r = 0; r < rows; r++) {
      doc.rect(x, 328 + r * 16, w, 16).stroke()
      const text = cells[c]?.[r] ?? ''
      const options = ['count', 'weight', 'volume'].includes(columns[c]?.[0] ?? '')
        ? { align: 'right' as const, width: w - 6 }
        : { lineBreak: false }
      doc
        .font('plain')
        .fontSize(8)
        .text(text, x + 3, 332 + r * 16, options)
    }
  })
  if (paper.dangerous)
    doc.font('plain').fontSize(8.5).text(paper.dangerous.line, 36, 420, { lineBreak: false })
  box(30, 440, 535, 40, l.instructions, [paper.instructions], 13)
  box(30, 484, 265, 40, l.payment, [paper.paid ? l.paidWord : l.forwardWord], 14)
  box(300, 484, 265, 40, l.issued, [`${paper.issued.city}, ${paper.issued.datePrinted}`], 21)
  for (const [i, text] of l.sign.entries()) box(30 + i * 180, 530, 175, 60, text, [])
  return collect(doc)
}
