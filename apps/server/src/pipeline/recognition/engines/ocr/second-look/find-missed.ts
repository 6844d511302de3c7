import type { Box } from '../../../recognised.ts'
import type { OcrWord } from '../ocr-engine.ts'
import { findMarks } from '../picture/find-marks.ts'

/** Words believed less, or wider than so many sizes of their type for each letter, hide others. */
const BELIEVED = 0.4
const WIDEST = 1.3
/** Cells to an inch of the raster that pieces are gathered on. */
const RASTER = 50
/** Inches that bridge blanks between words, and those between lines of small type. */
const BESIDE = 0.1
const BELOW = 0.03
/** Fewer marks are box numbers, specks and ends of lines. */
const FEWEST_MARKS = 3
const MOST_PIECES = 60

interface Size {
  width: number
  height: number
  dpi: number
}

/** Whether a word is what is at its place. */
export function isBelieved({ text, box, confidence, size }: OcrWord): boolean {
  return confidence >= BELIEVED && box[2] - box[0] <= WIDEST * size * text.length
}

/**
 * Places with marks of the size of letters on which no word was read, or none to be believed: lines of small type in
 * the boxes of forms are lost like that. In pixels of the picture.
 */
export function findMissed(marks: readonly Box[], words: readonly OcrWord[], picture: Size): Box[] {
  const scale = RASTER / picture.dpi
  const { width, height } = picture
  const small = { width: Math.ceil(width * scale), height: Math.ceil(height * scale), dpi: RASTER }
  const cells = (box: Box) => box.map((at) => at * scale) as Box
  const read = new Uint8Array(small.width * small.height)
  for (const word of words.filter(isBelieved)) paint(read, small, cells(word.box))
  const missed = marks.map(cells).filter((mark) => read[cellOf(middleOf(mark), small)] === 0)

  const dots = new Uint8Array(small.width * small.height)
  for (const [x0, y0, x1, y1] of missed) {
    const [beside, below] = [BESIDE * RASTER, BELOW * RASTER]
    paint(dots, small, [x0 - beside, y0 - below, x1 + beside, y1 + below])
  }
  const pieces = findMarks({ ...small, dots }).map(({ left, top, right, bottom }) => {
    const box: Box = [left, top, right, bottom]
    return { box, marks: missed.filter((mark) => contains(box, middleOf(mark))).length }
  })
  const full = pieces.filter((piece) => piece.marks >= FEWEST_MARKS).slice(0, MOST_PIECES)
  return full.map(({ box: [x0, y0, x1, y1] }) => [
    Math.floor(x0 / scale),
    Math.floor(y0 / scale),
    Math.min(width, Math.ceil(x1 / scale)),
    Math.min(height, Math.ceil(y1 / scale)),
  ])
}

function paint(dots: Uint8Array, { width, height }: Size, [x0, y0, x1, y1]: Box): void {
  const left = Math.max(0, Math.floor(x0))
  const right = Math.min(width, Math.ceil(x1))
  const bottom = Math.min(height, Math.ceil(y1))
  for (let y = Math.max(0, Math.floor(y0)); y < bottom; y++) dots.fill(1, y * width + left, y * width + right)
}

const middleOf = ([x0, y0, x1, y1]: Box) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 })

const cellOf = ({ x, y }: { x: number; y: number }, { width }: Size) => Math.floor(y) * width + Math.floor(x)

function contains([x0, y0, x1, y1]: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}
