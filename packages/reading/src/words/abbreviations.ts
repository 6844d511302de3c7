import { bare } from './compare.ts'
import { allEntries, type LabelEntry, type LabelMatch, type Languages, scopeOf } from './index.ts'

/** A word as it stands, and whether a full stop cuts it. */
export interface ShortWord {
  key: string
  cut: boolean
}

/** Fewer letters may begin anything. */
const fewest = { word: 3, alone: 5, all: 7 }

/** By the number of words and the first letters of the first one. */
const byShape = new Map<string, { words: string[]; entry: LabelEntry }[]>()
const shapeOf = (words: readonly string[]) => `${words.length} ${(words[0] ?? '').slice(0, 2)}`

for (const entry of allEntries()) {
  const words = entry.variant.split(/[\s'’]+/).map(bare)
  if (words.length > 5) continue
  const shape = shapeOf(words)
  const same = byShape.get(shape)
  if (same) same.push({ words, entry })
  else byShape.set(shape, [{ words, entry }])
}

/**
 * 'LISATUD DOK.', 'Expéd. n°', 'Best. Bhf': words cut by a full stop, where all labels that they may begin ask for the same
 * thing.
 */
export function matchAbbreviated(words: readonly ShortWord[], languages: Languages): LabelMatch | undefined {
  const letters = words.reduce((sum, { key }) => sum + key.length, 0)
  const cuts = words.filter((word) => word.cut)
  const isEnough =
    cuts.length > 0 &&
    cuts.every(({ key }) => key.length >= fewest.word) &&
    letters >= (words.length === 1 ? fewest.alone : fewest.all)
  if (!isEnough) return undefined
  const found = (byShape.get(shapeOf(words.map(({ key }) => key))) ?? []).filter(
    ({ words: own, entry }) =>
      (languages ? languages.has(scopeOf(entry)) : entry.kind === undefined) &&
      own.every((word, i) => isShortOf(words[i] as ShortWord, word)),
  )
  const [first] = found
  const isOne = new Set(found.map(({ entry }) => entry.concept)).size === 1
  return first && isOne ? { ...first.entry, wrong: 0 } : undefined
}

const isShortOf = ({ key, cut }: ShortWord, word: string) =>
  key === word || (cut && word.startsWith(key) && word.length > key.length + 1)
