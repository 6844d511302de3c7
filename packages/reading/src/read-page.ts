import type { DetectedKind } from './detect/detect-kind.ts'
import type { Trait } from './kinds/kind.ts'
import type { PageLayout } from './layout/runs.ts'
import { goodsInBlocks } from './proposers/air/goods-in-blocks.ts'
import { proposers } from './proposers/all-proposers.ts'
import { joinStackedCells } from './proposers/blocks/stacked-cells.ts'
import { type Holding, holdingsOf, labelCandidates, nameByDescription } from './proposers/build-candidates.ts'
import type { Candidate, ReadingContext } from './proposers/candidate.ts'
import { withoutTare } from './proposers/columns/mass-with-tare.ts'
import { describedOnce } from './proposers/dangerous-goods/described-once.ts'
import { weighInLines } from './proposers/dangerous-goods/lots/lots.ts'
import { ofShipper } from './proposers/dangerous-goods/signed-by.ts'
import { tableBeside } from './proposers/dangerous-goods/table-beside.ts'
import { weighDangerousGoods } from './proposers/dangerous-goods/weigh-in-table.ts'
import { patternCandidates } from './proposers/find-patterns.ts'
import type { Label } from './proposers/labels/find-labels.ts'
import { oneHeadingPerCell } from './proposers/labels/one-per-cell.ts'
import { swallowForeignLabels, valuePieces } from './proposers/pieces.ts'
import type { PageToRead } from './proposers/proposer.ts'
import { sectionCandidates } from './proposers/sections/section-candidates.ts'
import type { GoodsTable } from './proposers/table/goods-table.ts'

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

/** Tables, lots, labelled boxes and what stands between them, of one page. */
export function readPage(
  layout: PageLayout,
  labels: Label[],
  { kind }: DetectedKind,
  context: Omit<ReadingContext, 'labelText'>,
  before: GoodsTable | undefined,
): PageFound {
  const has = (trait: Trait) => kind.traits.includes(trait)
  swallowForeignLabels(layout, labels)
  joinStackedCells(layout, labels)
  oneHeadingPerCell(layout, labels)
  const pieces = valuePieces(layout, labels)
  const ofShape = describedOnce(patternCandidates(pieces, layout.number), layout.runs)
  const { table, patterns } = tableBeside(layout, labels, ofShape, kind, context.decimalSign, before)
  const taken = new Set(patterns.flatMap((p) => [...p.words]))
  if (table && has('goods-in-blocks')) goodsInBlocks(table)
  if (table) nameByDescription(table, patterns)
  // The seals are those of the wagons, which have their own list.
  if (has('goods-on-wagons')) for (const row of table?.rows ?? []) row.delete('containerSeal')
  if (table) weighDangerousGoods(table, patterns, context.decimalSign)
  const lots = has('described-goods') ? weighInLines(layout, patterns, context.decimalSign, table) : undefined
  const ofLots = table ? undefined : lots
  for (const word of [...(table?.words ?? []), ...(ofLots?.words ?? [])]) taken.add(word)
  const free = valuePieces(layout, labels, taken)
  const outside = labels.filter(
    (l) => !table?.header.includes(l) && ![...l.words].some((word) => ofLots?.words.has(word)),
  )
  const holdings = holdingsOf(layout, outside, free)
  const owned = labelCandidates(layout, holdings, kind, context)
  const ofSigner = has('described-goods') ? ofShipper(owned, layout) : owned
  const labelled = [
    ...withoutTare(ofSigner, table, layout, context.decimalSign),
    ...sectionCandidates(layout, outside, context.language),
  ]
  const page: PageToRead = { layout, labels, kind, context, pieces, free, table, labelled }
  const unlabelled = [
    ...(ofLots?.totals ?? []),
    ...(lots?.besideTable ?? []),
    ...kind.proposers.flatMap((name) => proposers[name](page)),
  ]
  // A container that stands in a list of wagons is on its wagon.
  const onWagons = has('goods-on-wagons') && unlabelled.some((c) => c.concept === 'containerNumber')
  const found = onWagons ? patterns.filter((p) => p.concept !== 'containerNumber') : patterns
  const startsNote = labels.some((l) => l.concept === 'consignor' || l.concept === 'consignee')
  return { labelled, unlabelled, patterns: found, table, startsNote, holdings: holdings(0) }
}
