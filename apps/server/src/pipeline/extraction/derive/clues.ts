import { isEoriShaped, isVatShaped } from '@efti-hub/efti/values'
import { vehicleSigns } from '@efti-hub/reading'
import { gazetteer } from '../../../platform/towns/gazetteer.ts'

/** International dialling codes of the countries that road and rail reach from the Union; +7 and +1 are shared. */
const DIALLING: Record<string, string> = Object.fromEntries(
  (
    'AT43 BE32 BG359 CY357 CZ420 DE49 DK45 EE372 ES34 FI358 FR33 GR30 HR385 HU36 IE353 IT39 LT370 LU352 LV371 MT356 NL31 PL48 PT351 ' +
    'RO40 SE46 SI386 SK421 AL355 BA387 BY375 CH41 GB44 IS354 LI423 MD373 ME382 MK389 NO47 RS381 TR90 UA380 GE995 MA212 TN216'
  )
    .split(' ')
    .map((entry) => [entry.slice(2), entry.slice(0, 2)]),
)

/** '+49 40 1234', '0049 40 1234', '(+49) 40 1234' */
export function countryOfPhone(number: string): string | null {
  const digits = /^\(?\s*(?:\+|00)\s*([\d\s().-]+)/.exec(number)?.[1]?.replace(/\D/g, '') ?? ''
  const code = [3, 2].map((length) => digits.slice(0, length)).find((start) => DIALLING[start])
  return code ? (DIALLING[code] ?? null) : null
}

/** The prefixes that differ from ISO 3166-1: Greece, Northern Ireland. */
const PREFIXES: Record<string, string> = { EL: 'GR', XI: 'GB' }

/** Of a VAT number with its prefix, 'DE123456789'. */
export function countryOfVat(number: string): string | null {
  return isVatShaped(number) ? isoOf(number) : null
}

/** Of an EORI number; what only looks like one begins with no country. */
export function countryOfEori(number: string): string | null {
  return isEoriShaped(number) && /^[A-Z]{2}\d{6}/i.test(number.replace(/\s/g, '')) ? isoOf(number) : null
}

function isoOf(number: string): string {
  const prefix = number.replace(/\s/g, '').slice(0, 2).toUpperCase()
  return PREFIXES[prefix] ?? prefix
}

/** Shapes of postcodes by the countries that have them; a sign before the code names one. */
const POSTCODES: readonly (readonly [shape: RegExp, countries: string])[] = [
  [/^\d{2}-\d{3}$/, 'PL'],
  [/^\d{4}-\d{3}$/, 'PT'],
  [/^[1-9]\d{3} ?[A-Z]{2}$/, 'NL'],
  [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'GB'],
  [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'IE'],
  [/^[A-Z]{3} ?\d{4}$/, 'MT'],
  [/^\d{3} \d{2}$/, 'CZ GR SE SK'],
  [/^\d{2} \d{3}$/, 'FR'],
  [/^\d{6}$/, 'BY RO'],
  [/^\d{5}$/, 'BA CZ DE EE ES FI FR GR HR IT LT MC ME RS SE SK SM TR UA'],
  [/^\d{4}$/, 'AL AT BE BG CH CY DK GE HU LI LU LV MD MK NO SI TN'],
  [/^\d{3}$/, 'IS'],
]
const SIGNS: Readonly<Record<string, string>> = { ...vehicleSigns, EL: 'GR', UK: 'GB' }

/** Countries that a postcode may be of; null: any, its shape says nothing. */
export function countriesOfPostcode(postcode: string): ReadonlySet<string> | null {
  const text = postcode.trim().toUpperCase()
  const [, sign = '', code = ''] = /^([A-Z]{1,3})[ -](\d.*)$/.exec(text) ?? []
  const ofSign = SIGNS[sign] ?? (sign.length === 2 ? sign : undefined)
  if (ofSign && shapesOf(code).has(ofSign)) return new Set([ofSign])
  const found = shapesOf(text)
  return found.size > 0 ? found : null
}

function shapesOf(text: string): Set<string> {
  return new Set(POSTCODES.flatMap(([shape, countries]) => (shape.test(text) ? countries.split(' ') : [])))
}

/** Too few people to be meant where a larger namesake is: 'Paris' is not the town in Arkansas. */
const NAMESAKE_SHARE = 0.02

/** Countries with a town of this name; null: no such town is known. */
export function countriesOfTown(name: string): ReadonlySet<string> | null {
  const towns = gazetteer().named(name, null)
  const largest = Math.max(0, ...towns.map(({ population }) => population))
  const meant = towns.filter(({ population }) => population >= largest * NAMESAKE_SHARE)
  return meant.length > 0 ? new Set(meant.map(({ country }) => country)) : null
}

/** Where a language is an official one; null for English, which everybody writes, and for what is not listed. */
export function countriesOfLanguage(language: string | null): ReadonlySet<string> | null {
  const countries = LANGUAGES[language ?? '']
  return countries ? new Set(countries.split(' ')) : null
}

const LANGUAGES: Record<string, string> = {
  bg: 'BG',
  cs: 'CZ',
  da: 'DK',
  de: 'AT BE CH DE LI LU',
  el: 'CY GR',
  es: 'ES',
  et: 'EE',
  fi: 'FI',
  fr: 'BE CH FR LU',
  hr: 'BA HR',
  hu: 'HU',
  it: 'CH IT SM',
  lt: 'LT',
  lv: 'LV',
  mt: 'MT',
  nl: 'BE NL',
  no: 'NO',
  nb: 'NO',
  pl: 'PL',
  pt: 'PT',
  ro: 'MD RO',
  sk: 'SK',
  sl: 'SI',
  sr: 'BA ME RS',
  sv: 'FI SE',
  tr: 'TR',
  uk: 'UA',
}
