import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startOfText, type TextPosition } from './drawing-state.ts'
import { toMatrix } from './matrix.ts'
import { showText } from './show-text.ts'
import { isHidden, numberOperand, type Operator } from './walk.ts'

/** ISO 32000-2, 9.3 and 9.4; pdfjs has turned the quote operators and TJ into showText already. */
export const TEXT_OPERATORS: Record<number, Operator> = {
  [OPS.beginText]: (_, walk) => {
    walk.pen = startOfText()
  },
  [OPS.setFont]: ([name, size], { states, context }) => {
    states.current.font = context.fontOf(String(name))
    states.current.fontSize = numberOperand(size)
  },
  [OPS.setCharSpacing]: ([spacing], { states }) => {
    states.current.charSpacing = numberOperand(spacing)
  },
  [OPS.setWordSpacing]: ([spacing], { states }) => {
    states.current.wordSpacing = numberOperand(spacing)
  },
  [OPS.setHScale]: ([percent], { states }) => {
    states.current.horizontalScale = numberOperand(percent) / 100
  },
  [OPS.setLeading]: ([leading], { states }) => {
    states.current.leading = -numberOperand(leading)
  },
  [OPS.setTextRise]: ([rise], { states }) => {
    states.current.rise = numberOperand(rise)
  },
  [OPS.setTextMatrix]: ([matrix], walk) => {
    walk.pen = { ...startOfText(), matrix: toMatrix(matrix) }
  },
  [OPS.moveText]: ([x, y], { pen }) => moveLine(pen, numberOperand(x), numberOperand(y)),
  [OPS.setLeadingMoveText]: ([x, y], { states, pen }) => {
    states.current.leading = numberOperand(y)
    moveLine(pen, numberOperand(x), numberOperand(y))
  },
  [OPS.nextLine]: (_, { states, pen }) => moveLine(pen, 0, states.current.leading),
  [OPS.showText]: ([glyphs], walk) => {
    const draw = isHidden(walk) ? () => {} : walk.sink.glyph
    showText(Array.isArray(glyphs) ? glyphs : [], walk.states.current, walk.pen, draw)
  },
}

function moveLine(pen: TextPosition, x: number, y: number): void {
  pen.lineX += x
  pen.lineY += y
  pen.x = pen.lineX
  pen.y = pen.lineY
}
