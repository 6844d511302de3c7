import { formLabels } from '../labels.ts'
import { type GeneratedDocument, partyLines } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'

/** All headers of the goods in one text, each goods line in another, three spaces between: nothing is in columns. */
export function runTogether(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = formLabels[paper.language]
  const at = (x: number, y: number, lines: string[], font = 'plain', size = 8) =>
    lines.forEach((line, i) => {
      doc
        .font(font)
        .fontSize(size)
        .text(line, x, y + i * 11, { lineBreak: false })
    })
  at(40, 30, [`CMR - ${l.title}`], 'bold', 12)
  at(400, 34, [`${l.number} ${paper.number}`])
  at(40, 70, [`1 ${l.consignor} ${l.hint}`, ...partyLines(paper.consignor)])
  at(310, 70, [`16 ${l.carrier} ${l.hint}`, ...partyLines(paper.carrier)])
  at(40, 160, [`2 ${l.consignee} ${l.hint}`, ...partyLines(paper.consignee)])
  at(310, 160, [`${l.tractor} / ${l.trailer}`, `${paper.tractor} / ${paper.trailer}`])
  at(40, 250, [`3 ${l.delivery}`, ...paper.delivery.lines])
  at(310, 250, [`4 ${l.takingOver}`, `${paper.takingOver.lines.join(', ')}, ${paper.takingOver.datePrinted}`])
  const headers = [`6 ${l.marks}`, `7 ${l.count}`, `8 ${l.packing}`, `9 ${l.nature}`, `11 ${l.weight}`]
  at(40, 310, [headers.join('   ')])
  at(
    40,
    324,
    paper.goods.map((g) =>
      [g.marks, g.count, g.packing, g.nature, paper.weightPrinted(g.weight)].join('   '),
    ),
  )
  if (paper.dangerous) at(40, 400, [paper.dangerous.line])
  at(40, 430, [`13 ${l.instructions}`, paper.instructions])
  at(310, 430, [`14 ${l.payment}`, paper.paid ? l.paidWord : l.forwardWord])
  at(40, 470, [`21 ${l.issued}`, `${paper.issued.city} ${l.on} ${paper.issued.datePrinted}`])
  return collect(doc)
}
