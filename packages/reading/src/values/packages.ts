import { isListedPackage } from '@efti-hub/efti'
import { LRUCache } from 'lru-cache'
import { bareWords } from '../words/compare.ts'
import { lexicons } from '../words/index.ts'
import { isUnitOfArticles } from '../words/terms/article-units.ts'
import { unitKind } from '../words/terms/package-words.ts'

/** Longest names first, so that 'euro pallets' is not read as 'pallets'. */
const kinds = lexicons
  .flatMap(({ packages }) =>
    Object.entries(packages).flatMap(([code, names]) => names.map((n) => ({ code, name: bareWords(n) }))),
  )
  .sort((a, b) => b.name.length - a.name.length)

/** Codes that papers print instead of words; the last ones mean something else there: masses, countries, provinces. */
const codes = new Set(lexicons.flatMap((l) => Object.keys(l.packages))).difference(
  new Set(['KG', 'PL', 'SI', 'PU', 'TB', 'BI', 'BO']),
)

export interface PackageKind {
  /** UN/ECE Recommendation 21. */
  code: string
  /** The name found, as the lexicon has it. */
  name: string
}

/** The kind of package that a text names; 'PX' itself is understood too. */
export function packageKindIn(text: string): PackageKind | undefined {
  const known = answers.get(text)
  if (known) return known.kind
  const kind = findKind(text)
  answers.set(text, { kind })
  return kind
}

/** Every finder of goods asks about the lines of a page, each of which costs a look at some thousand names. */
const answers = new LRUCache<string, { kind: PackageKind | undefined }>({ max: 5_000 })

function findKind(text: string): PackageKind | undefined {
  const words = bareWords(text).split(' ')
  const found = firstOf(words.flatMap((_, at) => namesFrom(words, at)))
  if (found) return found
  const upper = text.trim()
  if (codes.has(upper) && upper.length === 2) return { code: upper, name: upper }
  return endedBy(words)
}

/** The kinds by name, and by the last letters of a name: some thousand names are too many to go through for each line. */
const ranks = new Map([...kinds.entries()].reverse().map(([rank, { name }]) => [name, rank]))
const mostWords = Math.max(...kinds.map(({ name }) => name.split(' ').length))
const ending = 6
const ranksByEnding = Map.groupBy(
  [...kinds.keys()].filter((rank) => (kinds[rank]?.name.length ?? 0) >= ending),
  (rank) => kinds[rank]?.name.slice(-ending) ?? '',
)

const firstOf = (found: readonly number[]): PackageKind | undefined =>
  found.length > 0 ? kinds[Math.min(...found)] : undefined

/** The ranks of the names that begin with this word. */
const namesFrom = (words: readonly string[], from: number): number[] =>
  words
    .slice(from, from + mostWords)
    .flatMap((_, more) => ranks.get(words.slice(from, from + more + 1).join(' ')) ?? [])

/** 'Industriepaletten': the kind whose name ends a word, or several. */
function endedBy(words: readonly string[]): PackageKind | undefined {
  const found: number[] = []
  let text = ' '
  for (const word of words) {
    text += word
    for (const rank of ranksByEnding.get(text.slice(-ending)) ?? [])
      if (text.endsWith(kinds[rank]?.name ?? '')) found.push(rank)
    text += ' '
  }
  return firstOf(found)
}

/** The code of ADR 6.1.2 or 6.5.1.4 on a packaging: '(1A1)', '3H1', '4G', '31HA1'. */
const packagingCode =
  /(?<![\p{L}\d/-])(?:\((?:UN\s)?(?<bracketed>[1-6][A-HLMN]{1,2}[1-9]?)\)|(?<plain>[1-6][A-HLMN]{1,2}[1-9]|4[CDGH])(?![\p{L}\d/-])|\(?(?<bulk>[123]1[A-HLMN]{1,2}[1-9]?)(?![\p{L}\d]))/u
/** Of plastics, Recommendation 21 has a drum by another code. */
const otherwise = new Map([['1H', 'IH']])

/** Words that agree with a code: of drums, jerricans, boxes, bags. */
const agreeing: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^1/, ['DR']],
  [/^3/, ['JC']],
  [/^4G/, ['CT', 'BX']],
  [/^4/, ['CS', 'CR', 'BX']],
  [/^5/, ['SA', 'BG']],
]

/** The kind of packaging whose code a text prints, where its words say another or none. */
export function packageKindOfCode(text: string): PackageKind | undefined {
  const { bracketed, plain, bulk } = packagingCode.exec(text)?.groups ?? {}
  if (bulk) return { code: 'WA', name: bulk }
  const written = bracketed ?? plain
  if (!written) return undefined
  const word = packageKindIn(text)?.code
  if (word && agreeing.find(([code]) => code.test(written))?.[1].includes(word)) return undefined
  const code = otherwise.get(written.slice(0, 2)) ?? written.slice(0, 2)
  return isListedPackage(code) ? { code, name: written } : undefined
}

/** What the cell of a column of units names: a kind of package, written out or abbreviated. */
export function packageKindOfUnit(cell: string): PackageKind | undefined {
  const code = unitKind(cell)
  return packageKindIn(cell) ?? (code === undefined ? cutKind(cell) : { code, name: cell })
}

/** 'SAND', 'Becz.': capitals, or a full stop, show that a word may be cut. */
const cutWord = /^(?:\p{Lu}{3,7}\.?|\p{L}{3,7}\.)$/u

/** The kind that a cut word begins, where all names that it may begin are of one kind. */
function cutKind(cell: string): PackageKind | undefined {
  if (!cutWord.test(cell) || isUnitOfArticles(cell)) return undefined
  const key = bareWords(cell)
  const codes = new Set(
    kinds.filter(({ name }) => name.startsWith(key) && name.length > key.length).map(({ code }) => code),
  )
  const [code] = codes
  return code !== undefined && codes.size === 1 ? { code, name: cell } : undefined
}

/** The code of the kind that a text names as a whole, or null: 'Europaletten', '18 pallets', 'DR'. */
export const packageCodeOf = (text: string): string | null =>
  packageKindOfCode(text)?.code ?? packageKindOfUnit(text.replace(/^[\d\s.,]+/, ''))?.code ?? null
