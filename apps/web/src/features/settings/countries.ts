import { isCountry } from '@efti-hub/efti/values'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const names = new Intl.DisplayNames(undefined, { type: 'region' })

/** The codes of ISO 3166-1 with their names in the reader's language, by name. */
export const COUNTRY_OPTIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  .filter(isCountry)
  .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
  .sort((left, right) => left.label.localeCompare(right.label))
