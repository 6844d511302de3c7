import { unite } from '../layout/box.ts'
import type { Box, Word } from '../layout/pages.ts'
import type { Run } from '../layout/runs.ts'
import { hasText, type SeenWord } from './seen-document.ts'
import { tags } from './tags.ts'

/** Words of one line, between its labels, that are tagged alike. */
export interface TaggedLine {
  tag: string
  page: number
  run: Run
  words: Word[]
  box: Box
}

/** From this share on a word may be part of something. */
const LIKELY = 0.3

/** Of a line of which half is tagged all belongs together; otherwise only the words that are tagged and follow each other. */
export function taggedLines(words: readonly SeenWord[], shares: readonly Float32Array[]): TaggedLine[] {
  return piecesOf(words).flatMap((piece) => {
    const likely = piece.map((at) => likelyTag(shares[at]))
    const wordAt = (at: number) => (words[at] as SeenWord).word
    const withText = piece.filter((at) => hasText(wordAt(at))).length
    const found = new Set(likely.filter((tag, i) => tag > 0 && hasText(wordAt(piece[i] as number))))
    return [...found].flatMap((tag) => {
      const count = likely.filter((one, i) => one === tag && hasText(wordAt(piece[i] as number))).length
      const parts = count >= withText / 2 ? [piece] : together(piece.filter((_, i) => likely[i] === tag))
      return parts.map((part) => lineOf(part, tag, words))
    })
  })
}

/** Places of words that stand in one line with no label between them. */
function piecesOf(words: readonly SeenWord[]): number[][] {
  const pieces: number[][] = []
  let before: SeenWord | undefined
  words.forEach((seen, at) => {
    if (!seen.isLabel) {
      if (!before || before.isLabel || before.run !== seen.run) pieces.push([])
      pieces.at(-1)?.push(at)
    }
    before = seen
  })
  return pieces
}

function likelyTag(shares: Float32Array | undefined): number {
  if (!shares) return 0
  let best = 1
  for (let tag = 2; tag < shares.length; tag++)
    if ((shares[tag] as number) > (shares[best] as number)) best = tag
  return (shares[best] as number) >= LIKELY ? best : 0
}

function together(places: readonly number[]): number[][] {
  const parts: number[][] = []
  for (const at of places) {
    if (parts.at(-1)?.at(-1) === at - 1) parts.at(-1)?.push(at)
    else parts.push([at])
  }
  return parts
}

function lineOf(places: readonly number[], tag: number, all: readonly SeenWord[]): TaggedLine {
  const seen = places.map((at) => all[at] as SeenWord)
  const [first] = seen as [SeenWord]
  const words = seen.map(({ word }) => word)
  return {
    tag: tags[tag] as string,
    page: first.page,
    run: first.run,
    words,
    box: unite(words.map(({ box }) => box)),
  }
}
