import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box } from '../../layout/pages.ts'
import type { Run } from './collect-words.ts'
import type { Matrix } from './matrix.ts'
import { boxOfPath, cornersOf } from './read-path.ts'

/** What pdfjs reports about a widget annotation. */
interface Widget {
  subtype?: string
  rect?: number[]
  fieldType?: string
  fieldValue?: string | string[] | null
  hidden?: boolean
  checkBox?: boolean
  radioButton?: boolean
  exportValue?: string
  buttonValue?: string
  defaultAppearanceData?: { fontSize?: number }
}

/** The largest form of the trade has some three hundred on a page. */
const MAX_FIELDS = 5_000

const DEFAULT_SIZE = 10
const LINE_SPACING = 1.15
/** Mean width of a character as a share of the type size, where the real one is unknown. */
const CHARACTER_WIDTH = 0.5

/**
 * Entries of form fields that the page does not draw (forms filled by programs that leave the drawing to the viewer),
 * and ticks, which are drawn as shapes and no text.
 */
export async function readFields(page: PDFPageProxy, toPage: Matrix, drawn: Run[]): Promise<Run[]> {
  const annotations = (await page.getAnnotations()) as Widget[]
  const widgets = annotations.filter(({ subtype, hidden }) => subtype === 'Widget' && !hidden)
  return widgets.slice(0, MAX_FIELDS).flatMap((widget) => {
    const corners = cornersOf(widget.rect)
    if (!corners) return []
    const box = boxOfPath(corners, toPage)
    if (drawn.some((run) => isInside(run.box, box))) return []
    if (widget.checkBox || widget.radioButton)
      return isTicked(widget) ? [runAt('X', box[0], box, boxHeight(box))] : []
    const value = Array.isArray(widget.fieldValue) ? widget.fieldValue.join('\n') : widget.fieldValue
    return typeof value === 'string' ? placeValue(value, box, widget.defaultAppearanceData?.fontSize) : []
  })
}

function isTicked({ fieldValue, checkBox, exportValue, buttonValue }: Widget): boolean {
  if (!fieldValue || fieldValue === 'Off') return false
  const own = checkBox ? exportValue : buttonValue
  return own === undefined || fieldValue === own
}

function placeValue(value: string, box: Box, fontSize = 0): Run[] {
  const lines = value.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const height = boxHeight(box) / Math.max(1, lines.length)
  const size = Math.min(fontSize || DEFAULT_SIZE, height)
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 1)
  const width = Math.min(size * CHARACTER_WIDTH, (box[2] - box[0]) / longest)
  const spacing = lines.length > 1 ? Math.min(height, size * LINE_SPACING) : height
  return lines.flatMap((line, row) => {
    const top = box[1] + row * spacing + (spacing - size) / 2
    return [...line.matchAll(/\S+/g)].map((match) => {
      const x = box[0] + match.index * width
      return runAt(match[0], x, [x, top, x + match[0].length * width, top + size], size)
    })
  })
}

function runAt(text: string, x: number, box: Box, size: number): Run {
  return {
    text,
    box,
    size,
    bold: false,
    baseline: [x, box[3] - size * 0.2],
    direction: [1, 0],
    closed: true,
    glyphs: [],
  }
}

function boxHeight(box: Box): number {
  return box[3] - box[1]
}

function isInside(run: Box, box: Box): boolean {
  const x = (run[0] + run[2]) / 2
  const y = (run[1] + run[3]) / 2
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
}
