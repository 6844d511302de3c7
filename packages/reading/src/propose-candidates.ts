import { type DetectedKind, detectKind } from './detect/detect-kind.ts'
import { labelsAsKind } from './detect/labels-as-kind.ts'
import type { Extracted } from './fields/extracted.ts'
import { kindById, other } from './kinds/all-kinds.ts'
import type { Kind, Trait } from './kinds/kind.ts'
import { guessLanguage } from './language/guess-language.ts'
import { layOut } from './layout/lay-out.ts'
import type { Recognised, Word } from './layout/pages.ts'
import type { PageLayout } from './layout/runs.ts'
import { tableCandidates } from './proposers/build-candidates.ts'
import type { Candidate, ReadingContext } from './proposers/candidate.ts'
import { settleCounts } from './proposers/columns/counts/counts-by-total.ts'
import { withoutRepeats } from './proposers/columns/repeated-tables.ts'
import { numberedOverPages } from './proposers/dangerous-goods/over-pages.ts'
import { headingsOfLines } from './proposers/form-print/headings-of-lines.ts'
import { namedByNumber } from './proposers/form-print/numbered-boxes.ts'
import type { Label } from './proposers/labels/find-labels.ts'
import { listedGoods } from './proposers/listed-goods/listed-goods.ts'
import { withoutNesting } from './proposers/numbered/nested-packages.ts'
import { loadedContainers } from './proposers/sea/loaded-containers.ts'
import { continuedTables } from './proposers/table/continued-tables.ts'
import type { GoodsTable } from './proposers/table/goods-table.ts'
import { type PageFound, readPage } from './read-page.ts'
import { type DecimalSign, decimalSignOf } from './values/numbers.ts'
import type { Languages } from './words/index.ts'
import { wordsOfKinds } from './words/kinds/index.ts'
import { printedLanguages } from './words/spoken.ts'

/** Notes come in copies and with a page of terms; what counts stands on the first pages. */
const mostPages = 6
/** A crowded form has some eight hundred words; a page of many thousands is a listing laid out as one page. */
const mostWords = 4000
/** Likewise for labels: the time to weigh them against each other grows with their square. */
const mostLabels = 250

export interface Proposed {
  about: Pick<Extracted, 'kind' | 'kindConfidence' | 'language'>
  detected: DetectedKind
  pages: PageLayout[]
  context: Omit<ReadingContext, 'labelText'>
  labels: ReadonlyMap<PageLayout, Label[]>
  labelsOn: (page: PageLayout) => (kind: Kind) => Label[]
  labelsOf: (kind: Kind) => Label[]
  found: PageFound[]
  tables: GoodsTable[]
  candidates: Candidate[]
}

/** The first steps: words, lines, regions; labels; kind; and everything that may be a value. */
export function proposeCandidates(
  recognised: Recognised,
  chosen?: string,
  /** How numbers are written, where a first reading has shown it. */
  sign?: DecimalSign,
  /** Which labels are known: a script that trains takes some away. */
  knows: (label: Label) => boolean = () => true,
): Proposed {
  const pages = recognised.pages
    .slice(0, mostPages)
    .map((page) => layOut({ ...page, words: page.words.slice(0, mostWords) }))
  const languages = printedLanguages(pages)
  const labelsAs = labelsByKind(pages, languages, knows)
  const labelsOf = (kind: Kind) => [...labelsAs(kind).values()].flat()
  const labelsOn = (page: PageLayout) => (kind: Kind) => labelsAs(kind).get(page) ?? []
  const seen = detectKind(pages, labelsOf)
  const detected = asChosen(chosen, seen)
  const words = recognised.pages.flatMap((page) => page.words)
  const language = guessLanguage(words.map(inSize), labelsOf(detected.kind))
  const about = { kind: seen.kind.id, kindConfidence: seen.confidence, language }
  const has = (trait: Trait) => detected.kind.traits.includes(trait)
  const labels = labelsAs(detected.kind)
  const context = { decimalSign: sign ?? decimalSignOf(recognised.text, language), language }
  const known = { about, detected, pages, context, labels, labelsOn, labelsOf }
  const found: PageFound[] = []
  if (detected.kind === other) return { ...known, found, tables: [], candidates: [] }
  for (const page of pages) {
    const named = headingsOfLines(namedByNumber(labels.get(page) ?? [], page, detected.kind), page)
    found.push(readPage(page, named, detected, context, found.findLast(({ table }) => table)?.table))
  }
  const patterns = numberedOverPages(found.map((page) => page.patterns))
  const allTables = continuedTables(found, context.decimalSign)
  const tables = detected.kind.ofTrade ? allTables : withoutRepeats(allTables, context.decimalSign)
  const listed = listedGoods(labels, detected.kind, context, tables)
  const beside = found.flatMap((page) => [...page.labelled, ...page.unlabelled])
  for (const table of tables) table.rows = withoutNesting(table.rows)
  if (detected.kind.ofTrade) for (const table of tables) settleCounts(table, beside, context.decimalSign)
  const ofTables = tables.flatMap((table) => tableCandidates(table, patterns, context))
  const containers =
    has('goods-in-containers') || loadsSeveral(detected.kind, patterns)
      ? loadedContainers(pages, pathsOf(ofTables))
      : []
  const candidates = [
    ...found.flatMap((page) => page.labelled),
    ...listed,
    ...ofTables,
    ...patterns.filter((p) => containers.length === 0 || p.concept !== 'containerNumber'),
    ...containers,
    ...found.flatMap((page) => page.unlabelled),
  ]
  return { ...known, found, tables, candidates }
}

/** On a trade document the seal of a single container is read by `choose/seals-of-containers.ts`. */
const loadsSeveral = ({ ofTrade }: Kind, patterns: readonly Candidate[]) =>
  ofTrade === true &&
  patterns.some(
    ({ concept, readings }) =>
      concept === 'containerNumber' && new Set(readings.map((r) => r.span.text)).size > 1,
  )

const pathsOf = (candidates: readonly Candidate[]) =>
  new Set(candidates.flatMap((c) => c.readings.map((r) => r.place.path)))

/** The labels of every page, found once for each kind that is asked about: forms of other kinds print other words. */
function labelsByKind(pages: readonly PageLayout[], languages: Languages, knows: (label: Label) => boolean) {
  const found = new Map<string, Map<PageLayout, Label[]>>()
  return (kind: Kind): Map<PageLayout, Label[]> => {
    const id = wordsOfKinds[kind.id] ? kind.id : 'any'
    const before = found.get(id)
    if (before) return before
    const labels = new Map(
      pages.map((page) => [page, labelsAsKind(page, languages, kind).slice(0, mostLabels).filter(knows)]),
    )
    found.set(id, labels)
    return labels
  }
}

/** What a person said goes before what was seen; a title of that kind is still its evidence. */
function asChosen(chosen: string | undefined, seen: DetectedKind): DetectedKind {
  const kind = chosen === undefined ? undefined : kindById(chosen)
  if (!kind || kind === seen.kind) return seen
  return { kind, confidence: 0.99, title: null, chosen: true }
}

const inSize = ({ text, box }: Word) => ({ text, size: box[3] - box[1] })
