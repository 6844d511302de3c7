import { labelsOf } from '../labels.ts'
import { type FirstLanguage, type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'

const text = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const lines = (values: string[]) => values.map(text).join('<br>')

/** Landscape, three columns of thick-framed boxes, a grey number tag in each; taking over parted in place and date. */
export function htmlWide(paper: GeneratedDocument): string {
  const l = labelsOf(paper.language, false)
  const words = {
    en: ['Place of taking over', 'Date of taking over', 'Vehicle registration'],
    de: ['Übernahmeort', 'Übernahmedatum', 'Amtl. Kennzeichen'],
    fr: ['Lieu de prise en charge', 'Date de prise en charge', 'Immatriculation'],
  }[paper.language as FirstLanguage]
  const box = (number: number | string, label: string, values: string[]) =>
    `<div class=b><i>${number}</i> <b>${text(label)}</b><p>${lines(values)}</p></div>`
  const rows = paper.goods
    .map(
      (g, i) =>
        `<tr><td>${i + 1}<td>${text(g.nature)}<td>${text(g.marks)}<td class=n>${g.count}<td>${text(g.packing)}<td class=n>${paper.weightPrinted(g.weight)}</tr>`,
    )
    .join('')
  const total = paper.totals
    ? `<tr class=t><td colspan=3>${text(l.total)}<td class=n>${totalCount(paper)}<td><td class=n>${paper.weightPrinted(totalWeight(paper))}</tr>`
    : ''
  return `<!doctype html><meta charset=utf-8><style>@page{size:A4 landscape;margin:8mm}body{font:9pt 'Liberation Serif',serif}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2mm}.b{border:1.5pt solid #000;padding:1.5mm}i{background:#bbb;font-style:normal;padding:0 1mm;font-size:7pt}.b b{font-size:7.5pt}p{margin:1mm 0 0;font-size:10pt;min-height:5mm}table{width:100%;margin-top:3mm;border-collapse:collapse}th,td{border-bottom:.5pt solid #000;text-align:left;padding:1mm 2mm}.n{text-align:right}.t td{font-weight:bold}</style>
  <h2>${text(l.title)} (CMR) &nbsp; ${text(l.number)} ${text(paper.number)}</h2><div class=g>
  ${box(1, l.consignor, partyLines(paper.consignor))}${box(2, l.consignee, partyLines(paper.consignee))}${box(16, l.carrier, partyLines(paper.carrier))}
  ${box(4, words?.[0] ?? '', paper.takingOver.lines)}${box('4a', words?.[1] ?? '', [paper.takingOver.datePrinted])}${box(3, l.delivery, paper.delivery.lines)}
  ${box(25, words?.[2] ?? '', [`${paper.tractor} / ${paper.trailer}`])}${box(13, l.instructions, [paper.instructions])}${box(14, l.payment, [paper.paid ? l.paidWord : l.forwardWord])}</div>
  <table><tr><th>#<th>${[l.nature, l.marks].map(text).join('<th>')}<th class=n>${text(l.count)}<th>${text(l.packing)}<th class=n>${text(l.weight)}</tr>${rows}${total}</table>
  ${paper.dangerous ? `<p>${text(paper.dangerous.line)}</p>` : ''}<p>${text(l.issued)} ${text(paper.issued.city)} ${l.on} ${text(paper.issued.datePrinted)}</p>`
}
