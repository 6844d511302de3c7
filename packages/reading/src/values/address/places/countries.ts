import { bareWords } from '../../../words/compare.ts'
import { lexicons } from '../../../words/index.ts'
import { list } from '../../../words/lexicon.ts'
import { namesOverseas } from '../../../words/terms/names-overseas.ts'

/** Distinguishing signs of vehicles that differ from ISO 3166, as people write them before postcodes. */
export const vehicleSigns: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  FIN: 'FI',
  SLO: 'SI',
  IRL: 'IE',
  EST: 'EE',
  CRO: 'HR',
  UA: 'UA',
  FL: 'LI',
  MNE: 'ME',
  SRB: 'RS',
  BIH: 'BA',
  NMK: 'MK',
}

/** States of one town, named like their capital or like the saint of many a village. */
const townsToo = new Set(
  list`BL, DJ, GI, GT, HK, KN, KW, LC, LU, MC, MF, MO, MX, PA, PM, SG, SH, SM, TN, VA, VC`,
)

const codes = regionCodes()
const names = new Map<string, string>()
for (const lexicon of lexicons) {
  const display = new Intl.DisplayNames([lexicon.language], { type: 'region' })
  for (const code of codes) names.set(bareWords(display.of(code) ?? code), code)
  for (const [name, code] of Object.entries(lexicon.countries)) names.set(bareWords(name), code)
}
for (const [name, code] of Object.entries(namesOverseas)) names.set(bareWords(name), code)
const longestName = Math.max(...[...names.keys()].map((name) => name.split(' ').length))

/** Codes that Unicode's CLDR knows as regions and ISO 3166 as countries. */
function regionCodes(): string[] {
  const display = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const notIso = new Set([
    'AC',
    'AN',
    'BU',
    'CP',
    'CQ',
    'CS',
    'DD',
    'DG',
    'DY',
    'EA',
    'EU',
    'EZ',
    'FX',
    'HV',
    'IC',
    'NH',
    'NT',
    'QO',
    'RH',
    'SU',
    'TA',
    'TP',
    'UK',
    'UN',
    'VD',
    'XA',
    'XB',
    'XK',
    'YD',
    'YU',
    'ZR',
    'ZZ',
  ])
  return letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => !notIso.has(code) && display.of(code))
}

const known = new Set(codes)
export const isCountryCode = (text: string) => known.has(text)

/** The country that the whole text names, in any of the languages. */
export const countryByName = (text: string): string | undefined => names.get(bareWords(text))

/** Whether a country's name may be its town's: 'L-1360 LUXEMBOURG', '13001 KUWAIT'. */
export const namesTown = (text: string): boolean =>
  text.length > 3 && townsToo.has(names.get(bareWords(text)) ?? '')

/** 'D', 'F', 'NL', 'DE': the sign before a postcode or at the end of an address. */
export function countryBySign(sign: string): string | undefined {
  const upper = sign.toUpperCase()
  return vehicleSigns[upper] ?? (isCountryCode(upper) || upper === 'UK' ? upper : undefined)
}

/** A country's name or code at the end of a text, and what stands before it. */
export function countryAtEnd(text: string): { country: string; rest: string; written: string } | undefined {
  const trimmed = text.replace(/[\s.,;]+$/u, '')
  const bracket = /^(.*?)[\s,]*\(\s*([\p{L} .-]+?)\s*\)$/u.exec(trimmed)
  if (bracket) {
    const written = bracket[2] as string
    const country = countryByName(written) ?? codeAsWritten(written)
    if (country) return { country, rest: bracket[1] as string, written }
  }
  const words = [...trimmed.matchAll(/[^\s,;/]+/gu)]
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const from = words[words.length - count]?.index ?? 0
    const written = trimmed.slice(from)
    const country = countryByName(written)
    if (country) {
      const rest = trimmed.slice(0, from).replace(/[\s,;/–-]+$/u, '')
      // 'Belgique/België': the same once more in another language.
      const again = trimmed[from - 1] === '/' ? countryAtEnd(rest) : undefined
      return { country, rest: again?.country === country ? again.rest : rest, written }
    }
  }
  const code = /^(.*?)(\s*[,;/–]\s*|\s+-\s*|\s+)([A-Z]{2,3})$/u.exec(trimmed)
  // 'AVENIDA DEL MAR': three letters need a separator.
  const letters = code?.[3] ?? ''
  const stands = letters.length < 3 || code?.[2]?.trim() !== '' || vehicleSigns[letters] !== undefined
  const country = code && stands ? codeAsWritten(letters) : undefined
  if (code && country) return { country, rest: (code[1] as string).trim(), written: letters }
  return undefined
}

/** Two capital letters stand as they are, even 'UK': whether that is a country code is for the rules to say. */
export function codeAsWritten(text: string): string | undefined {
  const trimmed = text.trim()
  if (/^[A-Z]{2}$/.test(trimmed) && (known.has(trimmed) || ['UK', 'EL'].includes(trimmed))) return trimmed
  return /^[A-Z]{1,3}$/.test(trimmed) ? (vehicleSigns[trimmed] ?? threeLetters[trimmed]) : undefined
}

const threeLetters: Record<string, string> = {
  ARE: 'AE',
  ARG: 'AR',
  AUS: 'AU',
  AUT: 'AT',
  BEL: 'BE',
  BGR: 'BG',
  BIH: 'BA',
  BRA: 'BR',
  CAN: 'CA',
  CHE: 'CH',
  CHL: 'CL',
  CHN: 'CN',
  CZE: 'CZ',
  DEU: 'DE',
  DNK: 'DK',
  DZA: 'DZ',
  EGY: 'EG',
  ESP: 'ES',
  EST: 'EE',
  FIN: 'FI',
  FRA: 'FR',
  GBR: 'GB',
  GRC: 'GR',
  HKG: 'HK',
  HRV: 'HR',
  HUN: 'HU',
  IND: 'IN',
  IRL: 'IE',
  ISL: 'IS',
  ISR: 'IL',
  ITA: 'IT',
  JPN: 'JP',
  KOR: 'KR',
  LTU: 'LT',
  LUX: 'LU',
  LVA: 'LV',
  MAR: 'MA',
  MEX: 'MX',
  NLD: 'NL',
  NOR: 'NO',
  PER: 'PE',
  POL: 'PL',
  PRT: 'PT',
  ROU: 'RO',
  RUS: 'RU',
  SAU: 'SA',
  SGP: 'SG',
  SRB: 'RS',
  SVK: 'SK',
  SVN: 'SI',
  SWE: 'SE',
  THA: 'TH',
  TUN: 'TN',
  TUR: 'TR',
  TWN: 'TW',
  UKR: 'UA',
  USA: 'US',
  VNM: 'VN',
  ZAF: 'ZA',
}
