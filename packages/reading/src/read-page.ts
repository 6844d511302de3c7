import { threshold } from './choose/choose-candidates.ts'
import type { DetectedKind } from './kinds/detect-kind.ts'
import type { Kind } from './kinds/papers/kind.ts'
import type { PageLayout, Run } from './layout/runs.ts'
import { goodsInBlocks } from './proposers/air/goods-in-blocks.ts'
import { joinStackedCells } from './proposers/blocks/stacked-cells.ts'
import { type Holding, holdingsOf, labelCandidates, nameByDescription } from './proposers/build-candidates.ts'
import type { Candidate, ReadingContext } from './proposers/candidate.ts'
import { withoutTare } from './proposers/columns/mass-with-tare.ts'
import { describedOnce } from './proposers/dangerous-goods/described-once.ts'
import { weighInLines } from './proposers/dangerous-goods/lots/lots.ts'
import { ofShipper } from './proposers/dangerous-goods/signed-by.ts'
import { tableBeside } from './proposers/dangerous-goods/table-beside.ts'
import { weighDangerousGoods } from './proposers/dangerous-goods/weigh-in-table.ts'
import { kindPatterns } from './proposers/find-kind-patterns.ts'
import { headNumber, patternCandidates } from './proposers/find-patterns.ts'
import type { Label } from './proposers/labels/find-labels.ts'
import { oneHeadingPerCell } from './proposers/labels/one-per-cell.ts'
import { letterParties } from './proposers/letter/find-letter-parties.ts'
import { pairedMasses } from './proposers/masses/paired-masses.ts'
import { swallowForeignLabels, valuePieces } from './proposers/pieces.ts'
import { partiesInProse } from './proposers/prose/parties-in-prose.ts'
import { proseCandidates } from './proposers/prose/prose-candidates.ts'
import { proseOf } from './proposers/prose/prose-of-page.ts'
import { sectionCandidates } from './proposers/sections/section-candidates.ts'
import { numberAtTitle } from './proposers/statements/number-at-title.ts'
import { ownNumber } from './proposers/statements/own-number.ts'
import type { GoodsTable } from './proposers/table/goods-table.ts'
import { platePairs } from './proposers/vehicles/plate-pairs.ts'
import { vehicleCandidates } from './proposers/vehicles/vehicle-candidates.ts'
import { boxesOfWaste } from './proposers/waste/boxes-of-waste.ts'

/** What was found on one page. */
export interface PageFound {
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

/** The numbered forms have a box for everything; other papers say some of it in sentences. */
const saysInProse = ({ id, ofTrade }: Kind) =>
  ofTrade === true || id === 'dangerous-goods' || id === 'bill-of-lading'

/** 'DDT 3381 / DDT 3382': what the box of attached papers names are none of the vehicles'. */
function withoutPapers(pieces: readonly Run[], owned: readonly Candidate[]): Run[] {
  const words = new Set(owned.flatMap((c) => (c.concept === 'documentsAttached' ? [...c.words] : [])))
  return pieces.filter((piece) => !piece.words.some((word) => words.has(word)))
}

/** Flights and voyages look like number plates; trade and waste documents name a lorry as often as not. */
const goesByRoad = ({ mode }: Kind) => mode === undefined || mode === '3'

/** Notes of the railways and of airlines have numbers of their own shape. */
const isOfCarriage = ({ id }: Kind) => id === 'cmr' || id === 'bill-of-lading' || id === 'dangerous-goods'

/** Tables, lots, labelled boxes and what stands between them, of one page. */
export function readPage(
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
