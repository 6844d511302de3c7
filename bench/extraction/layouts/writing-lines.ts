import { labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'

/** A form to be filled in by hand: every value is on a drawn writing line, labels in italics at the left. */
export function writingLines(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = labelsOf(paper.language, true)
  let y = 70
  const field = (x: number, from: number, to: number, label: string, lines: string[]) => {
    doc
      .font('plain')
      .fontSize(7.5)
      .text(label.replace(/ ?:$/, ''), x, y + 2, { lineBreak: false })
    lines.forEach((line, i) => {
      doc
        .font('typed')
        .fontSize(9)
        .text(line, from + 3, y + i * 15, { lineBreak: false })
      doc
        .lineWidth(0.4)
        .moveTo(from, y + 11 + i * 15)
        .lineTo(to, y + 11 + i * 15)
        .stroke()
    })
    return y + Math.max(1, lines.length) * 15
  }
  doc.font('bold').fontSize(15).text(`${l.title} · CMR`, 40, 34, { lineBreak: false })
  const after = field(40, 150, 350, l.number, [paper.number])
  y = after + 4
  for (const [label, lines] of [
    [l.consignor, partyLines(paper.consignor)],
    [l.consignee, partyLines(paper.consignee)],
    [l.carrier, partyLines(paper.carrier)],
    [l.takingOver, [...paper.takingOver.lines, paper.takingOver.datePrinted]],
    [l.delivery, paper.delivery.lines],
  ] as const) {
    y = field(40, 200, 500, label, [...lines]) + 5
  }
  field(40, 150, 290, l.tractor, [paper.tractor])
  y = field(300, 430, 555, l.trailer, [paper.trailer]) + 5
  for (const g of paper.goods) {
    y = field(40, 150, 555, l.nature, [`${g.count} ${g.packing} ${g.nature}`]) + 2
  }
  field(40, 150, 290, l.count, [String(totalCount(paper))])
  y =
    field(300, 430, 555, l.weight, [`${paper.weightPrinted(totalWeight(paper)).replace(/ ?kg/i, '')} kg`]) + 5
  if (paper.dangerous) y = field(40, 150, 555, 'ADR', [paper.dangerous.line]) + 5
  y = field(40, 200, 555, l.instructions, [paper.instructions]) + 5
  y = field(40, 200, 555, l.payment, [paper.paid ? l.paidWord : l.forwardWord]) + 5
  field(40, 150, 290, l.issued, [`${paper.issued.city}, ${paper.issued.datePrinted}`])
  return collect(doc)
}
