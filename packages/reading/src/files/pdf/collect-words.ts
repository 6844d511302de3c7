import type { Box } from '../../layout/pages.ts'
import { dropTwins } from './drop-twins.ts'
import { lengthOf } from './matrix.ts'
import type { DrawnGlyph } from './show-text.ts'

export interface GlyphPlace {
  text: string
  x: number
  y: number
}

/** A run of glyphs without a gap, before runs are put in order and joined. */
export interface Run {
  text: string
  box: Box
  size: number
  bold: boolean
  /** Where the baseline begins, and the way of writing as a unit vector: [1, 0] is left to right. */
  baseline: [number, number]
  direction: [number, number]
  /** A drawn space follows: nothing may be joined to the end. */
  closed: boolean
  glyphs: GlyphPlace[]
}

/** Gaps are shares of the type size. A space is 0.2 and more; kerning and rounding stay below 0.1. */
const WORD_GAP = 0.12
/** Spaced type ('F R A C H T') is spaced no wider; some programs reach the next column by the same means. */
const MAX_LETTER_SPACING = 0.35
const MAX_FIGURE_SPACING = 0.1
/** A raised or lowered small figure belongs to a unit or formula ('m³', 'CO₂'); after a number it is a footnote. */
const SCRIPT_SHIFT = 0.6
const SCRIPT_SIZE = 0.85
const BEARS_SCRIPT = /^\P{L}*\p{L}{1,3}$/u
/** A page of a book has 3,000 characters, a page of a dense form 10,000. What comes after so many is passed over. */
const MAX_GLYPHS = 200_000

export interface WordCollector {
  add(glyph: DrawnGlyph): void
  runs(): Run[]
  /** True when the page has more characters than are read. */
  isCut(): boolean
}

/** Groups glyphs into words by where they are; in which operator they came makes no difference. */
export function collectWords(): WordCollector {
  const runs: Run[] = []
  let open: OpenRun | null = null
  let glyphs = 0
  const close = (bySpace: boolean) => {
    if (!open) return
    const text = cleanText(open.text)
    if (text !== '' && open.seen) {
      runs.push(Object.assign(open.run, { text, closed: bySpace }))
    }
    open = null
  }
  return {
    add(glyph) {
      if (glyph.isSpace) return close(true)
      if (glyph.text === '' || ++glyphs > MAX_GLYPHS) return
      if (!open || !continues(open, glyph)) {
        close(false)
        open = openRun(glyph)
      }
      extend(open, glyph)
    },
    runs() {
      close(false)
      return dropTwins(runs)
    },
    isCut: () => glyphs > MAX_GLYPHS,
  }
}

interface OpenRun {
  text: string
  seen: boolean
  run: Run
  endX: number
  endY: number
  spacing: number
  size: number
}

function openRun(glyph: DrawnGlyph): OpenRun {
  const length = lengthOf(...glyph.advance)
  const direction: Run['direction'] =
    length > 0 ? [glyph.advance[0] / length, glyph.advance[1] / length] : [-glyph.up[1] / glyph.size, 0]
  return {
    text: '',
    seen: false,
    run: {
      text: '',
      box: [Infinity, Infinity, -Infinity, -Infinity],
      size: glyph.size,
      bold: glyph.bold,
      baseline: [glyph.x, glyph.y],
      direction,
      closed: false,
      glyphs: [],
    },
    endX: glyph.x,
    endY: glyph.y,
    spacing: 0,
    size: glyph.size,
  }
}

function continues(open: OpenRun, glyph: DrawnGlyph): boolean {
  const [dx, dy] = open.run.direction
  const length = lengthOf(...glyph.advance)
  // A combining mark may have no width; then only its place counts.
  if (length > 0 && (glyph.advance[0] * dx + glyph.advance[1] * dy) / length < 0.98) return false
  const gapX = glyph.x - open.endX
  const gapY = glyph.y - open.endY
  const gap = gapX * dx + gapY * dy - (open.spacing > 0 ? spacingBefore(glyph, open) : 0)
  const shift = Math.abs(gapY * dx - gapX * dy)
  const size = Math.max(open.run.size, glyph.size)
  const isSmaller = glyph.size < SCRIPT_SIZE * size
  const isScript = isSmaller
    ? open.size < size || BEARS_SCRIPT.test(open.text)
    : open.size < SCRIPT_SIZE * size
  if (shift > (isScript ? SCRIPT_SHIFT : 0.15) * size) return false
  return gap < WORD_GAP * size && gap > -0.5 * size
}

/** The part of the spacing asked for that belongs inside a word. */
function spacingBefore(glyph: DrawnGlyph, { spacing, size }: OpenRun): number {
  const most = /^\p{L}/u.test(glyph.text) ? MAX_LETTER_SPACING : MAX_FIGURE_SPACING
  return Math.min(spacing, most * size)
}

function extend(open: OpenRun, glyph: DrawnGlyph): void {
  const { run } = open
  open.text += glyph.text
  open.seen ||= isInClip(glyph)
  run.glyphs.push({ text: glyph.text, x: glyph.x, y: glyph.y })
  open.endX = glyph.x + glyph.advance[0]
  open.endY = glyph.y + glyph.advance[1]
  open.spacing = glyph.spacing
  open.size = glyph.size
  run.size = Math.max(run.size, glyph.size)
  run.bold &&= glyph.bold
  widen(run.box, glyph.x, glyph.y, glyph)
  widen(run.box, open.endX, open.endY, glyph)
}

function widen(box: Box, x: number, y: number, { up, down }: DrawnGlyph): void {
  box[0] = Math.min(box[0], x + up[0], x + down[0])
  box[1] = Math.min(box[1], y + up[1], y + down[1])
  box[2] = Math.max(box[2], x + up[0], x + down[0])
  box[3] = Math.max(box[3], y + up[1], y + down[1])
}

/**
 * Words that the page cuts away are seen by nobody. One that is cut in part (by the cell of a spreadsheet) stays whole:
 * its author wrote all of it.
 */
function isInClip({ x, y, advance, up, clip }: DrawnGlyph): boolean {
  const middleX = x + advance[0] / 2 + up[0] / 3
  const middleY = y + advance[1] / 2 + up[1] / 3
  return middleX >= clip[0] && middleX <= clip[2] && middleY >= clip[1] && middleY <= clip[3]
}

/**
 * Ligatures apart ('ﬁ' is f and i), letters and marks as one character, a soft hyphen as the hyphen it is drawn as, and
 * no blanks inside: a glyph may be mapped to ' .'.
 */
function cleanText(text: string): string {
  if (/^[!-~]*$/.test(text)) return text
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKD'))
    .replace(/\u00ad/g, '-')
    .replace(/[\s\p{Cc}\ufeff\u200b]/gu, '')
    .normalize('NFC')
}
