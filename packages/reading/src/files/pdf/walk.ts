import type { Box } from '../../layout/pages.ts'
import type { PdfFont, StateStack, TextPosition } from './drawing-state.ts'
import type { Matrix } from './matrix.ts'
import type { DrawnPath } from './read-path.ts'
import type { DrawnGlyph } from './show-text.ts'

export interface DrawingSink {
  glyph(glyph: DrawnGlyph): void
  path(path: DrawnPath): void
  image(box: Box, clip: Box): void
}

export interface DrawingContext {
  toPage: Matrix
  page: Box
  fontOf(name: string): PdfFont | null
  /** False for a layer that viewers hide. */
  isShown(layer: unknown): boolean
}

export interface Walk {
  context: DrawingContext
  sink: DrawingSink
  states: StateStack
  pen: TextPosition
  clipsNext: boolean
  /** A matrix was set, and nothing drawn since. */
  isPlaced: boolean
  /** One entry for each open layer and group; true while its content is never seen. */
  hidden: boolean[]
  masked: boolean[]
}

export type Operator = (args: unknown[], walk: Walk) => void

export function isHidden(walk: Walk): boolean {
  return walk.hidden.includes(true) || walk.masked.includes(true)
}

export function numberOperand(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
