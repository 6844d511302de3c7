import { labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'

/** Horizontal rules only: three bands of blocks side by side, labels in capitals above the values. */
export function stripes(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = labelsOf(paper.language, false)
  const rule = (y: number) => doc.lineWidth(0.8).moveTo(36, y).lineTo(560, y).stroke()
  const block = (x: number, y: number, label: string, lines: string[]) => {
    doc.font('bold').fontSize(6.5).text(label.toUpperCase(), x, y, { lineBreak: false })
    lines.forEach((line, i) => {
      doc
        .font('plain')
        .fontSize(9)
        .text(line, x, y + 12 + i * 11.5, { lineBreak: false })
    })
  }
  doc.font('bold').fontSize(14).text(`CMR - ${l.title}`, 36, 30, { lineBreak: false })
  doc.font('plain').fontSize(10).text(`${l.number} ${paper.number}`, 420, 33, { lineBreak: false })
  rule(54)
  block(36, 60, l.consignor, partyLines(paper.consignor))
  block(215, 60, l.consignee, partyLines(paper.consignee))
  block(395, 60, l.carrier, partyLines(paper.carrier))
  rule(145)
  block(36, 151, l.takingOver, [paper.takingOver.lines.join(', '), paper.takingOver.datePrinted])
  block(320, 151, l.delivery, paper.delivery.lines)
  rule(195)
  block(36, 201, l.tractor, [paper.tractor])
  block(215, 201, l.trailer, [paper.trailer])
  block(395, 201, l.documents, [paper.documents])
  rule(235)
  const xs = [36, 130, 200, 280, 430, 510]
  const cells = (texts: string[], y: number, bold: boolean) =>
    texts.forEach((text, i) => {
      doc
        .font(bold ? 'bold' : 'plain')
        .fontSize(bold ? 5 : 8)
        .text(text, xs[i] as number, y, { lineBreak: false, width: (xs[i + 1] ?? 565) - (xs[i] as number) })
    })
  cells(
    [l.marks, l.count, l.packing, l.nature, l.weight, l.volume].map((t) => t.slice(0, 24)),
    241,
    true,
  )
  rule(252)
  paper.goods.forEach((g, i) => {
    cells(
      [
        g.marks,
        String(g.count),
        g.packing,
        g.nature,
        paper.weightPrinted(g.weight),
        g.volume === undefined ? '' : paper.volumePrinted(g.volume),
      ],
      258 + i * 16,
      false,
    )
    rule(271 + i * 16)
  })
  const end = 258 + paper.goods.length * 16
  if (paper.totals)
    cells(
      [l.total, String(totalCount(paper)), '', '', paper.weightPrinted(totalWeight(paper)), ''],
      end,
      false,
    )
  if (paper.dangerous)
    doc
      .font('plain')
      .fontSize(8.5)
      .text(paper.dangerous.line, 36, end + 20, { lineBreak: false })
  rule(360)
  block(36, 366, l.instructions, [paper.instructions])
  rule(400)
  block(36, 406, l.payment, [paper.paid ? l.paidWord : l.forwardWord])
  block(320, 406, l.issued, [`${paper.issued.city} ${l.on} ${paper.issued.datePrinted}`])
  rule(440)
  return collect(doc)
}
