import type { UnreadPlace } from '@efti-hub/efti'
import { placeOf } from '../fields/field-map.ts'
import type { Kind } from '../kinds/kind.ts'
import { middleX } from '../layout/box.ts'
import { strokesOf } from '../proposers/blocks/strokes-across.ts'
import { keepTogether } from '../proposers/build-candidates.ts'
import { packageKindIn } from '../values/packages.ts'
import { type HeldOnPage, idsOf, isRead, type Known, readOn } from './unread-boxes.ts'

/** What every transport document has; one of the elements is enough. */
const GOODS: readonly (readonly string[])[] = [
  [placeOf('nature').eftiId, placeOf('properShippingName').eftiId],
  [placeOf('packageCount').eftiId, placeOf('totalPackages').eftiId],
  [
    placeOf('grossWeight').eftiId,
    placeOf('dangerousGrossWeight').eftiId,
    placeOf('dangerousNetWeight').eftiId,
  ],
]

/** So many of one region missing at once are hardly ever left out by the sender: its layout is one that was not understood. */
const SEVERAL = 2
/** Runs of text with figures that nothing was read from: fewer hold no goods and no addresses. */
const FREE_RUNS = 3
/** From so many on, an empty box is no proof either: it may be the line for a signature. */
const MOST = 4

/**
 * Particulars of which none was found although every transport document has them: of the goods, or of parties and journey. One may be
 * missing; several at once are read badly, unless their labelled boxes are empty or no other text is there.
 */
export function unreadParticulars(
  pages: readonly HeldOnPage[],
  values: Known,
  { everyoneHas }: Kind,
): UnreadPlace[] {
  const page = pages[0]?.layout.number
  if (!everyoneHas || page === undefined || freeRuns(pages, values) < FREE_RUNS) return []
  const isMissing = (ids: readonly string[]) => !ids.some((one) => isRead(one, values))
  const columns = emptyColumns(pages)
  const goods = GOODS.filter(isMissing).filter((ids) => !ids.some((one) => columns.has(one)))
  const about = everyoneHas
    .flatMap(idsOf)
    .map((one) => [one])
    .filter(isMissing)
  const empty = about.length < MOST ? emptyBoxes(pages) : new Set()
  const unproven = about.filter((ids) => !ids.some((one) => empty.has(one)))
  return [goods, unproven]
    .filter((group) => group.length >= SEVERAL)
    .flat(2)
    .map((eftiId) => ({ eftiId, evidence: { page, box: null } }))
}

/** The kind of the packages, where only the text of the goods names it: 'mustard in jars, cartons on pallets'. */
export function unreadPackageKinds(values: readonly (Known[number] & { value: unknown })[]): UnreadPlace[] {
  const { eftiId } = placeOf('packageType')
  if (isRead(eftiId, values)) return []
  const naming = values.find(
    (one) => one.eftiId === placeOf('nature').eftiId && packageKindIn(String(one.value)) !== undefined,
  )
  return naming?.evidence ? [{ eftiId, evidence: naming.evidence }] : []
}

function freeRuns(pages: readonly HeldOnPage[], values: Known): number {
  return pages.reduce((count, { layout, holdings, table }) => {
    const isUsed = readOn(layout, values)
    const labels = [...holdings.map(({ label }) => label), ...(table?.header ?? [])]
    const isTaken = (word: Parameters<typeof isUsed>[0]) =>
      isUsed(word) || labels.some((label) => label.words.has(word))
    const free = layout.runs.filter(
      ({ words }) => words.some(({ text }) => /\d/.test(text)) && !words.some(isTaken),
    )
    return count + free.length
  }, 0)
}

function emptyBoxes(pages: readonly HeldOnPage[]): Set<string> {
  return new Set(
    pages.flatMap(({ layout, holdings }) => {
      const strokes = strokesOf(layout)
      return holdings
        .filter((holding) => keepTogether(holding, strokes).length === 0)
        .flatMap(({ label }) => idsOf(label.concept))
    }),
  )
}

/** Headings of the table of goods with nothing below them in any line: what they ask for is missing, not unread. */
function emptyColumns(pages: readonly HeldOnPage[]): Set<string> {
  return new Set(
    pages.flatMap(({ table }) => {
      const columns = table?.columns.filter(({ to, from }) => to > from) ?? []
      return columns
        .filter(
          ({ concept, from, to }) =>
            !table?.rows.some((row) => row.has(concept)) &&
            ![...(table?.words ?? [])].some(({ box }) => middleX(box) > from && middleX(box) < to),
        )
        .flatMap(({ concept }) => idsOf(concept))
    }),
  )
}
