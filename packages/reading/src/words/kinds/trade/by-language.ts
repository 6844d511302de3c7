import { languages } from '../../languages/index.ts'
import type { TradeWords } from './trade-words.ts'

/** The words of trade documents. */
export const tradeByLanguage: Readonly<Record<string, TradeWords>> = Object.fromEntries(
  languages.map(({ lexicon, trade }) => [lexicon.language, trade]),
)
