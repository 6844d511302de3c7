import { formLabels } from '../labels.ts'
import { type GeneratedDocument, type Language, partyLines, totalCount, totalWeight } from '../paper.ts'
import { blankPage, collect } from '../pdf.ts'

/** Left, top, right, bottom in points. */
type Frame = [number, number, number, number]

const order = (language: Language): Language[] => {
  if (language === 'en') return ['en', 'fr', 'de']
  return language === 'fr'
    ? ['fr', 'de', 'en']
    : [...new Set<Language>([language, 'fr', 'de', 'en'])].slice(0, 3)
}

/** The model form: ruled boxes, small labels in three languages at the top left, typed values below. */
export function boxedModel(paper: GeneratedDocument, doc = blankPage()): Promise<Buffer> {
  const languages = order(paper.language)
  const labelsOf = (key: 'consignor') => languages.map((l) => formLabels[l][key])
  const box = (frame: Frame, number: number | null, key: string, values: string[], hints = '') => {
    const [x0, y0, x1, y1] = frame
    doc
      .lineWidth(0.7)
      .rect(x0, y0, x1 - x0, y1 - y0)
      .stroke()
    let y = y0 + 3
    const indent = number === null ? 3 : 16
    if (number !== null)
      doc
        .font('bold')
        .fontSize(8)
        .text(String(number), x0 + 3, y, { lineBreak: false })
    for (const [i, label] of labelsOf(key as 'consignor').entries()) {
      const l = languages[i] as Language
      const hint = hints && formLabels[l][hints as 'hint']
      doc
        .font('plain')
        .fontSize(5.5)
        .text(`${label}${hint ? ` ${hint}` : ''}`, x0 + indent, y, { lineBreak: false })
      y += 6.6
    }
    y += 3
    for (const value of values) {
      doc
        .font('typed')
        .fontSize(9)
        .text(value, x0 + 8, y, { lineBreak: false })
      y += 11
    }
  }
  doc
    .font('bold')
    .fontSize(13)
    .text(
      languages
        .map((l) => formLabels[l].title)
        .join(' / ')
        .slice(0, 62),
      150,
      16,
      { lineBreak: false },
    )
  doc.font('plain').fontSize(6).text(formLabels[paper.language].clause, 310, 74, { width: 250 })
  doc.font('bold').fontSize(22).text('CMR', 20, 14, { lineBreak: false })
  doc.font('plain').fontSize(8).text(formLabels[paper.language].number, 330, 44, { lineBreak: false })
  doc.font('typed').fontSize(11).text(paper.number, 400, 42, { lineBreak: false })
  const mid = 300
  const right = 575
  box([20, 40, mid, 118], 1, 'consignor', partyLines(paper.consignor), 'hint')
  box([20, 118, mid, 196], 2, 'consignee', partyLines(paper.consignee), 'hint')
  box([20, 196, mid, 240], 3, 'delivery', paper.delivery.lines, 'place')
  box([20, 240, mid, 284], 4, 'takingOver', [
    `${paper.takingOver.lines.join(', ')}, ${paper.takingOver.datePrinted}`,
  ])
  box([20, 284, mid, 324], 5, 'documents', [paper.documents])
  box([mid, 118, right, 196], 16, 'carrier', partyLines(paper.carrier), 'hint')
  box([mid, 196, right, 250], 17, 'successive', [])
  box([mid, 250, right, 324], 18, 'reservations', [])
  const columns: [string, number, number, number][] = [
    ['marks', 6, 20, 110],
    ['count', 7, 110, 170],
    ['packing', 8, 170, 240],
    ['nature', 9, 240, 380],
    ['statistical', 10, 380, 440],
    ['weight', 11, 440, 515],
    ['volume', 12, 515, right],
  ]
  for (const [key, number, x0, x1] of columns) {
    const cell = cellsOf(paper, key)
    box([x0, 324, x1, 500], number, key, cell)
  }
  if (paper.dangerous)
    doc.font('typed').fontSize(9).text(paper.dangerous.line, 245, 470, { lineBreak: false })
  if (paper.container) doc.font('typed').fontSize(9).text(paper.container, 28, 484, { lineBreak: false })
  const labels = formLabels[paper.language]
  box([20, 500, mid, 570], 13, 'instructions', [paper.instructions])
  box([mid, 500, right, 570], 19, 'agreements', [])
  box([20, 570, mid, 610], 14, 'payment', [paper.paid ? labels.paidWord : labels.forwardWord])
  box([mid, 570, right, 640], 20, 'paidBy', [])
  box([20, 610, mid, 650], 21, 'issued', [`${paper.issued.city}  ${labels.on}  ${paper.issued.datePrinted}`])
  drawPlates(doc, paper, labels.tractor, labels.trailer)
  const third = (right - 20) / 3
  labels.sign.forEach((text, i) => {
    doc.rect(20 + i * third, 690, third, 90).stroke()
    doc
      .font('bold')
      .fontSize(8)
      .text(String(22 + i), 23 + i * third, 693, { lineBreak: false })
    if (i === 2)
      doc
        .font('plain')
        .fontSize(5.5)
        .text(labels.received, 36 + i * third, 693, { lineBreak: false })
    doc
      .font('plain')
      .fontSize(5.5)
      .text(text, 36 + i * third, 770, { lineBreak: false })
  })
  return collect(doc)
}

function drawPlates(doc: PDFKit.PDFDocument, paper: GeneratedDocument, tractor: string, trailer: string) {
  doc.rect(20, 650, 280, 40).stroke().moveTo(160, 650).lineTo(160, 690).stroke()
  doc.font('plain').fontSize(5.5).text(tractor, 24, 653, { lineBreak: false })
  doc.font('typed').fontSize(9).text(paper.tractor, 28, 668, { lineBreak: false })
  doc.font('plain').fontSize(5.5).text(trailer, 164, 653, { lineBreak: false })
  doc.font('typed').fontSize(9).text(paper.trailer, 168, 668, { lineBreak: false })
}

/** The cells of one column, line under line; the total is below with its word in the first column. */
export function cellsOf(paper: GeneratedDocument, key: string): string[] {
  const total = paper.totals
  const word = formLabels[paper.language].total
  switch (key) {
    case 'marks':
      return [...paper.goods.map((g) => g.marks), ...(total ? [word] : [])]
    case 'count':
      return [...paper.goods.map((g) => String(g.count)), ...(total ? [String(totalCount(paper))] : [])]
    case 'packing':
      return paper.goods.map((g) => g.packing)
    case 'nature':
      return paper.goods.map((g) => g.nature)
    case 'statistical':
      return paper.goods.map((g) => g.statistical)
    case 'weight':
      return [
        ...paper.goods.map((g) => paper.weightPrinted(g.weight)),
        ...(total ? [paper.weightPrinted(totalWeight(paper))] : []),
      ]
    default:
      return paper.goods.map((g) => (g.volume === undefined ? '' : paper.volumePrinted(g.volume)))
  }
}
