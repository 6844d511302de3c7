import { kinds, other } from '../../kinds/all-kinds.ts'
import { cim } from '../../kinds/cim.ts'
import { cmr } from '../../kinds/cmr.ts'
import type { Kind, Title } from '../../kinds/kind.ts'
import { wasteMovement } from '../../kinds/waste.ts'
import { mentionsWasteOverBorders } from '../../kinds/waste-over-borders.ts'
import { bareWords, editDistance, wrongLettersAllowed } from '../../words/compare.ts'
import { shortNames } from '../../words/kinds/short-names.ts'
import { papersOfOtherUse } from '../../words/terms/other-papers.ts'
import { isOfRail } from './names-of-rail.ts'

/** A name of a kind of paper among the words of a line. */
export interface NamedPaper {
  kind: Kind
  title: Title
  /** Its place among the words, and how many of them it is. */
  at: number
  length: number
  /** Its makers' short form: 'BL', 'SWB'. */
  short?: true
}

interface KnownName {
  kind: Kind
  title: Title
  words: readonly string[]
  short?: true
}

/** From as many letters on a name may be written in one: 'Packinglist', 'Deliverynote'. */
const longEnoughAsOne = 9
const mostJoined = 3

/** 'Pro forma' is written in one word and in two, 'C.M.R.' with points and without, 'Annex I B' for 'Annex IB'. */
export const asOneWord = (key: string): string =>
  key
    .replace(/(?<![^ ])pro forma/g, 'proforma')
    .replace(/(?<=\p{L} )i b(?![^ ])/gu, 'ib')
    .replace(/(?<![^ ])\p{L}(?: \p{L}){2}(?![^ ])/gu, (letters) => letters.replaceAll(' ', ''))

const known: KnownName[] = kinds.flatMap((kind) =>
  kind.titles.flatMap((title): KnownName[] => {
    const key = asOneWord(bareWords(title.words))
    const words = key.split(' ')
    const own = { ...title, words: key }
    const joined = words.join('')
    const asOne = words.length > 1 && words.length <= mostJoined && joined.length >= longEnoughAsOne
    return [{ kind, title: own, words }, ...(asOne ? [{ kind, title: own, words: [joined] }] : [])]
  }),
)

const weightOfShort = 0.4

const shortened: KnownName[] = kinds.flatMap((kind) =>
  (shortNames[kind.id] ?? [])
    .filter((words) => !known.some((name) => name.kind === kind && name.title.words === words))
    .map((words) => ({
      kind,
      title: { words, weight: weightOfShort },
      words: words.split(' '),
      short: true,
    })),
)

/** 'Faktura korygująca' is no 'faktura'. */
const ofOtherUse = Object.values(papersOfOtherUse)
  .flat()
  .map((name): KnownName => {
    const words = bareWords(name)
    return { kind: other, title: { words, weight: 0 }, words: words.split(' ') }
  })

const byFirstWord = new Map<string, KnownName[]>()
for (const name of [...known, ...shortened, ...ofOtherUse]) {
  const first = name.words[0] ?? ''
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), name])
}

/** The names of kinds that stand among the words; of names inside one another, 'Frachtbrief CIM', only the whole. */
export function namesIn(key: string): NamedPaper[] {
  const words = asOneWord(key.trim()).split(' ')
  const found = words.flatMap((word, at) =>
    (byFirstWord.get(word) ?? [])
      .filter((name) => name.words.every((part, i) => words[at + i] === part))
      .map(
        ({ kind, title, words: { length }, short }): NamedPaper => ({
          kind: kind === cmr && isOfRail(words, at, length) ? cim : kind,
          title,
          at,
          length,
          ...(short ? { short } : {}),
        }),
      ),
  )
  if (found.some(({ kind }) => kind.ofTrade) && mentionsWasteOverBorders(key))
    return [{ kind: wasteMovement, title: { words: key, weight: 0.5 }, at: 0, length: words.length }]
  return found.filter(
    (one) =>
      one.kind !== other &&
      !found.some(
        (other) =>
          other.length > one.length && other.at <= one.at && other.at + other.length >= one.at + one.length,
      ),
  )
}

const titleWords = new Set(known.flatMap(({ words }) => words).filter((word) => isLong(word)))
const byLength = Map.groupBy(titleWords, (word) => word.length)

function isLong(word: string): boolean {
  return wrongLettersAllowed(word.length + 1) > 0
}

/** The word of a title that differs from this one by a letter: 'Waypbill', 'Liferschein'. */
export function asTitleWord(word: string): string {
  if (!isLong(word) || titleWords.has(word)) return word
  const near = [0, -1, 1].flatMap((more) => byLength.get(word.length + more) ?? [])
  const alike = (title: string) => title[0] === word[0] || title.at(-1) === word.at(-1)
  return near.find((title) => alike(title) && editDistance(title, word, 1) <= 1) ?? word
}

export const titlesOfTrade: readonly string[] = known
  .filter(({ kind }) => kind.ofTrade)
  .map(({ title }) => title.words)
