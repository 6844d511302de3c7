import type { Box } from '../../layout/pages.ts'
import { IDENTITY, type Matrix, multiply } from './matrix.ts'

/** What pdfjs reports about a font (with fontExtraProperties). */
export interface PdfFont {
  name?: string
  bold?: boolean
  black?: boolean
  ascent?: number
  descent?: number
  bbox?: number[]
  fontMatrix?: number[]
  isType3Font?: boolean
  vertical?: boolean
}

export interface TextState {
  font: PdfFont | null
  fontSize: number
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
}

/** The part of a PDF's graphics state that places text and lines (ISO 32000-2, 8.4 and 9.3). */
export interface DrawingState extends TextState {
  toPage: Matrix
  clip: Box
  lineWidth: number
  strokeColor: unknown
  fillColor: unknown
}

/** Where the pen is inside a text object; begins again with each. */
export interface TextPosition {
  matrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
}

/** A PDF nests graphics states some dozen deep; a loop of 'q' must not fill the memory. */
const MAX_SAVED = 10_000

/** Save and restore, with everything that is not matched forgiven, as viewers do. */
export class StateStack {
  current: DrawingState
  readonly #initial: DrawingState
  readonly #saved: DrawingState[] = []

  constructor(toPage: Matrix, page: Box) {
    this.#initial = {
      toPage,
      clip: page,
      lineWidth: 1,
      strokeColor: '#000000',
      fillColor: '#000000',
      font: null,
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      horizontalScale: 1,
      leading: 0,
      rise: 0,
    }
    this.current = { ...this.#initial }
  }

  save(): void {
    if (this.#saved.length < MAX_SAVED) this.#saved.push({ ...this.current })
  }

  restore(): void {
    this.current = this.#saved.pop() ?? this.current
  }

  /** Annotations are drawn on the bare page. */
  reset(): void {
    this.#saved.length = 0
    this.current = { ...this.#initial }
  }

  transform(matrix: Matrix): void {
    this.current.toPage = multiply(this.current.toPage, matrix)
  }

  narrowClip(box: Box): void {
    const [x0, y0, x1, y1] = this.current.clip
    this.current.clip = [
      Math.max(x0, box[0]),
      Math.max(y0, box[1]),
      Math.min(x1, box[2]),
      Math.min(y1, box[3]),
    ]
  }
}

export function startOfText(): TextPosition {
  return { matrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 }
}
