import { labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'
import { zipOf } from '../zip.ts'

const text = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const run = (value: string, bold = false) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text(value)}</w:t></w:r>`
const paragraph = (runs: string) => `<w:p>${runs}</w:p>`
const cell = (content: string) => `<w:tc><w:p>${content}</w:p></w:tc>`
const manyLines = (lines: string[]) =>
  `<w:tc>${lines.map((line) => paragraph(run(line))).join('') || '<w:p/>'}</w:tc>`
const table = (rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows.map((r) => `<w:tr>${r.join('')}</w:tr>`).join('')}</w:tbl><w:p/>`

export function docxOf(body: string): Buffer {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  return zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`,
  })
}

function goods(paper: GeneratedDocument): string {
  const l = labelsOf(paper.language, false)
  const rows = [[l.marks, l.count, l.packing, l.nature, l.weight].map((t) => cell(run(t, true)))]
  for (const g of paper.goods)
    rows.push(
      [g.marks, String(g.count), g.packing, g.nature, paper.weightPrinted(g.weight)].map((t) => cell(run(t))),
    )
  if (paper.totals)
    rows.push(
      [l.total, String(totalCount(paper)), '', '', paper.weightPrinted(totalWeight(paper))].map((t) =>
        cell(run(t)),
      ),
    )
  return table(rows)
}

/** Paragraphs: a bold label, and the value on the same or the next lines. */
export function docxParagraphs(paper: GeneratedDocument): Buffer {
  const l = labelsOf(paper.language, true)
  const item = (label: string, value: string) =>
    paragraph(run(`${label.replace(/ ?:$/, '')}: `, true) + run(value))
  const block = (label: string, lines: string[]) =>
    paragraph(run(label, true)) + lines.map((line) => paragraph(run(line))).join('') + paragraph('')
  return docxOf(
    [
      paragraph(run(l.title, true)),
      item(l.number, paper.number),
      block(l.consignor, partyLines(paper.consignor)),
      block(l.consignee, partyLines(paper.consignee)),
      block(l.carrier, partyLines(paper.carrier)),
      item(l.takingOver, `${paper.takingOver.lines.join(', ')}, ${paper.takingOver.datePrinted}`),
      item(l.delivery, paper.delivery.lines.join(', ')),
      item(l.tractor, paper.tractor),
      item(l.trailer, paper.trailer),
      goods(paper),
      ...(paper.dangerous ? [paragraph(run(paper.dangerous.line))] : []),
      item(l.instructions, paper.instructions),
      item(l.payment, paper.paid ? l.paidWord : l.forwardWord),
      item(l.issued, `${paper.issued.city}, ${paper.issued.datePrinted}`),
    ].join(''),
  )
}

/** A two-column table of boxes, label and value in one cell. */
export function docxTable(paper: GeneratedDocument): Buffer {
  const l = labelsOf(paper.language, false)
  const box = (label: string, lines: string[]) => manyLines([label, ...lines])
  return docxOf(
    paragraph(run(`${l.title} CMR`, true)) +
      paragraph(run(`${l.number} ${paper.number}`)) +
      table([
        [
          box(`1 ${l.consignor} ${l.hint}`, partyLines(paper.consignor)),
          box(`16 ${l.carrier} ${l.hint}`, partyLines(paper.carrier)),
        ],
        [
          box(`2 ${l.consignee} ${l.hint}`, partyLines(paper.consignee)),
          box(`5 ${l.documents}`, [paper.documents]),
        ],
        [
          box(`3 ${l.delivery}`, paper.delivery.lines),
          box(`4 ${l.takingOver}`, [...paper.takingOver.lines, paper.takingOver.datePrinted]),
        ],
        [box(l.tractor, [paper.tractor]), box(l.trailer, [paper.trailer])],
      ]) +
      goods(paper) +
      (paper.dangerous ? paragraph(run(paper.dangerous.line)) : '') +
      table([
        [
          box(`13 ${l.instructions}`, [paper.instructions]),
          box(`14 ${l.payment}`, [paper.paid ? l.paidWord : l.forwardWord]),
        ],
        [
          box(`21 ${l.issued}`, [`${paper.issued.city} ${l.on} ${paper.issued.datePrinted}`]),
          box(`24 ${l.received}`, []),
        ],
      ]),
  )
}
