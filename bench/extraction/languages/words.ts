import type { FormLabels } from '../labels.ts'
import type { GoodsLine, Party } from '../paper.ts'

/** What a form in this language prints, and what people there write on it. */
export interface LanguageWords {
  form: FormLabels
  /** Other words for the same boxes, for makers who do not follow the model form. */
  loose: Partial<FormLabels>
  goods: Omit<GoodsLine, 'marks' | 'count' | 'weight' | 'volume'>[]
  documents: string
  instructions: string
  /** As it is in a date. */
  november: string
  countries: Record<string, string>
  /** {d} {d2} the day, {m} the month, {y} the year, {month} its name. */
  dates: string[]
  /** {p} plain, {s} grouped by spaces, {d} grouped by points. */
  weights: string[]
  parties: Party[]
  plates: string[]
}
