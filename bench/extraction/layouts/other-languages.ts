import { formLabels } from '../labels.ts'
import { type GeneratedDocument, partyLines } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'
import { cellsOf } from './boxed-model.ts'

/** Every label also in Dutch and Italian, which no lexicon has; values typed a little off their boxes. */
export function otherLanguages(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = formLabels[paper.language]
  const box = (x: number, y: number, w: number, h: number, labels: string[], lines: string[]) => {
    doc.lineWidth(0.5).rect(x, y, w, h).stroke()
    labels.forEach((label, i) => {
      doc
        .font('plain')
        .fontSize(5.5)
        .text(label, x + 4, y + 3 + i * 6.5, { lineBreak: false })
    })
    lines.forEach((line, i) => {
      doc
        .font('typed')
        .fontSize(8.5)
        .text(line, x + 9, y + 4 + labels.length * 6.5 + i * 11, { lineBreak: false })
    })
  }
  doc.font('bold').fontSize(16).text('CMR', 300, 20, { lineBreak: false })
  doc.font('plain').fontSize(9).text(l.title, 345, 24, { lineBreak: false })
  doc.font('plain').fontSize(9).text(`${l.number} ${paper.number}`, 345, 40, { lineBreak: false })
  const hint = l.hint
  box(
    25,
    30,
    270,
    82,
    ['1 Afzender (naam, adres, land)', `${l.consignor} ${hint}`],
    partyLines(paper.consignor),
  )
  box(
    25,
    112,
    270,
    82,
    ['2 Geadresseerde (naam, adres, land)', `${l.consignee} ${hint}`],
    partyLines(paper.consignee),
  )
  box(
    295,
    112,
    275,
    82,
    ['16 Vervoerder (naam, adres, land)', `${l.carrier} ${hint}`],
    partyLines(paper.carrier),
  )
  box(25, 194, 270, 44, ['3 Luogo previsto per la consegna', l.delivery], paper.delivery.lines)
  box(295, 194, 275, 44, [`17 ${l.successive}`, 'Vettori successivi (nome, domicilio)'], [])
  box(
    25,
    238,
    270,
    44,
    ['4 Luogo e data della presa in carico', l.takingOver],
    [`${paper.takingOver.lines.join(', ')}  ${paper.takingOver.datePrinted}`],
  )
  box(295, 238, 137, 44, [l.tractor, 'Trekker'], [paper.tractor])
  box(432, 238, 138, 44, [l.trailer, 'Oplegger'], [paper.trailer])
  box(25, 282, 270, 40, ['5 Documenti allegati', l.documents], [paper.documents])
  box(295, 282, 275, 40, [`18 ${l.reservations}`, 'Voorbehoud en opmerkingen'], [])
  const columns: [string, string, number, number][] = [
    ['marks', l.marks, 25, 95],
    ['count', l.count, 120, 65],
    ['packing', l.packing, 185, 75],
    ['nature', l.nature, 260, 150],
    ['weight', l.weight, 410, 95],
    ['volume', l.volume, 505, 65],
  ]
  for (const [key, label, x, w] of columns) box(x, 322, w, 120, [label, ''], cellsOf(paper, key))
  if (paper.dangerous)
    doc.font('typed').fontSize(8.5).text(paper.dangerous.line, 30, 428, { lineBreak: false })
  box(25, 442, 270, 50, ['13 Istruzioni del mittente', l.instructions], [paper.instructions])
  box(295, 442, 275, 50, [`19 ${l.agreements}`, 'Speciale overeenkomsten'], [])
  box(25, 492, 270, 40, ['14 Frankeringsvoorschrift', l.payment], [paper.paid ? l.paidWord : l.forwardWord])
  box(
    295,
    492,
    275,
    40,
    ['21 Opgemaakt te', l.issued],
    [`${paper.issued.city} ${l.on} ${paper.issued.datePrinted}`],
  )
  return collect(doc)
}
