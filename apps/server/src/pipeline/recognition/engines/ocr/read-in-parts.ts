import type { Box } from '../../recognised.ts'
import type { GrayPicture, OcrEngine, OcrLimits, OcrWord } from './ocr-engine.ts'
import { cutStrip } from './picture/pixels.ts'
import type { Straightened } from './picture/straighten.ts'

/** Fewer letters are read before a second engine has begun. */
const FEWEST_LETTERS = 300
/** Share of the letters that the smaller part has at least: less gains nothing. */
const LEAST_PART = 0.3
/** Inches of white that a cut needs. */
const LEAST_GAP = 0.02

/**
 * The words of a page, its upper and its lower part read at the same time. It is cut where no line of type is cut, always
 * at the same place: what is read does not depend on what else is done meanwhile.
 */
export async function readInParts(
  { picture, lines, marks }: Straightened,
  engine: OcrEngine,
  language: string,
  limits: OcrLimits,
): Promise<OcrWord[]> {
  const boxes = [...marks, ...lines.map(({ box }) => box)]
  const at = marks.length < FEWEST_LETTERS ? null : placeToCut(picture, boxes, marks)
  if (at === null) return engine.read(picture, language, limits)
  const [upper, lower] = await Promise.all([
    engine.read(cutStrip(picture, 0, at), language, limits),
    engine.read(cutStrip(picture, at, picture.height), language, limits),
  ])
  return [...upper, ...lower.map((word) => ({ ...word, box: movedDown(word.box, at) }))]
}

const movedDown = ([x0, y0, x1, y1]: Box, by: number): Box => [x0, y0 + by, x1, y1 + by]

/** The row in the widest white that parts the letters best; null where each cut would be through type, or useless. */
function placeToCut(
  { height, dpi }: GrayPicture,
  boxes: readonly Box[],
  marks: readonly Box[],
): number | null {
  const taken = new Uint8Array(height)
  for (const [, top, , bottom] of boxes)
    taken.fill(1, Math.max(0, Math.floor(top)), Math.min(height, Math.ceil(bottom)))
  const above = new Uint32Array(height + 1)
  for (const [, top, , bottom] of marks) {
    const row = Math.min(height - 1, Math.max(0, Math.floor((top + bottom) / 2)))
    above[row + 1] = (above[row + 1] as number) + 1
  }
  for (let y = 0; y < height; y++) above[y + 1] = (above[y + 1] as number) + (above[y] as number)
  let best: { at: number; smaller: number } | null = null
  for (let from = 0; from < height; ) {
    let to = from
    while (to < height && taken[to] === 0) to++
    const at = (from + to) >> 1
    const smaller = Math.min(above[at] as number, marks.length - (above[at] as number))
    if (to - from >= LEAST_GAP * dpi && smaller > (best?.smaller ?? LEAST_PART * marks.length))
      best = { at, smaller }
    from = to + 1
  }
  return best?.at ?? null
}
