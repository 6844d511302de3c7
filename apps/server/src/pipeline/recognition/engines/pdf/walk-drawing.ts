import { StateStack, startOfText } from './drawing-state.ts'
import { GRAPHICS_OPERATORS } from './graphics-operators.ts'
import { TEXT_OPERATORS } from './text-operators.ts'
import type { DrawingContext, DrawingSink, Operator, Walk } from './walk.ts'

/** What pdfjs makes of a page's content: operators with their arguments. */
export interface DrawingList {
  fnArray: ArrayLike<number>
  argsArray: ArrayLike<unknown>
}

const OPERATORS: Record<number, Operator> = { ...GRAPHICS_OPERATORS, ...TEXT_OPERATORS }

/**
 * Follows a page's drawing operators and reports every glyph and path in page units. Read from the drawing list and
 * not from pdfjs's text items: those join words over gaps and tell no place inside an item.
 */
export function walkDrawing(list: DrawingList, context: DrawingContext, sink: DrawingSink): void {
  const walk: Walk = {
    context,
    sink,
    states: new StateStack(context.toPage, context.page),
    pen: startOfText(),
    clipsNext: false,
    hidden: [],
    masked: [],
  }
  for (let i = 0; i < list.fnArray.length; i++) {
    const args = list.argsArray[i]
    OPERATORS[list.fnArray[i] ?? -1]?.(Array.isArray(args) ? args : [], walk)
  }
}
