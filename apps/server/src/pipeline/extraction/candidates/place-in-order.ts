import type { Word } from '../../recognition/recognised.ts'
import type { Concept } from '../concepts.ts'
import { textOf } from '../geometry/runs.ts'
import type { Column } from './find-columns.ts'

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
