import { inventedParties, inventedPlaces } from './invent-parties.ts'
import { type FurtherLanguage, furtherLanguages } from './languages/index.ts'
import type { LanguageWords } from './languages/words.ts'
import type { GeneratedDocument, GoodsLine } from './paper.ts'

/** The n-th document of a language: filled in there, sent from there or to there, carried by a company of the place. */
export function inventFurther(language: FurtherLanguage, n: number): GeneratedDocument {
  const words: LanguageWords = furtherLanguages[language]
  const at = <T>(items: readonly T[], step: number, from = 0): T =>
    items[(n * step + from) % items.length] as T
  const salt = language.charCodeAt(0) + language.charCodeAt(1)
  const [own, other] = [at(words.parties, 1), at(inventedParties, 5, salt)]
  const away = at(inventedPlaces, 2, salt)
  const home = { city: own.city, country: own.country, name: own.countryPrinted || own.country }
  const far = { ...away, name: words.countries[away.country] ?? away.country }
  const [from, to] = n % 4 === 3 ? [far, home] : [home, far]
  const day = 3 + ((n * 5 + salt) % 24)
  const place = ({ city, country, name }: typeof far) => ({ lines: [`${city}, ${name}`], city, country })
  return {
    language,
    number: at(
      [`CMR-${2026_0400 + n}`, `${language.toUpperCase()} ${70_311 + n * 17}`, `${26_118_000 + n * 31}`],
      1,
    ),
    consignor: n % 4 === 3 ? other : own,
    consignee: n % 4 === 3 ? own : other,
    carrier: at(words.parties, 1, 1),
    delivery: place(to),
    takingOver: { ...place(from), ...dated(words, n, day) },
    documents: words.documents,
    goods: goodsOf(words, n),
    weightPrinted: (kilograms) => printWeight(at(words.weights, 1), kilograms),
    volumePrinted: (v) => String(v).replace('.', ','),
    totals: n % 2 === 0 && n % 3 > 0,
    instructions: words.instructions,
    paid: n % 2 === 0,
    issued: { city: from.city, ...dated(words, n, Math.max(1, day - 1)) },
    tractor: words.plates[0] as string,
    trailer: words.plates[1] as string,
    ...(n % 3 === 1
      ? { dangerous: { line: 'UN 1263 PAINT, 3, II, (D/E)', un: '1263', hazardClass: '3', group: 'II' } }
      : {}),
  }
}

function goodsOf(words: LanguageWords, n: number): GoodsLine[] {
  return Array.from({ length: 1 + (n % 3) }, (_, i): GoodsLine => {
    const kind = words.goods[(n + i) % words.goods.length] as LanguageWords['goods'][number]
    return {
      ...kind,
      marks: `${'ABCHKLMR'[(n + i) % 8]}${'TXZ'[i % 3]}-${101 + n * 7 + i * 13}`,
      count: 4 + ((n * 7 + i * 9) % 30),
      weight: 950 + ((n * 1370 + i * 815) % 9000),
      ...(n % 4 === 3 ? {} : { volume: 6 + ((n * 3 + i * 2) % 18) + 0.5 }),
    }
  })
}

function dated(words: LanguageWords, n: number, day: number): { date: string; datePrinted: string } {
  const d2 = String(day).padStart(2, '0')
  const values: Record<string, string> = { d: String(day), d2, m: '11', y: '2026', month: words.november }
  const pattern = words.dates[n % words.dates.length] as string
  return { date: `2026-11-${d2}`, datePrinted: pattern.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '') }
}

function printWeight(pattern: string, kilograms: number): string {
  const by = (sign: string) => String(kilograms).replace(/\B(?=(\d{3})+$)/g, sign)
  return pattern.replace('{p}', String(kilograms)).replace('{s}', by(' ')).replace('{d}', by('.'))
}
