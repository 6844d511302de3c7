import type { Box } from './recognised.ts'

/** A picture's word that lies on a word of the text layer by more than this share is the same word. */
const SAME = 0.3
const CELL = 24
/** A word larger than a page is none: broken text layers have some as large as a town. */
const MOST_CELLS = 2_000

/** The text layer's words, and those of the picture where the layer has none. */
export function mergeWords<Placed extends { box: Box }>(
  layer: readonly Placed[],
  seen: readonly Placed[],
): Placed[] {
  const cells = new Map<string, Box[]>()
  for (const { box } of layer) {
    for (const key of cellsOf(box)) cells.set(key, [...(cells.get(key) ?? []), box])
  }
  const isCovered = ({ box }: Placed) =>
    cellsOf(box).some((key) => cells.get(key)?.some((other) => isSamePlace(box, other)))
  return [...layer, ...seen.filter((word) => !isCovered(word))]
}

/** Heights of a word: the entry of a form field is placed by guess, and what the picture shows of it is elsewhere in it. */
const REACH = 3
const SHARED = 0.5

/** Words of the picture that repeat a word of the layer a little way off on the same line. */
export function dropRepeatedBeside<Placed extends { box: Box; text: string }>(
  layer: readonly Placed[],
  seen: readonly Placed[],
): Placed[] {
  const byText = Map.groupBy(layer, ({ text }) => text)
  return seen.filter(({ text, box }) => !byText.get(text)?.some((other) => isBeside(box, other.box)))
}

function isBeside(a: Box, b: Box): boolean {
  const height = Math.min(a[3] - a[1], b[3] - b[1])
  const across = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const apart = Math.max(a[0], b[0]) - Math.min(a[2], b[2])
  return across >= SHARED * height && apart <= REACH * height
}

export const isSamePlace = (a: Box, b: Box) => overlap(a, b) > SAME

/** Share of the smaller box. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.max(1e-6, Math.min(area(a), area(b)))
}

const area = (box: Box) => (box[2] - box[0]) * (box[3] - box[1])

function cellsOf(box: Box): string[] {
  const keys: string[] = []
  const at = box.map((side) => Math.floor(side / CELL)) as Box
  if ((at[2] - at[0] + 1) * (at[3] - at[1] + 1) > MOST_CELLS) return keys
  for (let x = at[0]; x <= at[2]; x++) {
    for (let y = at[1]; y <= at[3]; y++) keys.push(`${x},${y}`)
  }
  return keys
}
