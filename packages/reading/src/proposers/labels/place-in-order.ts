import type { Concept } from '../../fields/concepts.ts'
import type { Word } from '../../layout/pages.ts'
import { textOf } from '../../layout/runs.ts'
import type { Column } from '../table/find-columns.ts'

/** Wider than a space, in letters of the line. */
const wideSpace = 1.25

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)
const isNumber = (text: string) => /^\d[\d.,' ]*(?:\s?(?:kgs?|t|to|m3|m³|cbm))?$/iu.test(text)
const isCount = (text: string) => /^\d{1,6}$/.test(text)

/** What a piece must be to stand in a column; columns of free text take anything. */
const shapes: Partial<Record<Concept, (text: string) => boolean>> = {
  packageCount: isCount,
  packing: hasLetters,
  nature: hasLetters,
  statisticalNumber: isNumber,
  grossWeight: isNumber,
  netWeight: isNumber,
  volume: isNumber,
}

/**
 * Header and values printed each as one text with wide spaces between: the values do not stand under their headers,
 * but there is one for each, in the same order, and each has the shape that its column asks for.
 */
export function placeInOrder(
  words: readonly Word[],
  columns: readonly Column[],
): { word: Word; column: Column }[] | undefined {
  const pieces = piecesOf(words)
  if (pieces.length !== columns.length) return undefined
  const fits = columns.every((c, i) => shapes[c.concept]?.(textOf(pieces[i] ?? [])) ?? true)
  if (!fits) return undefined
  return columns.flatMap((column, i) => (pieces[i] ?? []).map((word) => ({ word, column })))
}

/** So many headings one behind the other, no further apart than words, are one text: they do not stand over columns. */
const fewestInOne = 5

export const inOneText = (columns: readonly Column[]): boolean =>
  columns.length >= fewestInOne &&
  columns.every(({ label }, i) => {
    const before = columns[i - 1]?.label
    return !before || (label.region === before.region && label.box[0] - before.box[2] < 2.5 * label.size)
  })

/** Below headings in one text the lines that fill every column show where the columns are. */
export function shownColumns(
  lines: readonly (readonly Word[])[],
  columns: readonly Column[],
): readonly Column[] {
  const placed = lines.flatMap((words) => placeInOrder(words, columns) ?? [])
  if (placed.length === 0) return columns
  const edges = columns.map((column) => {
    const own = placed.filter((p) => p.column === column).map(({ word }) => word.box)
    return [Math.min(...own.map((b) => b[0])), Math.max(...own.map((b) => b[2]))] as const
  })
  const between = (i: number) => ((edges[i]?.[1] ?? 0) + (edges[i + 1]?.[0] ?? 0)) / 2
  return columns.map((column, i) => ({
    ...column,
    from: i === 0 ? column.from : between(i - 1),
    to: i === columns.length - 1 ? column.to : between(i),
  }))
}

function piecesOf(words: readonly Word[]): Word[][] {
  const sorted = words.toSorted((a, b) => a.box[0] - b.box[0])
  const letters = sorted.reduce((sum, w) => sum + w.text.length, 0)
  const width = sorted.reduce((sum, w) => sum + w.box[2] - w.box[0], 0)
  const pieces: Word[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const word of sorted) {
    if (word.box[0] - end > (wideSpace * width) / letters) pieces.push([])
    pieces.at(-1)?.push(word)
    end = word.box[2]
  }
  return pieces
}
