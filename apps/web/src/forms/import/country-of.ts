import { countryNames } from '../../words/format.ts'

/** Languages in which lists name countries. */
const LANGUAGES = 'en de fr es it nl pl pt cs da sv fi hu ro sk sl hr bg el et lv lt ga mt nb tr uk'.split(
  ' ',
)

/** Distinguishing signs of vehicles that are not the code of the country. */
const SIGNS: Record<string, string> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  EST: 'EE',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  IRL: 'IE',
  L: 'LU',
  M: 'MT',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  SLO: 'SI',
  SRB: 'RS',
  UK: 'GB',
  V: 'VA',
}

const fold = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/**
 * Reads a country by its code, the sign on vehicles ('D') or its name in a European language. Answers '' for an unknown one.
 * `codes`: ISO 3166-1 alpha-2, of those that can be chosen.
 */
export function countryReader(codes: readonly string[]): (text: string) => string {
  const known = new Set(codes)
  const names = new Map<string, string>()
  for (const language of LANGUAGES) {
    const shown = countryNames(language)
    for (const code of codes) names.set(fold(shown(code)), code)
  }
  return (text) => {
    const code = text.trim().toUpperCase()
    if (known.has(code)) return code
    return SIGNS[code] ?? names.get(fold(text)) ?? ''
  }
}
