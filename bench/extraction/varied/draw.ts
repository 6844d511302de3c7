import type { Random } from '../../../samples/make/scans/random.ts'
import type { FormBox, FormColumn } from '../kinds/form.ts'
import { blankPage, collect } from '../pdf.ts'
import type { VariedForm } from './form.ts'
import { between, happens, pick } from './pick.ts'

/** How a document looks; lengths in points. */
interface Style {
  labels: 'above' | 'left' | 'before'
  perRow: number
  ruled: boolean
  ruledTable: boolean
  shaded: boolean
  size: number
  labelSize: number
  bold: boolean
  upper: boolean
  colon: boolean
  typed: boolean
  margin: number
  gap: number
  titleFirst: boolean
  inOneLine: boolean
}

const WIDTH = 595
const HEIGHT = 842

function inventStyle(random: Random): Style {
  const size = between(random, 15, 20) / 2
  return {
    labels: pick(random, ['above', 'above', 'left', 'before'] as const),
    perRow: between(random, 1, 3),
    ruled: happens(random, 0.35),
    ruledTable: happens(random, 0.45),
    shaded: happens(random, 0.3),
    size,
    labelSize: size * pick(random, [0.75, 0.85, 1]),
    bold: happens(random, 0.5),
    upper: happens(random, 0.2),
    colon: happens(random, 0.6),
    typed: happens(random, 0.25),
    margin: between(random, 28, 60),
    gap: between(random, 4, 14),
    titleFirst: happens(random, 0.5),
    inOneLine: happens(random, 0.25),
  }
}

/** The form as a PDF, in a style of its own. */
export function drawVaried(form: VariedForm, random: Random): Promise<Buffer> {
  const style = inventStyle(random)
  const pen = penOf(blankPage(), style)
  const title = () => pen.line(form.title, style.margin, style.size * pick(random, [1.3, 1.7, 2.1]), 'bold')
  drawLetterhead(pen, form.letterhead, style, random)
  if (style.titleFirst) title()
  pen.block(form.addressee, style.margin)
  if (!style.titleFirst) title()
  drawBoxes(pen, form.boxes, style)
  drawTable(pen, form, style)
  if (style.inOneLine) pen.block([form.foot.map(inLine).join('   ')], style.margin)
  else drawBoxes(pen, form.foot, { ...style, perRow: Math.min(style.perRow, 2) })
  for (const text of form.smallPrint) pen.line(text, style.margin, style.size * 0.75, 'plain')
  return collect(pen.doc)
}

const inLine = ({ label, lines }: FormBox) => `${label}: ${lines.join(', ')}`

type Pen = ReturnType<typeof penOf>

/** Writes from top to bottom; `y` is where the next line begins. */
function penOf(doc: PDFKit.PDFDocument, { size, typed, margin }: Style) {
  const plain = typed ? 'typed' : 'plain'
  const pen = {
    doc,
    y: margin,
    /** Set smaller where it is wider than `width`. */
    put(text: string, x: number, y: number, height: number, font: string, width = WIDTH - margin - x) {
      const full = doc.font(font).fontSize(height).widthOfString(text)
      doc.fontSize(full > width ? (height * width) / full : height).text(text, x, y, { lineBreak: false })
    },
    line(text: string, x: number, height: number, font: string) {
      pen.put(text, x, pen.y, height, font === 'plain' ? plain : font)
      pen.y += height * 1.5
    },
    block(lines: readonly string[], x: number) {
      for (const text of lines) pen.line(text, x, size, 'plain')
      if (lines.length > 0) pen.y += size
    },
    /** A new page where less than so much is left. */
    need(height: number) {
      if (pen.y + height < HEIGHT - margin) return
      doc.addPage()
      pen.y = margin
    },
    plain,
  }
  return pen
}

function drawLetterhead(pen: Pen, [name, ...rest]: readonly string[], style: Style, random: Random): void {
  if (!name) return
  const x = pick(random, [style.margin, style.margin, WIDTH * 0.55])
  pen.line(name, x, style.size * pick(random, [1, 1.3, 1.8]), 'bold')
  if (happens(random, 0.5))
    pen.line(rest.join(pick(random, [' · ', ', ', ' - '])), x, style.size * 0.8, 'plain')
  else pen.block(rest, x)
  pen.y += style.gap
}

