import { addressesByReference } from './choose/addresses-by-reference.ts'
import { chooseCandidates } from './choose/choose-candidates.ts'
import { withDirective } from './choose/combined-transport.ts'
import { completeGoods, withoutMentions } from './choose/complete-goods.ts'
import { modeByRules } from './choose/mode-by-rules.ts'
import { withPrintedTotals } from './choose/printed-totals.ts'
import { sealsBelowContainer, sealsByLine, sealsOfContainers } from './choose/seals-of-containers.ts'
import { withSpecialGoods } from './choose/special-goods.ts'
import { threeDecimals, withOtherReading } from './choose/three-decimals.ts'
import { townAsNamed } from './choose/town-as-named.ts'
import { isUnfilled } from './choose/unfilled-form.ts'
import { valuesFromKind } from './choose/values-from-kind.ts'
import { valuesOf } from './choose/values-of.ts'
import { wasteFromFirst } from './choose/waste-from-first.ts'
import { type DetectedKind, detectKind } from './detect/detect-kind.ts'
import { furtherPapers } from './detect/further-papers.ts'
import { labelsAsKind } from './detect/labels-as-kind.ts'
import type { Extracted, ExtractedValue } from './fields/extracted.ts'
import { contradictionsInGoods } from './findings/contradictions-in-goods.ts'
import { contradictionsOnPages } from './findings/contradictions-on-pages.ts'
import { unreadIn } from './findings/find-unread.ts'
import { findingOfOthers } from './findings/findings-of-reading.ts'
import { printedAgainstLines } from './findings/printed-against-lines.ts'
import { textsOfBoxes } from './findings/unread-boxes.ts'
import { withoutProperties } from './forms/hazard-properties.ts'
import { unsignedCertificate } from './forms/packing-certificate.ts'
import { type PageOfForm, readForm, withoutStrays } from './forms/read-form.ts'
import { kindById, other } from './kinds/all-kinds.ts'
import type { Kind, Trait } from './kinds/kind.ts'
import { guessLanguage } from './language/guess-language.ts'
import { layOut } from './layout/lay-out.ts'
import type { Recognised, Word } from './layout/pages.ts'
import type { PageLayout } from './layout/runs.ts'
import type { SeenDocument } from './learned/seen-document.ts'
import { withLearned } from './learned/with-learned.ts'
import { tableCandidates } from './proposers/build-candidates.ts'
import type { Candidate } from './proposers/candidate.ts'
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

const NOT_FILLED_IN = 'The form is not filled in, or is filled in by hand: no values were taken from it.'

/** For scripts/train-reader.ts: reading by rules alone, of which it takes labels away as if no lexicon knew them. */
export interface Training {
  knows: (label: Label) => boolean
  saw: (seen: SeenDocument, values: readonly ExtractedValue[]) => void
}

