import { labelsOf } from '../labels.ts'
import { type GeneratedDocument, partyLines, totalCount, totalWeight } from '../paper.ts'

/** Plain text as a mail or an old system prints it. */
export function textFile(paper: GeneratedDocument): string {
  const l = labelsOf(paper.language, false)
  const rows = [[l.marks, l.count, l.packing, l.nature, l.weight]]
  for (const g of paper.goods)
    rows.push([g.marks, String(g.count), g.packing, g.nature, paper.weightPrinted(g.weight)])
  if (paper.totals)
    rows.push([l.total, String(totalCount(paper)), '', '', paper.weightPrinted(totalWeight(paper))])
  const widths = [0, 1, 2, 3, 4].map((c) => Math.max(...rows.map((r) => (r[c] ?? '').length)) + 3)
  const table = rows.map((r) =>
    r
      .map((cell, c) => cell.padEnd(widths[c] ?? 0))
      .join('')
      .trimEnd(),
  )
  const block = (label: string, lines: string[]) => [
    `${label.replace(/ ?:$/, '')}:`,
    ...lines.map((line) => `  ${line}`),
    '',
  ]
  return [
    `${l.title} (CMR)`,
    `${l.number} ${paper.number}`,
    '',
    ...block(l.consignor, partyLines(paper.consignor)),
    ...block(l.consignee, partyLines(paper.consignee)),
    ...block(l.carrier, partyLines(paper.carrier)),
    `${l.tractor}: ${paper.tractor}`,
    `${l.trailer}: ${paper.trailer}`,
    '',
    ...block(l.takingOver, [`${paper.takingOver.lines.join(', ')}, ${paper.takingOver.datePrinted}`]),
    ...block(l.delivery, paper.delivery.lines),
    ...table,
    '',
    ...(paper.dangerous ? [paper.dangerous.line, ''] : []),
    ...block(l.instructions, [paper.instructions]),
    ...block(l.payment, [paper.paid ? l.paidWord : l.forwardWord]),
    `${l.issued} ${paper.issued.city}, ${paper.issued.datePrinted}`,
    '',
  ].join('\n')
}
