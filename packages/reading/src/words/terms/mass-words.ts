import { bareWords } from '../compare.ts'
import { phraseList } from '../phrases/index.ts'
import type { PhraseName } from '../phrases/phrases.ts'

const pattern = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    // Letters that stand alone are abbreviated words: 'g.w.', 'G W', 'G/W'.
    .map((word) => word.replaceAll(' ', String.raw`\.?[\s/]?`))
    .join('|')

/** 'Gesamtbruttogewicht', 'bruttovægt', 'totalnettovikt': the word with what is written together with it. */
const compound = (stem: string) => String.raw`(?:\p{L}{4,12})?${stem}(?:\p{L}{4,12})?`

/** Patterns of the words, without any groups: where they are whole words of a text. */
export const grossPattern = String.raw`(?<!\p{L})(?:${compound('brut{1,2}o')}|${pattern(phraseList('grossWord'))})(?!\p{L})\.?`
export const netPattern = String.raw`(?<!\p{L})(?:${compound('net{1,2}o(?!n)')}|${pattern(phraseList('netWord'))})(?!\p{L})\.?`

const setOf = (name: PhraseName): ReadonlySet<string> => new Set(phraseList(name).map(bareWords))

/** The words bare, for headings and labels. */
export const grossWords = setOf('grossWord')
export const netWords = setOf('netWord')
export const massWords = setOf('massWord')
