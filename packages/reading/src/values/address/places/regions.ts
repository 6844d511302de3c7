import { cut, type Span } from '../../../layout/span.ts'
import { phrase } from '../../../words/phrases/index.ts'
import {
  britishCounties,
  estonianCounties,
  regionsOverseas,
  spanishProvinces,
} from '../../../words/terms/regions.ts'
import { hasPostcodesOf, isItalianProvince } from './italian-provinces.ts'
import { endBeforeState } from './states.ts'
import { endOfDistrict } from './turkish-provinces.ts'

/**
 * What stands between a town and its postcode, or behind it, and is no town itself: 'Cowdenbeath, Fife KY4 8EP'. Only where
 * an address names both is it left out: 'Fife' alone may be all that is known.
 */
const regions = new Set(
  [...britishCounties, ...estonianCounties, ...regionsOverseas].map((name) => name.toLowerCase()),
)

const named = new RegExp(
  String.raw`^(?:${phrase('districtAhead')})\s+\p{L}?|\s(?:${phrase('districtBehind')})$`,
  'iu',
)

export const isRegion = (text: string): boolean =>
  named.test(text.trim()) ||
  regions.has(
    text
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  )

/** 'Birr, Co. Offaly': the town is what stands before its region. */
export function beforeRegion(line: Span): Span {
  const [town = '', ...regions] = line.text.split(/\s*,\s+/)
  return regions.length > 0 && regions.every(isRegion) ? cut(line, 0, town.length) : line
}

const spanish = new Set(spanishProvinces)

/** Codes of countries too, whose postcodes have five digits as Italy's. */
const alsoCountries = new Set(['AL', 'BA', 'EE', 'FR', 'LT', 'ME', 'TR'])

/** '41126 Modena MO', '33085 Maniago (PN)': the letters at the end name a province, not Macao or Pitcairn. */
export function endsWithProvince(text: string): boolean {
  const letters = /(?:^|,\s*|\s)(?:IT?[\s-]+)?\d{5}\s+\p{L}[^,\d]*\s\(?([A-Z]{2})\)?$/u.exec(text)?.[1]
  return letters !== undefined && isItalianProvince(letters) && !alsoCountries.has(letters)
}

/** Cantons whose letters are no country's with postcodes of four figures. */
const cantons = 'AG|AI|AR|BL|BS|GE|GL|GR|JU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH'
const inCanton = new RegExp(
  String.raw`(?:^|,\s*)(?:CH[\s–-]+)?\d{4}\s\p{Lu}[\p{L} .'’-]*?(?=\s(?:${cantons})$)`,
  'u',
)

/** 'CH-9500 Wil SG': the letters behind a Swiss town name its canton, not Singapore. */
export const endsWithCanton = (text: string): boolean => inCanton.test(text)

/** How long the town is when what stands behind it on its line is left out: 'Maniago (PN)', 'Milano MI', 'Givors (69)'. */
export function endOfTown(town: string, country: string | undefined, postcode = ''): number {
  const beforeState = endBeforeState(town, country)
  if (beforeState < town.length) return beforeState
  const beforeProvince = endOfDistrict(town)
  if (beforeProvince < town.length) return beforeProvince
  const bracket = /\s*\(([\p{L} .'’/-]+|\d{2,3}|2[AB])\)$/u.exec(town)
  if (bracket?.index) {
    const within = bracket[1] as string
    const province =
      country === 'ES' ||
      /^\d/.test(within) ||
      /^\p{Lu}{2}$/u.test(within) ||
      spanish.has(within.toLowerCase())
    return province ? bracket.index : town.length
  }
  const letters = /(?:\s[-–]\s?|,\s?|\s)([A-Z]{2})$/.exec(town)
  const before = town.slice(0, letters?.index ?? 0)
  const isOwn =
    letters !== null &&
    isItalianProvince(letters[1] as string) &&
    (country === 'IT' ||
      (!country && (/\p{Ll}/u.test(before) || hasPostcodesOf(letters[1] as string, postcode))))
  return isOwn && letters.index > 1 ? letters.index : town.length
}
