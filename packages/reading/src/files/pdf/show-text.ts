import type { Box } from '../../layout/pages.ts'
import type { DrawingState, PdfFont, TextPosition } from './drawing-state.ts'
import { factsOf } from './font-facts.ts'
import { applyTo, applyToVector, lengthOf, type Matrix, multiply } from './matrix.ts'

/** One character as drawn, in page units, origin top left. */
export interface DrawnGlyph {
  text: string
  isSpace: boolean
  /** Start of its baseline, and the way from there to its end. */
  x: number
  y: number
  advance: [number, number]
  /** From the baseline to the top of the type and to its bottom. */
  up: [number, number]
  down: [number, number]
  size: number
  bold: boolean
  /** Extra distance to the next character that the document asks for; no gap between words. */
  spacing: number
  clip: Box
}

/** An entry of pdfjs's showText: a glyph, or a number of thousandths to step back. */
interface PdfGlyph {
  unicode?: string
  width?: number
  isSpace?: boolean
  vmetric?: number[] | null
}

/** Moves the pen as ISO 32000-2, 9.4.4 defines, and reports each glyph where it is. */
export function showText(
  entries: unknown[],
  state: DrawingState,
  pen: TextPosition,
  draw: (glyph: DrawnGlyph) => void,
): void {
  const { font } = state
  const { unit, isVertical } = factsOf(font)
  // A negative font size turns the type by half a turn.
  const turn = state.fontSize < 0 ? -1 : 1
  const fontSize = Math.abs(state.fontSize)
  const scaleX = state.horizontalScale * turn
  const glyphScale = fontSize * unit
  const toPage = multiply(state.toPage, pen.matrix)
  const style = styleOf(font, fontSize, turn, toPage)
  if (!style) return
  let along = 0
  for (const entry of entries) {
    if (typeof entry === 'number') {
      along -= ((isVertical ? -1 : 1) * entry * fontSize) / 1_000
      continue
    }
    const glyph = (entry ?? {}) as PdfGlyph
    const spacing = ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * turn
    if (isVertical) {
      const height = -(glyph.vmetric?.[0] ?? -1_000) * glyphScale
      const [x, y] = applyTo(toPage, pen.x - fontSize / 2, pen.y + state.rise - along)
      draw(drawn(glyph, x, y, applyToVector(toPage, fontSize, 0), 0, style, state))
      along += height - spacing
      continue
    }
    const width = (glyph.width ?? 0) * glyphScale
    const [x, y] = applyTo(toPage, pen.x + along * scaleX, pen.y + state.rise)
    const extra = lengthOf(...applyToVector(toPage, spacing * scaleX, 0)) * Math.sign(spacing * turn)
    draw(drawn(glyph, x, y, applyToVector(toPage, width * scaleX, 0), extra, style, state))
    along += width + spacing
  }
  if (isVertical) pen.y -= along
  else pen.x += along * scaleX
}

interface Style {
  up: [number, number]
  down: [number, number]
  size: number
  bold: boolean
}

function drawn(
  glyph: PdfGlyph,
  x: number,
  y: number,
  advance: [number, number],
  spacing: number,
  style: Style,
  state: DrawingState,
): DrawnGlyph {
  const text = glyph.unicode ?? ''
  const { up, down, size, bold } = style
  return { text, isSpace: isBlank(text), x, y, advance, spacing, up, down, size, bold, clip: state.clip }
}

function isBlank(text: string): boolean {
  if (text >= '!' && text < '\u007f') return false
  return text !== '' && /^[\s\u200b]*$/.test(text)
}

/** Null where the type has no extent or cannot be placed. */
function styleOf(font: PdfFont | null, fontSize: number, turn: number, toPage: Matrix): Style | null {
  const { em, ascent, descent, isBold } = factsOf(font)
  const height = fontSize * em * turn
  const size = lengthOf(...applyToVector(toPage, 0, height))
  if (!(size > 0) || !Number.isFinite(size)) return null
  return {
    up: applyToVector(toPage, 0, height * ascent),
    down: applyToVector(toPage, 0, height * descent),
    size,
    bold: isBold,
  }
}
