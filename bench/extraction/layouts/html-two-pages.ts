import { labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'

const text = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Headings set into the frames; the goods begin on the first page and end, under the same headers, on the second. */
export function htmlTwoPages(paper: GeneratedDocument): string {
  const l = labelsOf(paper.language, false)
  const frame = (label: string, lines: string[]) =>
    `<fieldset><legend>${text(label)}</legend>${lines.map(text).join('<br>')}</fieldset>`
  const headers = [l.marks, l.count, l.packing, l.nature, l.weight].map((h) => `<th>${text(h)}`).join('')
  const rows = paper.goods.map((g) => {
    const cells = [g.marks, String(g.count), g.packing, g.nature, paper.weightPrinted(g.weight)]
    return `<tr>${cells.map((cell) => `<td>${text(cell)}`).join('')}</tr>`
  })
  const total = `<tr><th>${text(l.total)}<th>${totalCount(paper)}<th><th><th>${text(paper.weightPrinted(totalWeight(paper)))}</tr>`
  const table = (body: string[]) => `<table><tr>${headers}</tr>${body.join('')}</table>`
  const cut = Math.ceil(rows.length / 2)
  const last = paper.totals ? [...rows.slice(cut), total] : rows.slice(cut)
  return `<!doctype html><meta charset=utf-8><style>@page{size:A4;margin:10mm}body{font:9.5pt 'Liberation Sans'}.g{display:flex;flex-wrap:wrap}fieldset{width:43%;margin:1.5mm;border:.6pt solid #000}legend{font-size:7.5pt;font-style:italic}table{width:100%;border-collapse:collapse}td,th{border:.5pt solid #666;padding:1mm 1.5mm;text-align:left}.n{break-before:page}</style>
  <h2>${text(l.title)} (CMR)</h2><p>${text(l.number)} ${text(paper.number)}</p><div class=g>
  ${frame(l.consignor, partyLines(paper.consignor))}${frame(l.consignee, partyLines(paper.consignee))}${frame(l.carrier, partyLines(paper.carrier))}
  ${frame(l.takingOver, [...paper.takingOver.lines, paper.takingOver.datePrinted])}${frame(l.delivery, paper.delivery.lines)}
  ${frame(l.tractor, [paper.tractor])}${frame(l.trailer, [paper.trailer])}${frame(l.instructions, [paper.instructions])}
  ${frame(l.payment, [paper.paid ? l.paidWord : l.forwardWord])}${frame(l.issued, [`${paper.issued.city} ${l.on} ${paper.issued.datePrinted}`])}</div>
  ${table(rows.slice(0, cut))}${last.length > 0 ? `<div class=n>${table(last)}</div>` : ''}${paper.dangerous ? `<p>${text(paper.dangerous.line)}</p>` : ''}`
}
