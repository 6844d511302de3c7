import { labelsOf } from '../labels.ts'
import type { FirstLanguage, GeneratedDocument, Party } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'

const parts = {
  en: ['Name', 'Street', 'Postcode', 'City', 'Country', 'Place', 'Date'],
  de: ['Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Ort', 'Datum'],
  fr: ['Nom', 'Rue', 'Code postal', 'Ville', 'Pays', 'Lieu', 'Date'],
}

/** An export of a form with a label on every line of an address, in framed sections. */
export function partedFields(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const l = labelsOf(paper.language, false)
  const [name, street, postcode, city, country, place, date] = parts[paper.language as FirstLanguage] as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const section = (x: number, y: number, w: number, h: number, label: string, lines: string[]) => {
    doc.lineWidth(1).rect(x, y, w, h).stroke()
    doc
      .font('bold')
      .fontSize(9)
      .text(label, x + 5, y + 5, { lineBreak: false })
    lines.forEach((line, i) => {
      doc
        .font('plain')
        .fontSize(9)
        .text(line, x + 5, y + 20 + i * 12, { lineBreak: false })
    })
  }
  const partyOf = (p: Party) => [
    `${name}: ${p.name.join(' ')}`,
    `${street}: ${p.street ?? p.postOfficeBox}`,
    `${postcode}: ${p.postcode}`,
    `${city}: ${p.city}`,
    `${country}: ${p.country}`,
  ]
  doc.font('bold').fontSize(11).text(`${l.title} CMR`, 30, 26, { lineBreak: false })
  doc.font('plain').fontSize(9).text(`${l.number} ${paper.number}`, 400, 32, { lineBreak: false })
  section(30, 56, 265, 86, l.consignor, partyOf(paper.consignor))
  section(300, 56, 265, 86, l.consignee, partyOf(paper.consignee))
  section(30, 146, 265, 86, l.carrier, partyOf(paper.carrier))
  section(300, 146, 265, 86, l.takingOver, [
    `${place}: ${paper.takingOver.city}`,
    `${country}: ${paper.takingOver.country}`,
    `${date}: ${paper.takingOver.datePrinted.replace(/^le /, '')}`,
  ])
  section(30, 236, 265, 50, l.delivery, [
    `${place}: ${paper.delivery.city}`,
    `${country}: ${paper.delivery.country}`,
  ])
  section(300, 236, 130, 50, l.tractor, [paper.tractor])
  section(435, 236, 130, 50, l.trailer, [paper.trailer])
  let y = 290
  for (const g of paper.goods) {
    const volume = g.volume === undefined ? [] : [[l.volume, paper.volumePrinted(g.volume)]]
    const cells = [
      [l.marks, g.marks],
      [l.count, String(g.count)],
      [l.packing, g.packing],
      [l.nature, g.nature],
      [l.weight, paper.weightPrinted(g.weight)],
      ...volume,
    ]
    if (y === 290) {
      cells.forEach(([label], i) => {
        doc
          .font('bold')
          .fontSize(5.5)
          .text(label as string, 33 + i * 90, y + 3, { width: 84 })
      })
      doc.rect(30, y, 535, 20).stroke()
      y += 20
    }
    cells.forEach(([, value], i) => {
      doc
        .font('plain')
        .fontSize(i === 3 ? 5 : 9)
        .text(value as string, 33 + i * 90, y + 4, { lineBreak: false })
    })
    doc.rect(30, y, 535, 18).stroke()
    y += 18
  }
  if (paper.dangerous)
    doc
      .font('plain')
      .fontSize(9)
      .text(paper.dangerous.line, 33, y + 4, { lineBreak: false })
  section(30, 440, 535, 40, l.instructions, [paper.instructions])
  section(30, 484, 265, 40, l.payment, [paper.paid ? l.paidWord : l.forwardWord])
  section(300, 484, 265, 40, l.issued, [`${paper.issued.city}, ${paper.issued.datePrinted}`])
  return collect(doc)
}
