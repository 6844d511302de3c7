import type { RecognisedPage, Word } from '../../../apps/server/src/pipeline/recognition/recognised.ts'
import type { Degradation } from './degradations.ts'
import { skewPoint } from './spoil/skew.ts'
import type { View } from './spoil/view.ts'

export type TruthBox = [number, number, number, number]

/** A word that is printed on the scan, with its place on the page as the scan shows it, in points from the top left. */
export interface TruthWord {
  text: string
  box: TruthBox
}

export interface TruthPage {
  /** As the file shows the page: a page laid in sideways is wider than high. */
  width: number
  height: number
  /** How far the page must be turned clockwise to stand upright again. */
  turn: 0 | 90 | 180 | 270
  /** Words on one line between two gaps, in reading order. */
  lines: TruthWord[][]
}

/** A gap wider than so many heights of the type parts two columns. */
const COLUMN_GAP = 1

/** Words of the text layer, gathered into lines and moved to where the degradation puts them. */
export function truthOf(page: RecognisedPage, { skew, turn }: Degradation, view: View | null): TruthPage {
  const { width, height } = view ? { width: tenths(view.width), height: tenths(view.height) } : page
  const place = (point: [number, number]) =>
    view ? view.toPhoto(point) : skewPoint(point, width, height, skew)
  const move = (word: Word): TruthWord => {
    const [x0, y0, x1, y1] = word.box
    const corners = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as [number, number][]
    const moved = corners.map((corner) => turnPoint(place(corner), width, height, turn))
    const [xs, ys] = [moved.map(([x]) => x), moved.map(([, y]) => y)]
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as TruthBox
    return { text: word.text, box: box.map(tenths) as TruthBox }
  }
  const isSideways = turn === 90 || turn === 270
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    turn: ((360 - turn) % 360) as TruthPage['turn'],
    lines: linesOf(page.words).map((line) => line.map(move)),
  }
}

const tenths = (n: number) => Math.round(n * 10) / 10

function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = []
  for (const word of words.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const height = word.box[3] - word.box[1]
    const line = lines.find(([first]) => {
      if (!first) return false
      const shared = Math.min(first.box[3], word.box[3]) - Math.max(first.box[1], word.box[1])
      return shared > 0.6 * Math.max(height, first.box[3] - first.box[1])
    })
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.flatMap((line) => partAtGaps(line.sort((a, b) => a.box[0] - b.box[0])))
}

function partAtGaps(line: Word[]): Word[][] {
  const parts: Word[][] = []
  line.forEach((word, i) => {
    const before = line[i - 1]
    const height = word.box[3] - word.box[1]
    if (!before || word.box[0] - before.box[2] > COLUMN_GAP * height) parts.push([])
    parts.at(-1)?.push(word)
  })
  return parts
}

function turnPoint([x, y]: [number, number], width: number, height: number, turn: number): [number, number] {
  if (turn === 90) return [height - y, x]
  if (turn === 180) return [width - x, height - y]
  if (turn === 270) return [y, width - x]
  return [x, y]
}

/** The same page turned so that it can be read. */
export function setUpright({ width, height, turn, lines }: TruthPage): TruthPage {
  const isSideways = turn % 180 !== 0
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    turn: 0,
    lines: lines.map((line) =>
      line.map(({ text, box }) => ({ text, box: turnBox(box, width, height, turn) })),
    ),
  }
}

function turnBox([x0, y0, x1, y1]: TruthBox, width: number, height: number, turn: number): TruthBox {
  const [ax, ay] = turnPoint([x0, y0], width, height, turn)
  const [bx, by] = turnPoint([x1, y1], width, height, turn)
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
}
