import type { FieldToAnswer, PartnerLanguage } from '@efti-hub/contract'
import { unitSign } from '@efti-hub/contract'
import type { AnswerWords } from './answer-words.ts'

// In the language of the request, whereas format.ts writes for the reader of English texts.
const localeOf = (language: PartnerLanguage) => (language === 'en' ? 'en-GB' : language)

/** Of an instant, in the reader's time zone. */
export const dayIn = (language: PartnerLanguage, at: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date(at))

/** A value as people who read this language write it; a day is never shifted. */
export function valueIn(
  language: PartnerLanguage,
  { value, meaning }: NonNullable<FieldToAnswer['known']>,
  words: AnswerWords,
): string {
  if (typeof value === 'string' && /^[A-Z]{2}$/.test(value) && meaning) return countryIn(language, value)
  if (meaning) return meaning
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return value.toLocaleString(localeOf(language))
  if (typeof value === 'object')
    return `${value.value.toLocaleString(localeOf(language))} ${unitSign(value.unit)}`
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return value
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${value}T00:00:00Z`),
  )
}

/** The code itself where the browser has no name for it. */
export function countryIn(language: PartnerLanguage, code: string): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' }).of(code) ?? code
}
