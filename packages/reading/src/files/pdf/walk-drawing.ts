import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { StateStack, startOfText } from './drawing-state.ts'
import { GRAPHICS_OPERATORS } from './graphics-operators.ts'
import { applyTo } from './matrix.ts'
import { boxOf } from './read-path.ts'
import { TEXT_OPERATORS } from './text-operators.ts'
import { type DrawingContext, type DrawingSink, isHidden, type Operator, type Walk } from './walk.ts'

/** What pdfjs makes of a page's content: operators with their arguments. */
export interface DrawingList {
  fnArray: ArrayLike<number>
  argsArray: ArrayLike<unknown>
}

const OPERATORS: Record<number, Operator> = { ...GRAPHICS_OPERATORS, ...TEXT_OPERATORS }

/**
 * Follows a page's drawing operators and reports every glyph, path and image in page units. Read from the drawing list and
 * not from pdfjs's text items: those join words over gaps and give no place inside an item.
 */
export function walkDrawing(list: DrawingList, context: DrawingContext, sink: DrawingSink): void {
  const walk: Walk = {
    context,
    sink,
    states: new StateStack(context.toPage, context.page),
    pen: startOfText(),
    clipsNext: false,
    isPlaced: false,
    hidden: [],
    masked: [],
  }
  for (let i = 0; i < list.fnArray.length; i++) {
    const args = list.argsArray[i]
    watchForImage(list.fnArray[i] ?? -1, walk)
    OPERATORS[list.fnArray[i] ?? -1]?.(Array.isArray(args) ? args : [], walk)
  }
}

const ENDS = new Set<number>([OPS.restore, OPS.paintFormXObjectEnd, OPS.endAnnotation])
const DRAWS = new Set<number>([
  OPS.save,
  OPS.beginText,
  OPS.constructPath,
  OPS.shadingFill,
  OPS.beginGroup,
  OPS.beginAnnotation,
  OPS.paintFormXObjectBegin,
])

/**
 * Images are left out of the drawing list (`maxImageSize`), as decoding them takes longer than all the rest. What stays of one is the
 * matrix that stretches its unit square over the page, set for nothing.
 */
function watchForImage(operator: number, walk: Walk): void {
  if (operator === OPS.transform) walk.isPlaced = true
  else if (DRAWS.has(operator)) walk.isPlaced = false
  else if (ENDS.has(operator)) {
    const { toPage, clip } = walk.states.current
    if (walk.isPlaced && !isHidden(walk))
      walk.sink.image(boxOf([0, 1].flatMap((x) => [0, 1].map((y) => applyTo(toPage, x, y)))), clip)
    walk.isPlaced = false
  }
}
