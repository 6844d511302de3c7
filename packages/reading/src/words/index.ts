import type { Concept } from '../fields/concepts.ts'
import { bare } from './compare.ts'
import { wordsOfKinds } from './kinds/index.ts'
import { wordsOfTrade } from './kinds/trade.ts'
import { lexicons } from './languages/index.ts'
import { nearLabels } from './near-labels.ts'

export { lexicons }

export interface LabelEntry {
  concept: Concept
  language: string
  /** Only forms of this kind print it so. */
  kind?: string
  variant: string
  key: string
  /** Its place among the variants: the first ones are what forms print, later ones may begin a company's name. */
  rank: number
}

export interface LabelMatch extends LabelEntry {
  /** Letters that differ from the lexicon's spelling. */
  wrong: number
}

const byKey = new Map<string, LabelEntry[]>()
const misspelt = nearLabels<LabelEntry>()
export let longestKey = 0

for (const lexicon of lexicons) {
  for (const [concept, variants] of Object.entries(lexicon.labels)) {
    for (const [rank, variant] of variants.entries())
      addVariant(concept as Concept, lexicon.language, variant, rank)
  }
  for (const variant of lexicon.everyday) addVariant('furniture', lexicon.language, variant, 0)
}

/** What programs leave out where a label must be short: 'LUGAR ENTREGA', 'DATA CARICO', 'PLACE DELIVERY'. */
const small = new Set(
  'of the de del la el los las du des le les d l di della dello dell delle dei degli do da dos das van het der den dem'.split(
    ' ',
  ),
)
const fewestLetters = 9

for (const { language, labels, phrases } of lexicons) {
  // What a stroke or an ampersand stands for: 'Ort / Datum', 'Τόπος & ημερομηνία'.
  const joins = new Set(phrases.and)
  for (const [concept, variants] of Object.entries(labels)) {
    for (const [rank, variant] of variants.entries()) {
      const words = variant.split(/[\s'’]+/)
      const unjoined = words.filter((word) => !joins.has(word))
      for (const kept of [unjoined, unjoined.filter((word) => !small.has(word.toLowerCase()))]) {
        const short = kept.join(' ')
        if (kept.length < 2 || kept.length === words.length || short.length < fewestLetters) continue
        if (!byKey.has(bare(short))) addVariant(concept as Concept, language, short, rank)
      }
    }
  }
}

for (const [kind, words] of Object.entries(wordsOfKinds)) {
  for (const [language, { labels }] of Object.entries(words)) {
    for (const [concept, variants] of Object.entries(labels))
      for (const [rank, variant] of variants.entries())
        addVariant(concept as Concept, language, variant, rank, kind)
  }
}

function addVariant(concept: Concept, language: string, variant: string, rank: number, kind?: string) {
  const key = bare(variant)
  const same = byKey.get(key) ?? []
  if (same.some((e) => e.language === language && e.kind === kind)) return
  const entry = { concept, language, variant, key, rank, ...(kind ? { kind } : {}) }
  byKey.set(key, [...same, entry])
  longestKey = Math.max(longestKey, key.length)
  misspelt.add(entry)
}

/** The languages that have a label of this spelling. */
export function languagesOf(key: string): readonly string[] {
  const entries = byKey.get(key) ?? []
  const general = entries.filter((e) => e.kind === undefined)
  return [...new Set((general.length > 0 ? general : entries).map((e) => e.language))]
}

/**
 * Languages by how much of the paper is printed in them; undefined stands for all. The id of a kind among them stands
 * for the words that only its forms print: before the languages, its words go before theirs.
 */
export type Languages = ReadonlySet<string> | undefined

/**
 * The label that this text is, if any: exactly, else with one wrong letter in eight. Of words that mean one thing here
 * and another there the first of the paper's languages decides.
 */
export function matchLabel(key: string, tolerant: boolean, languages?: Languages): LabelMatch | undefined {
  const exact = pick(byKey.get(key), languages)
  if (exact) return { ...exact, wrong: 0 }
  if (!tolerant) return undefined
  let best: LabelMatch | undefined
  for (const { entry, wrong } of misspelt.find(key)) {
    if (languages ? !languages.has(scopeOf(entry)) : entry.kind) continue
    if (!best || wrong < best.wrong) best = { ...entry, wrong }
  }
  return best
}

function pick(entries: readonly LabelEntry[] | undefined, languages: Languages): LabelEntry | undefined {
  if (!entries || !languages) return entries?.find((e) => e.kind === undefined)
  for (const language of languages) {
    const own = entries.filter((e) => scopeOf(e) === language)
    if (own.length > 0) return language in wordsOfTrade ? inFirstOf(languages, own) : own[0]
  }
  return undefined
}

/** Forms are printed in several languages, documents of the trade in one: 'expediteur' carries the goods in Dutch and sends them in French. */
function inFirstOf(languages: ReadonlySet<string>, entries: readonly LabelEntry[]): LabelEntry | undefined {
  const found = [...languages].map((language) => entries.find((e) => e.language === language))
  return found.find((entry) => entry !== undefined) ?? entries[0]
}

/** What must be among the languages for the entry to count. */
export const scopeOf = (entry: LabelEntry) => entry.kind ?? entry.language

export const allEntries = (): readonly LabelEntry[] => [...byKey.values()].flat()

/** The same languages, and before them the words of a kind. */
export const withKind = (languages: Languages, kind: string): Languages =>
  new Set([kind, ...(languages ?? hints.keys())])

const hints = new Map(lexicons.map((l) => [l.language, new Set(l.hints.map(bare))]))

/** Only the small words that go with any label; a value is never made of them alone. */
export const isHint = (key: string, languages: Languages): boolean =>
  [...(languages ?? hints.keys())].some((language) => hints.get(language)?.has(key))

export const totalWords = new Set(lexicons.flatMap((l) => l.totals).map(bare))
export const carriedWords = new Set(lexicons.flatMap((l) => l.carried).map(bare))

const terms = new Set(
  lexicons
    .flatMap((l) => [...l.carriagePaid, ...l.carriageForward])
    .filter((words) => words.includes(' '))
    .map(bare),
)

/** 'Paid by sender' is an answer, though it is made of the words of labels. */
export const isTermOfPayment = (key: string): boolean => terms.has(key)
