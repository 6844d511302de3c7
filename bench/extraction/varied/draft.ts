import { type Random, randomFrom } from '../../../samples/make/scans/random.ts'
import { countryOf } from './countries.ts'
import { between, happens, pick } from './pick.ts'
import { type VariedLanguage, type WordKey, waysToSay } from './words.ts'

/** A document while it is made up: what is decided for all of it, and what reading it must give. */
export interface Draft {
  random: Random
  language: VariedLanguage
  country: string
  truth: Map<string, unknown>
  word: (key: WordKey) => string
  number: (value: number, digits?: number) => string
  date: (day: Date) => string
}

export function newDraft(language: VariedLanguage, seed: string): Draft {
  const random = randomFrom(seed)
  const isBilingual = language !== 'en' && happens(random, 0.12)
  const locale = language === 'no' ? 'nb' : language
  const pattern = between(random, 0, 3)
  return {
    random,
    language,
    country: countryOf(language),
    truth: new Map(),
    word: (key) => {
      const own = pick(random, waysToSay(key, language))
      return isBilingual ? `${own} / ${pick(random, waysToSay(key, 'en'))}` : own
    },
    number: (value, digits = 0) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
        .format(value)
        .replace(/\s/g, ' '),
    date: (day) => printDate(day, locale, pattern),
  }
}

export const dayOf = (random: Random) =>
  new Date(Date.UTC(2026, between(random, 0, 11), between(random, 13, 28)))

function printDate(day: Date, locale: string, pattern: number): string {
  const [year = '', month = '', date = ''] = day.toISOString().slice(0, 10).split('-')
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
  return (
    [`${date}.${month}.${year}`, long, `${year}-${month}-${date}`, `${date}/${month}/${year}`][pattern] ??
    long
  )
}