function drawBoxes(pen: Pen, boxes: readonly FormBox[], style: Style): void {
  for (let from = 0; from < boxes.length; from += style.perRow) {
    const row = boxes.slice(from, from + style.perRow)
    const width = (WIDTH - 2 * style.margin) / style.perRow
    const height = heightOf(row, style)
    pen.need(height)
    row.forEach((one, at) => {
      const x = style.margin + at * width
      if (style.ruled) pen.doc.lineWidth(0.6).rect(x, pen.y, width, height).stroke()
      drawBox(pen, one, x + (style.ruled ? 3 : 0), width - 6, style)
    })
    pen.y += height + (style.ruled ? 0 : style.gap)
  }
  pen.y += style.gap
}

function heightOf(row: readonly FormBox[], { size, labels, labelSize }: Style): number {
  const most = Math.max(1, ...row.map(({ lines }) => lines.length))
  return 6 + most * size * 1.3 + (labels === 'above' ? labelSize * 1.4 : 0)
}

function drawBox(pen: Pen, { label, lines }: FormBox, x: number, width: number, style: Style): void {
  const { size, labelSize, labels } = style
  const printed = `${style.upper ? label.toUpperCase() : label}${style.colon && labels !== 'above' ? ':' : ''}`
  const font = style.bold ? 'bold' : pen.plain
  const top = pen.y + 3
  const put = (from: number, y: number) =>
    lines.forEach((text, at) => {
      pen.put(text, from, y + at * size * 1.3, size, pen.plain, width - (from - x))
    })
  if (labels === 'above') {
    pen.put(printed, x, top, labelSize, font, width)
    put(x, top + labelSize * 1.4)
    return
  }
  const share = labels === 'left' ? 0.4 : 0.6
  pen.put(printed, x, top, labelSize, font, width * share)
  const taken = Math.min(width * share, pen.doc.font(font).fontSize(labelSize).widthOfString(printed))
  put(labels === 'left' ? x + width * share : x + taken + 5, top)
}

function drawTable(pen: Pen, { columns, totals }: VariedForm, style: Style): void {
  if (columns.length === 0) return
  const full = columns.reduce((sum, { width }) => sum + width, 0)
  const inner = WIDTH - 2 * style.margin
  let right = style.margin
  const placed = columns.map((column) => {
    const x = right
    right += (inner * column.width) / full
    return { column, x, width: right - x }
  })
  const rows = [columns.map(({ label }) => label), ...rowsOf(columns), ...(totals.length > 0 ? [totals] : [])]
  rows.forEach((cells, at) => {
    const isHead = at === 0
    const lines = placed.map(({ width }, c) => wrapped(pen, cells[c] ?? '', width - 6, isHead, style))
    const height = 5 + style.size * 1.25 * Math.max(...lines.map(({ length }) => length))
    pen.need(height)
    if (isHead && style.shaded)
      pen.doc.rect(style.margin, pen.y, inner, height).fill('#dddddd').fill('#000000')
    placed.forEach(({ x, width }, c) => {
      if (style.ruledTable) pen.doc.lineWidth(0.5).rect(x, pen.y, width, height).stroke()
      lines[c]?.forEach((text, l) => {
        const font = isHead && style.bold ? 'bold' : pen.plain
        pen.put(
          text,
          x + 3,
          pen.y + 3 + l * style.size * 1.25,
          isHead ? style.labelSize : style.size,
          font,
          width - 6,
        )
      })
    })
    pen.y += height
  })
  pen.y += style.gap
}

const rowsOf = (columns: readonly FormColumn[]) =>
  (columns[0]?.cells ?? []).map((_, row) => columns.map(({ cells }) => cells[row] ?? ''))

/** The words of a cell in lines that fit. */
function wrapped({ doc, plain }: Pen, text: string, width: number, isHead: boolean, style: Style): string[] {
  doc.font(isHead && style.bold ? 'bold' : plain).fontSize(isHead ? style.labelSize : style.size)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || doc.widthOfString(`${last} ${word}`) > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
