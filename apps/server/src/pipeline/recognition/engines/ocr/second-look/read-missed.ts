import { isSamePlace, mergeWords } from '../../../merge-words.ts'
import type { Box } from '../../../recognised.ts'
import type { GrayPicture, OcrEngine, OcrLimits, OcrWord } from '../ocr-engine.ts'
import type { Straightened } from '../picture/straighten.ts'
import { findMissed, isBelieved } from './find-missed.ts'

/** Inches of white around the pieces. */
const GAP = 0.2
const WHITE = 255
/** What a second look finds must be plain: the piece may be no type at all. */
const PLAIN = 0.5

/**
 * Looks again where there is type and no word was read: the pieces are put below each other on a sheet of their own,
 * away from the ruled lines and columns that hid them, and read all together. Of dense forms a seventh to a third of the
 * wrong characters went, for at most a tenth more time.
 */
export async function readMissed(
  { picture, marks }: Straightened,
  words: readonly OcrWord[],
  engine: OcrEngine,
  language: string,
  limits: OcrLimits,
): Promise<OcrWord[]> {
  const missed = findMissed(marks, words, picture)
  if (missed.length === 0) return [...words]
  const { sheet, toPage } = layOut(picture, missed)
  const read = await engine.read(sheet, language, { ...limits, layout: 'block' })
  const found = read.flatMap((word) => (word.confidence >= PLAIN ? toPage(word) : []))
  return addFound(words, found)
}

/** The words, with those found added where nothing as plain was read. */
function addFound(words: readonly OcrWord[], found: readonly OcrWord[]): OcrWord[] {
  const believed = words.filter(isBelieved)
  const others = words.filter((word) => !isBelieved(word))
  const plainer = found.filter((word) =>
    others.every((other) => other.confidence < word.confidence || !isSamePlace(other.box, word.box)),
  )
  const together = mergeWords(believed, plainer)
  const added = together.slice(believed.length)
  return [...together, ...others.filter(({ box }) => !added.some((one) => isSamePlace(box, one.box)))]
}

/** The pieces on a white sheet, and the way back for the words on it; none for those between the pieces. */
function layOut(picture: GrayPicture, pieces: readonly Box[]) {
  const gap = Math.round(GAP * picture.dpi)
  const width = Math.max(...pieces.map(([x0, , x1]) => x1 - x0)) + 2 * gap
  const height = pieces.reduce((sum, [, y0, , y1]) => sum + y1 - y0 + gap, gap)
  const data = new Uint8Array(width * height).fill(WHITE)
  let top = gap
  const moves = pieces.map(([x0, y0, x1, y1]) => {
    for (let y = y0; y < y1; y++) {
      const row = picture.data.subarray(y * picture.width + x0, y * picture.width + x1)
      data.set(row, (top + y - y0) * width + gap)
    }
    const move = { top, bottom: top + y1 - y0, dx: x0 - gap, dy: y0 - top }
    top = move.bottom + gap
    return move
  })
  const toPage = (word: OcrWord): OcrWord[] => {
    const [x0, y0, x1, y1] = word.box
    const middle = (y0 + y1) / 2
    const piece = moves.find((move) => middle >= move.top && middle <= move.bottom)
    if (!piece) return []
    return [{ ...word, box: [x0 + piece.dx, y0 + piece.dy, x1 + piece.dx, y1 + piece.dy] }]
  }
  return { sheet: { width, height, data, dpi: picture.dpi }, toPage }
}
