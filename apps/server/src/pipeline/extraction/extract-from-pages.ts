import type { Recognised } from '../recognition/recognised.ts'
import { addressesByReference } from './assign/addresses-by-reference.ts'
import { chooseCandidates, threshold } from './assign/choose-candidates.ts'
import { withDirective } from './assign/combined-transport.ts'
import { completeGoods } from './assign/complete-goods.ts'
import { modeByRules } from './assign/mode-by-rules.ts'
import { sealsBelowContainer, sealsByLine, sealsOfContainers } from './assign/seals-of-containers.ts'
import { withSpecialGoods } from './assign/special-goods.ts'
import { townAsNamed } from './assign/town-as-named.ts'
import { valuesFromKind } from './assign/values-from-kind.ts'
import { valuesOf } from './assign/values-of.ts'
import { wasteFromFirst } from './assign/waste-from-first.ts'
import { goodsInBlocks } from './candidates/air/goods-in-blocks.ts'
import { joinStackedCells } from './candidates/blocks/stacked-cells.ts'
import {
  type Holding,
  holdingsOf,
  labelCandidates,
  nameByDescription,
  tableCandidates,
} from './candidates/build-candidates.ts'
import type { Candidate, ReadingContext } from './candidates/candidate.ts'
import { settleCounts } from './candidates/columns/counts/counts-by-total.ts'
import { withoutTare } from './candidates/columns/mass-with-tare.ts'
import { withoutRepeats } from './candidates/columns/repeated-tables.ts'
import { crateCandidates } from './candidates/crates/crate-candidates.ts'
import { describedOnce } from './candidates/dangerous-goods/described-once.ts'
import { weighInLines } from './candidates/dangerous-goods/lots/lots.ts'
import { numberedOverPages } from './candidates/dangerous-goods/over-pages.ts'
import { ofShipper } from './candidates/dangerous-goods/signed-by.ts'
import { tableBeside } from './candidates/dangerous-goods/table-beside.ts'
import { weighDangerousGoods } from './candidates/dangerous-goods/weigh-in-table.ts'
import { kindPatterns } from './candidates/find-kind-patterns.ts'
import { headNumber, patternCandidates } from './candidates/find-patterns.ts'
import { headingsOfLines } from './candidates/form-print/headings-of-lines.ts'
import { namedByNumber } from './candidates/form-print/numbered-boxes.ts'
import type { Label } from './candidates/labels/find-labels.ts'
import { oneHeadingPerCell } from './candidates/labels/one-per-cell.ts'
import { letterParties } from './candidates/letter/find-letter-parties.ts'
import { listedGoods } from './candidates/listed-goods/listed-goods.ts'
import { pairedMasses } from './candidates/masses/paired-masses.ts'
import { withoutNesting } from './candidates/numbered/nested-packages.ts'
import { swallowForeignLabels, valuePieces } from './candidates/pieces.ts'
import { partiesInProse } from './candidates/prose/parties-in-prose.ts'
import { proseCandidates } from './candidates/prose/prose-candidates.ts'
import { proseOf } from './candidates/prose/prose-of-page.ts'
import { loadedContainers } from './candidates/sea/loaded-containers.ts'
import { sectionCandidates } from './candidates/sections/section-candidates.ts'
import { numberAtTitle } from './candidates/statements/number-at-title.ts'
import { ownNumber } from './candidates/statements/own-number.ts'
import { continuedTables } from './candidates/table/continued-tables.ts'
import type { GoodsTable } from './candidates/table/goods-table.ts'
import { platePairs } from './candidates/vehicles/plate-pairs.ts'
import { vehicleCandidates } from './candidates/vehicles/vehicle-candidates.ts'
import { boxesOfWaste } from './candidates/waste/boxes-of-waste.ts'
import { contradictionsInGoods } from './contradictions-in-goods.ts'
import { contradictionsOnPages } from './contradictions-on-pages.ts'
import { detectLanguage } from './detect-language.ts'
import type { Extracted, ExtractedValue } from './extracted.ts'
import { unreadIn } from './find-unread.ts'
import { findingOfOthers } from './findings-of-reading.ts'
import { withoutProperties } from './forms/hazard-properties.ts'
import { unsignedCertificate } from './forms/packing-certificate.ts'
import { type PageOfForm, readForm, withoutStrays } from './forms/read-form.ts'
import { layOut } from './geometry/lay-out.ts'
import type { PageLayout, Run } from './geometry/runs.ts'
import { type DetectedKind, detectKind } from './kinds/detect-kind.ts'
import { furtherPapers } from './kinds/further-papers.ts'
import { labelsAsKind } from './kinds/labels-as-kind.ts'
import { kindById } from './kinds/papers/all-kinds.ts'
import type { Kind } from './kinds/papers/kind.ts'
import type { Languages } from './lexicon/index.ts'
import { wordsOfKinds } from './lexicon/kinds/index.ts'
import { printedLanguages } from './lexicon/spoken.ts'
import { decimalSignOf } from './normalise/numbers.ts'
import { textsOfBoxes } from './unread-boxes.ts'

