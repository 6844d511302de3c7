import { labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'

/** A form of rows: a shaded cell with the label, and a cell with the value beside it. */
export function labelCells(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = labelsOf(paper.language, paper.number.startsWith('CMR'))
  let y = 70
  const row = (label: string, lines: string[]) => {
    doc.font('bold').fontSize(7.5)
    const tall = doc.heightOfString(label, { width: 142 }) + 4
    doc.font('plain').fontSize(9)
    const h = Math.max(tall, doc.heightOfString(lines.join('\n'), { width: 358 }) + 4) + 5
    doc.rect(36, y, 150, h).fillAndStroke('#e8eaee', '#555').rect(186, y, 370, h).stroke()
    doc
      .fillColor('#000')
      .font('bold')
      .fontSize(7.5)
      .text(label, 40, y + 5, { width: 142 })
    doc
      .font('plain')
      .fontSize(9)
      .text(lines.join('\n'), 192, y + 4, { width: 358 })
    y += h
  }
  doc.font('bold').fontSize(14).text(l.title, 36, 36, { lineBreak: false })
  row(l.number.replace(/ ?:$/, ''), [paper.number])
  row(l.consignor, [partyLines(paper.consignor).join(', ')])
  row(l.consignee, [partyLines(paper.consignee).join(', ')])
  row(l.takingOver, [`${paper.takingOver.lines.join(', ')}, ${paper.takingOver.datePrinted}`])
  row(l.delivery, paper.delivery.lines)
  row(l.carrier, partyLines(paper.carrier))
  row(`${l.tractor} / ${l.trailer}`, [`${paper.tractor} / ${paper.trailer}`])
  row(l.documents, [paper.documents])
  row(
    l.nature,
    paper.goods.map((g) => `${g.count} ${g.packing} ${g.nature}`),
  )
  row(l.marks, [paper.goods.map((g) => g.marks).join(', ')])
  row(l.count, [String(totalCount(paper))])
  row(l.weight, [paper.weightPrinted(totalWeight(paper))])
  if (paper.dangerous) row('UN', [paper.dangerous.line])
  row(l.instructions, [paper.instructions])
  row(l.payment, [paper.paid ? l.paidWord : l.forwardWord])
  row(l.issued, [`${paper.issued.city}, ${paper.issued.datePrinted}`])
  return collect(doc)
}
