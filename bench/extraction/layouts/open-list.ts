import { labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'

/** No line drawn: label at the left with a colon, value beside it; goods listed one block each. */
export function openList(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = labelsOf(paper.language, false)
  let y = 90
  const row = (label: string, lines: string[]) => {
    doc.font('bold').fontSize(9).text(`${label}:`, 50, y, { lineBreak: false })
    for (const line of lines) {
      doc.font('plain').fontSize(9.5).text(line, 320, y, { lineBreak: false })
      y += 12.5
    }
    y += 5
  }
  doc.font('bold').fontSize(16).text(`${l.title} (CMR)`, 50, 40, { lineBreak: false })
  row(l.number.replace(/:$/, ''), [paper.number])
  row(l.consignor, partyLines(paper.consignor))
  row(l.consignee, partyLines(paper.consignee))
  row(l.carrier, partyLines(paper.carrier))
  row(l.tractor, [paper.tractor])
  row(l.trailer, [paper.trailer])
  row(l.takingOver, [paper.takingOver.lines.join(', '), paper.takingOver.datePrinted])
  row(l.delivery, paper.delivery.lines)
  row(l.documents, [paper.documents])
  const one = paper.goods[0]
  if (paper.goods.length === 1 && one) {
    row(l.marks, [one.marks])
    row(l.count, [String(one.count)])
    row(l.packing, [one.packing])
    row(l.nature, [one.nature])
    row(l.weight.replace(/,? ?(in )?kg/, ''), [`${paper.weightPrinted(one.weight).replace(/ ?kg/i, '')} kg`])
    if (one.volume !== undefined) row(l.volume, [`${paper.volumePrinted(one.volume)} m3`])
  } else {
    goodsTable(doc, paper, y)
    y += 30 + 14 * (paper.goods.length + 1)
  }
  if (paper.dangerous) row('ADR', [paper.dangerous.line])
  row(l.instructions, [paper.instructions])
  row(l.payment, [paper.paid ? l.paidWord : l.forwardWord])
  row(l.issued, [`${paper.issued.city} ${l.on} ${paper.issued.datePrinted}`])
  return collect(doc)
}

function goodsTable(doc: PDFKit.PDFDocument, paper: GeneratedDocument, from: number) {
  const l = labelsOf(paper.language, false)
  const xs = [50, 150, 205, 275, 440, 515]
  const line = (cells: string[], y: number, font: string) =>
    cells.forEach((cell, i) => {
      doc
        .font(font)
        .fontSize(font === 'bold' ? 6.5 : 8.5)
        .text(cell, xs[i] as number, y, { lineBreak: false })
    })
  const short = (text: string) =>
    text
      .replace(/^(Number of|Anzahl der|Nombre des) /, '')
      .replace(/^(Method of|Art der|Mode d')/, '')
      .trim()
  line([l.marks.slice(0, 22), short(l.count), short(l.packing), l.nature, l.weight, l.volume], from, 'bold')
  paper.goods.forEach((g, i) => {
    const volume = g.volume === undefined ? '' : paper.volumePrinted(g.volume)
    line(
      [g.marks, String(g.count), g.packing, g.nature, paper.weightPrinted(g.weight), volume],
      from + 14 * (i + 1),
      'plain',
    )
  })
  const last = from + 14 * (paper.goods.length + 1)
  if (paper.totals)
    line(
      [l.total, String(totalCount(paper)), '', '', paper.weightPrinted(totalWeight(paper)), ''],
      last,
      'plain',
    )
}