/** The steps in their order: words, lines, regions; labels; kind; candidates; the best consistent choice; values. */
export function extractFromPages(
  recognised: Recognised,
  chosen?: string,
  /** How numbers are written, where a first reading has shown it. */
  sign?: DecimalSign,
  training?: Training,
): Extracted {
  const pages = recognised.pages
    .slice(0, mostPages)
    .map((page) => layOut({ ...page, words: page.words.slice(0, mostWords) }))
  const languages = printedLanguages(pages)
  const labelsAs = labelsByKind(pages, languages, training?.knows)
  const labelsOf = (kind: Kind) => [...labelsAs(kind).values()].flat()
  const labelsOn = (page: PageLayout) => (kind: Kind) => labelsAs(kind).get(page) ?? []
  const seen = detectKind(pages, labelsOf)
  const detected = asChosen(chosen, seen)
  const words = recognised.pages.flatMap((page) => page.words)
  const language = guessLanguage(words.map(inSize), labelsOf(detected.kind))
  const about = { kind: seen.kind.id, kindConfidence: seen.confidence, language }
  if (detected.kind === other) return { ...about, values: [], findings: [] }
  const has = (trait: Trait) => detected.kind.traits.includes(trait)
  const labels = labelsAs(detected.kind)
  const context = { decimalSign: sign ?? decimalSignOf(recognised.text, language), language }
  const found: PageFound[] = []
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
  const others = furtherPapers(
    pages.map((layout, at) => ({ layout, labelled: found[at]?.labelled ?? [] })),
    labelsOn,
  )
  const source = recognised.engine.startsWith('tesseract') ? 'ocr' : 'text'
  const specialGoods = (of: ExtractedValue[]) =>
    detected.kind.ofTrade
      ? of
      : withDirective(withSpecialGoods(of, pages, source, context.decimalSign), pages, source)
  const read = sealsByLine(
    wasteFromFirst(
      completeGoods(
        specialGoods(
          withoutMentions(valuesOf(chooseCandidates(withPrintedTotals(candidates)), pages, source)),
        ),
      ),
    ),
  )
  const values = namesContainers(detected.kind)
    ? sealsOfContainers(read)
    : has('seals-below-containers')
      ? sealsBelowContainer(read)
      : read
  const ofKind = valuesFromKind(values, detected, pages, source)
  const complete = townAsNamed(has('mode-by-rules') ? modeByRules(ofKind, recognised.text) : ofKind, language)
  if (isUnfilled(complete, new Set(labelsOf(detected.kind).map(({ concept }) => concept)).size))
    return { ...about, values: [], findings: findingOfOthers(others), notes: [NOT_FILLED_IN] }
  const form = readForm(detected.kind, pages.map(formPage), complete)
  const held = pages.map((layout, at) => ({
    layout,
    labels: labels.get(layout) ?? [],
    holdings: found[at]?.holdings ?? [],
    table: found[at]?.table,
  }))
  const inForce = addressesByReference(
    textsOfBoxes(held),
    withoutStrays(complete, form, detected.kind),
    detected.kind,
  )
  const decimals = sign ? 'none' : threeDecimals(inForce, recognised.text)
  if (decimals === 'thousands')
    return extractFromPages(recognised, chosen, context.decimalSign === 'point' ? 'comma' : 'point', training)
  const onPages = { kind: detected.kind.id, context, pages: held }
  training?.saw(onPages, inForce)
  // Where the kind is only likely, what the document says is doubted as a whole.
  const byRules = training !== undefined || source === 'ocr' || detected.onlyLikely
  const learned = byRules ? inForce : withLearned(inForce, onPages)
  const ofGoods = contradictionsInGoods(tables, inForce, context)
  return {
    ...about,
    values: decimals === 'open' ? withOtherReading(learned) : learned,
    ...(form ? { form } : {}),
    findings: [
      ...findingOfOthers(others),
      ...ofGoods,
      ...printedAgainstLines(inForce, ofGoods),
      ...contradictionsOnPages(detected.kind, pages, labelsOn, inForce, context.decimalSign),
      ...(has('packing-certificate') ? unsignedCertificate(pages) : []),
      ...(has('hazard-properties') ? withoutProperties(pages) : []),
    ],
    unread: unreadIn(held, learned, detected.kind),
  }

  function formPage(layout: PageLayout): PageOfForm {
    const isPicture = source === 'ocr' || layout.page.words.some((word) => word.confidence < 1)
    return { layout, labels: labels.get(layout) ?? [], isPicture }
  }
}

/** Of a paper of the trade the seal of a single container is told otherwise. */
const loadsSeveral = ({ ofTrade }: Kind, patterns: readonly Candidate[]) =>
  ofTrade === true &&
  patterns.some(
    ({ concept, readings }) =>
      concept === 'containerNumber' && new Set(readings.map((r) => r.span.text)).size > 1,
  )

const pathsOf = (candidates: readonly Candidate[]) =>
  new Set(candidates.flatMap((c) => c.readings.map((r) => r.place.path)))

/** The labels of every page, found once for each kind that is asked about: forms of other kinds print other words. */
function labelsByKind(
  pages: readonly PageLayout[],
  languages: Languages,
  knows: Training['knows'] = () => true,
) {
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

/** Documents whose seal is the only container's, where they name one and no trailer. */
const namesContainers = ({ ofTrade, traits }: Kind) => ofTrade === true || traits.includes('described-goods')

const inSize = ({ text, box }: Word) => ({ text, size: box[3] - box[1] })
