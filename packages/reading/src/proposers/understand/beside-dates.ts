import { countryByName } from '../../values/address/places/countries.ts'
import { readPostcodeLine } from '../../values/address/places/postcodes.ts'
import { phrase } from '../../words/phrases/index.ts'

const timeWords = phrase('timeOfDay')
/** '16:45', 'klo 13', 'plkst. 8.15', 'TIJD 06.00', '14u30', 'alle ore 9': an hour, with the word that leads to it. */
const onlyTime = new RegExp(
  String.raw`^[\s,;.–—-]*(?:(?:${timeWords})[.:]?\s*){0,2}(?:\d{1,2}[:.hHuU]\s?\d{0,2}|\d{1,2}(?=\s*(?:h|${phrase('oclock')})?\s*$))\s*(?:h|am|pm|${phrase('oclock')})?[\s.]*[+\d:]*$`,
  'iu',
)
/** 'klo 13' needs its word, '13' alone is the number of a house. */
const bareNumber = /^[\s,;.]*\d{1,2}[\s.]*$/

export const isOnlyTime = (text: string): boolean => onlyTime.test(text) && !bareNumber.test(text)

/** 'przyjęto do przewozu:', 'DAT.:' ask for the day that follows. */
const caption = /^\p{L}[\p{L}\s./()-]{1,40}:\s*$/u
export const isCaption = (text: string): boolean => caption.test(text)

/**
 * What stands behind the day on its line, where the place stands before it: an hour, who came when ('arrivée 14:10, départ'),
 * and no further line of the place unless it says so by its postcode or country.
 */
export const goesOnWithPlace = (text: string): boolean => {
  const rest = text.replace(/^[\s,;–—-]+/, '')
  return rest
    .split(/,\s+/)
    .some((part) => readPostcodeLine(part) !== undefined || countryByName(part) !== undefined)
}