/** Notes come in copies and with a page of terms; what counts stands on the first pages. */
const mostPages = 6
/** A crowded form has some eight hundred words; a page of many thousands is a listing laid out as one page. */
const mostWords = 4000
/** Likewise for labels: the time to weigh them against each other grows with their square. */
const mostLabels = 250

/** The steps in their order: words, lines, regions; labels; kind; candidates; the best consistent choice; values. */
export function extractFromPages(recognised: Recognised, chosen?: string): Extracted {
  const pages = recognised.pages
    .slice(0, mostPages)
    .map((page) => layOut({ ...page, words: page.words.slice(0, mostWords) }))
  const languages = printedLanguages(pages)
  const labelsAs = labelsByKind(pages, languages)
  const labelsOf = (kind: Kind) => [...labelsAs(kind).values()].flat()
  const labelsOn = (page: PageLayout) => (kind: Kind) => labelsAs(kind).get(page) ?? []
  const seen = detectKind(pages, labelsOf)
  const detected = asChosen(chosen, seen)
  const language = detectLanguage(recognised.text, labelsOf(detected.kind))
  const about = { kind: seen.kind.id, kindConfidence: seen.confidence, language }
  if (detected.kind.id === 'other') return { ...about, values: [], findings: [] }
  const labels = labelsAs(detected.kind)
  const context = { decimalSign: decimalSignOf(recognised.text, language), language }
  const found: PageFound[] = []
  for (const page of pages) {
    const named = headingsOfLines(namedByNumber(labels.get(page) ?? [], page, detected.kind), page)
    found.push(readPage(page, named, detected, context, found.findLast(({ table }) => table)?.table))
  }
  const patterns = numberedOverPages(found.map((page) => page.patterns))
  const allTables = continuedTables(found, context.decimalSign)
  const inTables = detected.kind.ofTrade ? allTables : withoutRepeats(allTables, context.decimalSign)
  const crates = detected.kind.ofTrade ? crateCandidates(pages, inTables, context, detected.kind) : []
  const tables = crates.length > 0 ? [] : inTables
  const listed = tables.length + crates.length === 0 ? listedGoods(labels, detected.kind, context) : []
  const beside = found.flatMap((page) => [...page.labelled, ...page.unlabelled])
  for (const table of tables) table.rows = withoutNesting(table.rows)
  if (detected.kind.ofTrade) for (const table of tables) settleCounts(table, beside, context.decimalSign)
  const ofTables = tables.flatMap((table) => tableCandidates(table, patterns, context))
  const containers =
    isLoaded(detected.kind) || loadsSeveral(detected.kind, patterns)
      ? loadedContainers(pages, pathsOf(ofTables))
      : []
  const candidates = [
    ...found.flatMap((page) => page.labelled),
    ...crates,
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
    wasteFromFirst(completeGoods(specialGoods(valuesOf(chooseCandidates(candidates), pages, source)))),
  )
  const values = namesContainers(detected.kind)
    ? sealsOfContainers(read)
    : detected.kind.id === 'cmr'
      ? sealsBelowContainer(read)
      : read
  const ofKind = valuesFromKind(values, detected, pages, source)
  const complete = townAsNamed(
    detected.kind.id === 'dangerous-goods' ? modeByRules(ofKind, recognised.text) : ofKind,
    language,
  )
  const form = readForm(detected.kind.id, pages.map(formPage), complete)
  const held = pages.map((layout, at) => ({
    layout,
    holdings: found[at]?.holdings ?? [],
    table: found[at]?.table,
  }))
  const inForce = addressesByReference(textsOfBoxes(held), withoutStrays(complete, form), detected.kind)
  return {
    ...about,
    values: inForce,
    ...(form ? { form } : {}),
    findings: [
      ...findingOfOthers(others),
      ...contradictionsInGoods(tables, inForce, context),
      ...contradictionsOnPages(detected.kind.id, pages, labelsOn, inForce, context.decimalSign),
      ...(detected.kind.id === 'dangerous-goods' ? unsignedCertificate(pages) : []),
      ...(detected.kind.id === 'waste-movement' ? withoutProperties(pages) : []),
    ],
    unread: unreadIn(held, inForce, detected.kind),
  }

  function formPage(layout: PageLayout): PageOfForm {
    const isPicture = source === 'ocr' || layout.page.words.some((word) => word.confidence < 1)
    return { layout, labels: labels.get(layout) ?? [], isPicture }
  }
}

