import { formLabels, labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'

const text = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const lines = (values: string[]) => values.map(text).join('<br>')
const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:10mm}body{font:9pt 'Liberation Sans',sans-serif}${style}</style>${body}`

const goodsRows = (paper: GeneratedDocument) =>
  paper.goods
    .map(
      (g) =>
        `<tr><td>${text(g.marks)}<td class=n>${g.count}<td>${text(g.packing)}<td>${text(g.nature)}<td class=n>${paper.weightPrinted(g.weight)}<td class=n>${g.volume === undefined ? '' : paper.volumePrinted(g.volume)}</tr>`,
    )
    .join('')

const totalRow = (paper: GeneratedDocument) =>
  paper.totals
    ? `<tr><td>${labelsOf(paper.language, false).total}<td class=n>${totalCount(paper)}<td><td><td class=n>${paper.weightPrinted(totalWeight(paper))}<td></tr>`
    : ''

/** A bordered table of label and value cells, the goods in a table of their own. */
export function htmlTable(paper: GeneratedDocument): string {
  const l = labelsOf(paper.language, true)
  const row = (label: string, values: string[], label2: string, values2: string[]) =>
    `<tr><th>${text(label)}<td>${lines(values)}<th>${text(label2)}<td>${lines(values2)}</tr>`
  return page(
    'table{border-collapse:collapse;width:100%;margin-bottom:4mm}td,th{border:1px solid #333;padding:1.5mm;vertical-align:top;text-align:left}th{background:#eee;font-size:8pt;width:18%}.g th{width:auto}.n{text-align:right}',
    `<h2>${text(l.title)}</h2><p>${text(l.number)} ${text(paper.number)}</p><table>
    ${row(l.consignor, partyLines(paper.consignor), l.consignee, partyLines(paper.consignee))}
    ${row(l.carrier, partyLines(paper.carrier), l.documents, [paper.documents])}
    ${row(l.takingOver, [...paper.takingOver.lines, paper.takingOver.datePrinted], l.delivery, paper.delivery.lines)}
    ${row(l.tractor, [paper.tractor], l.trailer, [paper.trailer])}
    ${row(l.instructions, [paper.instructions], l.payment, [paper.paid ? l.paidWord : l.forwardWord])}</table>
    <table class=g><tr><th>${[l.marks, l.count, l.packing, l.nature, l.weight, l.volume].map(text).join('<th>')}</tr>${goodsRows(paper)}${totalRow(paper)}</table>
    ${paper.dangerous ? `<p>${text(paper.dangerous.line)}</p>` : ''}
    <p>${text(l.issued)} ${text(paper.issued.city)}, ${text(paper.issued.datePrinted)}</p>`,
  )
}

/** Cards without any border: small grey labels over the values, in two columns. */
export function htmlCards(paper: GeneratedDocument): string {
  const l = labelsOf(paper.language, false)
  const card = (label: string, values: string[]) =>
    `<div class=c><small>${text(label)}</small><p>${lines(values)}</p></div>`
  return page(
    '.g{display:grid;grid-template-columns:1fr 1fr;gap:4mm 10mm}.c{background:#f4f6f8;border-radius:4px;padding:2mm 3mm}small{color:#567;font-size:7pt}p{margin:1mm 0;font-size:10pt}table{width:100%;margin:6mm 0;font-size:9pt}th{text-align:left;font-size:7pt;color:#567}.n{text-align:right}th:nth-child(2),th:nth-child(5),th:nth-child(6){text-align:right}td,th{padding-right:4mm}',
    `<h1 style="font-size:15pt">e-CMR · ${text(l.title)}</h1><div class=g>
    ${card(l.number.replace(/ ?:$/, ''), [paper.number])}${card(l.documents, [paper.documents])}
    ${card(l.consignor, partyLines(paper.consignor))}${card(l.consignee, partyLines(paper.consignee))}
    ${card(l.carrier, partyLines(paper.carrier))}${card(l.delivery, paper.delivery.lines)}
    ${card(l.takingOver, [`${paper.takingOver.lines.join(', ')} – ${paper.takingOver.datePrinted}`])}${card(l.instructions, [paper.instructions])}
    ${card(l.tractor, [paper.tractor])}${card(l.trailer, [paper.trailer])}</div>
    <table><tr><th>${[l.marks, l.count, l.packing, l.nature, l.weight, l.volume].map(text).join('<th>')}</tr>${goodsRows(paper)}${totalRow(paper)}</table>
    ${paper.dangerous ? `<p>${text(paper.dangerous.line)}</p>` : ''}
    <div class=g>${card(l.payment, [paper.paid ? l.paidWord : l.forwardWord])}${card(l.issued, [`${paper.issued.city}, ${paper.issued.datePrinted}`])}</div>`,
  )
}

/** The model form drawn with a style sheet: every box has a border of its own, labels in two languages on one line. */
export function htmlGrid(paper: GeneratedDocument): string {
  const l = labelsOf(paper.language, false)
  const second = formLabels[paper.language === 'fr' ? 'en' : 'fr']
  const box = (number: number, key: 'consignor', values: string[], hint = true) =>
    `<div class=b><span>${number}&nbsp; ${text(l[key])} / ${text(second[key])}${hint ? ` ${text(l.hint)}` : ''}</span><pre>${lines(values)}</pre></div>`
  const head = (number: number, key: string) =>
    `<th><b>${number}</b> ${text(l[key as 'marks'])}<br>${text(second[key as 'marks'])}</th>`
  return page(
    '.g{display:grid;grid-template-columns:1fr 1fr}.b{border:.8pt solid #000;padding:1mm;min-height:21mm}.b span,th{font-size:6pt;font-weight:normal}pre{font:9.5pt "Liberation Mono",monospace;margin:1mm 3mm}table{width:100%;border-collapse:collapse;font:8pt "Liberation Mono",monospace}th{border:.8pt solid #000;text-align:left;vertical-align:top}td{border-left:.8pt solid #000;border-right:.8pt solid #000;padding:1mm}.n{text-align:right}',
    `<div class=g><div><b style="font-size:16pt">CMR</b> ${text(l.title)}</div><div>${text(l.number)} ${text(paper.number)}</div>
    ${box(1, 'consignor', partyLines(paper.consignor))}${box(16, 'carrier' as 'consignor', partyLines(paper.carrier))}
    ${box(2, 'consignee' as 'consignor', partyLines(paper.consignee))}${box(17, 'successive' as 'consignor', [], false)}
    ${box(3, 'delivery' as 'consignor', paper.delivery.lines, false)}${box(18, 'reservations' as 'consignor', [], false)}
    ${box(4, 'takingOver' as 'consignor', [paper.takingOver.lines.join(', '), paper.takingOver.datePrinted], false)}${box(5, 'documents' as 'consignor', [paper.documents], false)}
    ${box(25, 'tractor' as 'consignor', [paper.tractor], false)}${box(26, 'trailer' as 'consignor', [paper.trailer], false)}</div>
    <table><tr>${head(6, 'marks')}${head(7, 'count')}${head(8, 'packing')}${head(9, 'nature')}${head(11, 'weight')}${head(12, 'volume')}</tr>${goodsRows(paper)}${totalRow(paper)}
    <tr style="height:${paper.dangerous ? '8mm' : '20mm'}"><td><td><td><td><td><td></tr>${paper.dangerous ? `<tr><td colspan=6>${text(paper.dangerous.line)}</tr>` : ''}</table>
    <div class=g>${box(13, 'instructions' as 'consignor', [paper.instructions], false)}${box(19, 'agreements' as 'consignor', [], false)}
    ${box(14, 'payment' as 'consignor', [paper.paid ? l.paidWord : l.forwardWord], false)}${box(21, 'issued' as 'consignor', [`${paper.issued.city} ${l.on} ${paper.issued.datePrinted}`], false)}</div>`,
  )
}

/** A letterhead-like note: bold labels run into the text, parties side by side without lines. */
export function htmlRunIn(paper: GeneratedDocument): string {
  const l = labelsOf(paper.language, true)
  const item = (label: string, values: string[]) =>
    `<div><b>${text(label.replace(/ ?:$/, ''))}:</b> ${lines(values)}</div>`
  return page(
    '.g{display:flex;gap:12mm;margin:4mm 0}.g>div{flex:1}body>div{margin:2mm 0}table{width:100%;border-top:1px solid;border-bottom:1px solid}th{text-align:left;border-bottom:1px solid}.n{text-align:right}th:nth-child(2),th:nth-child(5),th:nth-child(6){text-align:right}td,th{padding:1mm 2mm}',
    `<h2>${text(l.title)}</h2>${item(l.number, [paper.number])}
    <div class=g>${item(l.consignor, ['', ...partyLines(paper.consignor)])}${item(l.consignee, ['', ...partyLines(paper.consignee)])}${item(l.carrier, ['', ...partyLines(paper.carrier)])}</div>
    ${item(l.takingOver, [`${paper.takingOver.lines.join(', ')}, ${paper.takingOver.datePrinted}`])}${item(l.delivery, paper.delivery.lines)}
    ${item(l.tractor, [paper.tractor])}${item(l.trailer, [paper.trailer])}${item(l.documents, [paper.documents])}
    <table><tr><th>${[l.marks, l.count, l.packing, l.nature, l.weight, l.volume].map(text).join('<th>')}</tr>${goodsRows(paper)}${totalRow(paper)}</table>
    ${paper.dangerous ? `<div>${text(paper.dangerous.line)}</div>` : ''}${item(l.instructions, [paper.instructions])}${item(l.payment, [paper.paid ? l.paidWord : l.forwardWord])}
    ${item(l.issued, [`${paper.issued.city}, ${paper.issued.datePrinted}`])}`,
  )
}
