import { labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'

/** No boxes, two columns, the label above its value; only the goods' header is underlined. */
export function openColumns(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = labelsOf(paper.language, true)
  const block = (x: number, y: number, label: string, lines: string[]) => {
    doc.font('plain').fontSize(7).fillColor('#666').text(label, x, y, { lineBreak: false })
    lines.forEach((line, i) => {
      doc
        .font('plain')
        .fontSize(10)
        .fillColor('#000')
        .text(line, x, y + 10 + i * 12.5, { lineBreak: false })
    })
  }
  doc.font('bold').fontSize(18).fillColor('#000').text(l.title, 40, 36, { lineBreak: false })
  block(400, 36, l.number.replace(/ ?:$/, ''), [paper.number])
  block(40, 80, l.consignor, partyLines(paper.consignor))
  block(320, 80, l.consignee, partyLines(paper.consignee))
  block(40, 175, l.carrier, partyLines(paper.carrier))
  block(320, 175, l.tractor, [paper.tractor])
  block(450, 175, l.trailer, [paper.trailer])
  block(320, 215, l.documents, [paper.documents])
  block(40, 270, l.takingOver, [paper.takingOver.lines.join(', '), paper.takingOver.datePrinted])
  block(320, 270, l.delivery, paper.delivery.lines)
  const columns: [string, number, (i: number) => string, string][] = [
    [l.count, 40, (i) => String(paper.goods[i]?.count), String(totalCount(paper))],
    [l.packing, 100, (i) => paper.goods[i]?.packing ?? '', ''],
    [l.nature, 180, (i) => paper.goods[i]?.nature ?? '', l.total],
    [l.marks, 350, (i) => paper.goods[i]?.marks ?? '', ''],
    [
      l.weight,
      430,
      (i) => paper.weightPrinted(paper.goods[i]?.weight ?? 0),
      paper.weightPrinted(totalWeight(paper)),
    ],
    [
      l.volume,
      515,
      (i) => (paper.goods[i]?.volume === undefined ? '' : paper.volumePrinted(paper.goods[i]?.volume ?? 0)),
      '',
    ],
  ]
  doc.moveTo(40, 345).lineTo(560, 345).lineWidth(1).stroke()
  for (const [label, x, cell, sum] of columns) {
    doc.font('bold').fontSize(7).text(label, x, 333, { lineBreak: false })
    paper.goods.forEach((_, i) => {
      doc
        .font('plain')
        .fontSize(9)
        .text(cell(i), x, 351 + i * 14, { lineBreak: false })
    })
    if (paper.totals)
      doc
        .font('bold')
        .fontSize(9)
        .text(sum, x, 355 + paper.goods.length * 14, { lineBreak: false })
  }
  if (paper.dangerous)
    doc.font('plain').fontSize(9).text(paper.dangerous.line, 180, 420, { lineBreak: false })
  block(40, 450, l.instructions, [paper.instructions])
  block(40, 490, l.payment, [paper.paid ? l.paidWord : l.forwardWord])
  block(320, 490, l.issued, [`${paper.issued.city}, ${paper.issued.datePrinted}`])
  doc.font('plain').fontSize(6).text(labelsOf(paper.language, false).clause, 40, 540, { width: 500 })
  return collect(doc)
}