/** Papers whose goods are loaded into containers, each with a seal of its own. */
const isLoaded = ({ id }: Kind) => id === 'bill-of-lading' || id === 'dangerous-goods'

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
function labelsByKind(pages: readonly PageLayout[], languages: Languages) {
  const found = new Map<string, Map<PageLayout, Label[]>>()
  return (kind: Kind): Map<PageLayout, Label[]> => {
    const id = wordsOfKinds[kind.id] ? kind.id : 'any'
    const before = found.get(id)
    if (before) return before
    const labels = new Map(
      pages.map((page) => [page, labelsAsKind(page, languages, kind).slice(0, mostLabels)]),
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

interface PageFound {
  labelled: Candidate[]
  unlabelled: Candidate[]
  patterns: Candidate[]
  table: GoodsTable | undefined
  /** The page names the parties: it is a note, or a copy of one, not the rest of a list. */
  startsNote: boolean
  /** What text each label owns. */
  holdings: readonly Holding[]
}

/** A label has given this party already. */
const isNamed = (party: Candidate, labelled: readonly Candidate[]) =>
  labelled.some((c) => c.concept === party.concept && c.score >= threshold && c.readings.length > 0)

/** Papers whose seal is the only container's, where they name one and no trailer. */
const namesContainers = ({ id, ofTrade }: Kind) => ofTrade === true || id === 'dangerous-goods'

/** The numbered forms have a box for everything; other papers say some of it in sentences. */
const saysInProse = ({ id, ofTrade }: Kind) =>
  ofTrade === true || id === 'dangerous-goods' || id === 'bill-of-lading'

/** 'DDT 3381 / DDT 3382': what the box of attached papers names are none of the vehicles'. */
function withoutPapers(pieces: readonly Run[], owned: readonly Candidate[]): Run[] {
  const words = new Set(owned.flatMap((c) => (c.concept === 'documentsAttached' ? [...c.words] : [])))
  return pieces.filter((piece) => !piece.words.some((word) => words.has(word)))
}

/** Flights and voyages look like number plates; papers of the trade and of waste name a lorry as often as not. */
const goesByRoad = ({ mode }: Kind) => mode === undefined || mode === '3'

/** Notes of the railways and of airlines have numbers of their own shape. */
const isOfCarriage = ({ id }: Kind) => id === 'cmr' || id === 'bill-of-lading' || id === 'dangerous-goods'

function readPage(
  layout: PageLayout,
  labels: Label[],
  { kind }: DetectedKind,
  context: Omit<ReadingContext, 'labelText'>,
  before: GoodsTable | undefined,
): PageFound {
  swallowForeignLabels(layout, labels)
  joinStackedCells(layout, labels)
  oneHeadingPerCell(layout, labels)
  const ofShape = describedOnce(patternCandidates(valuePieces(layout, labels), layout.number), layout.runs)
  const { table, patterns } = tableBeside(layout, labels, ofShape, kind, context.decimalSign, before)
  const taken = new Set(patterns.flatMap((p) => [...p.words]))
  if (table && kind.id === 'awb') goodsInBlocks(table)
  if (table) nameByDescription(table, patterns)
  // On the railways' note the seals are those of the wagons, which have their own list.
  if (kind.id === 'cim') for (const row of table?.rows ?? []) row.delete('containerSeal')
  if (table) weighDangerousGoods(table, patterns, context.decimalSign)
  const lots =
    kind.id === 'dangerous-goods' ? weighInLines(layout, patterns, context.decimalSign, table) : undefined
  const ofLots = table ? undefined : lots
  for (const word of [...(table?.words ?? []), ...(ofLots?.words ?? [])]) taken.add(word)
  const free = valuePieces(layout, labels, taken)
  const outside = labels.filter(
    (l) => !table?.header.includes(l) && ![...l.words].some((word) => ofLots?.words.has(word)),
  )
  const holdings = holdingsOf(layout, outside, free)
  const owned = labelCandidates(layout, holdings, kind, context)
  const ofSigner = kind.id === 'dangerous-goods' ? ofShipper(owned, layout) : owned
  const labelled = [
    ...withoutTare(ofSigner, table, layout, context.decimalSign),
    ...sectionCandidates(layout, outside, context.language),
  ]
  const unlabelled = [
    ...(ofLots?.totals ?? []),
    ...(lots?.besideTable ?? []),
    ...(goesByRoad(kind)
      ? [
          ...platePairs(withoutPapers(free, owned), layout.number),
          ...vehicleCandidates(proseOf(layout, table), layout.number, kind.ofTrade === true),
        ]
      : []),
    ...(kind.ofTrade ? numberAtTitle(layout, kind) : headNumber(layout)),
    ...(isOfCarriage(kind) ? ownNumber(layout, kind) : []),
    ...letterParties(layout, labels, kind).filter((c) => !isNamed(c, labelled)),
    ...pairedMasses(layout, context.decimalSign),
    ...(saysInProse(kind)
      ? proseCandidates(proseOf(layout, table), layout.number, context, kind.ofTrade === true)
      : []),
    ...(kind.id === 'dangerous-goods' ? partiesInProse(layout.runs, layout.number) : []),
    ...kindPatterns(kind.id, valuePieces(layout, labels), labels, layout, context.language),
    ...boxesOfWaste(layout, labels, kind.id, context),
  ]
  // A container that stands in a list of wagons is on its wagon.
  const onWagons = kind.id === 'cim' && unlabelled.some((c) => c.concept === 'containerNumber')
  const found = onWagons ? patterns.filter((p) => p.concept !== 'containerNumber') : patterns
  const startsNote = labels.some((l) => l.concept === 'consignor' || l.concept === 'consignee')
  return { labelled, unlabelled, patterns: found, table, startsNote, holdings: holdings(0) }
}
