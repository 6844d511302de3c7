import { bareWords } from '../compare.ts'
import { list } from '../lexicon.ts'
import { phraseList } from '../phrases/index.ts'

const pieces = new Set(phraseList('piece').map(bareWords))
const measures = new Set(
  list`
    met, mtr, mtrs, metr, metri, lgth, sht, m, m2, m², m3, m³, lfm, ml, mq, mc, kg, kgs, g, t, l, lt, ltr, psch, h, std,
    hrs`.map(bareWords),
)
/** What asks for a number where it heads a column. */
const numberSigns = new Set(list`no, nr`)

/** 'PCS', 'Stück': what is counted piece by piece is in no package. */
export const isPieces = (text: string): boolean => pieces.has(bareWords(text))

/** 'st', 'Stk.', 'kg', 'lfm': what articles are counted in, or how long, heavy or lasting they are. */
export const isUnitOfArticles = (text: string): boolean => isPieces(text) || measures.has(bareWords(text))

/** The same, and words that are no unit at all. */
export const countsNoPackage = (text: string): boolean =>
  isUnitOfArticles(text) || numberSigns.has(bareWords(text))
