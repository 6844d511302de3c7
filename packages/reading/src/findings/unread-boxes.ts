import { elementById, type UnreadPlace } from '@efti-hub/efti'
import { isCountry } from '@efti-hub/efti/values'
import type { BoxText } from '../choose/addresses-by-reference.ts'
import type { Concept } from '../fields/concepts.ts'
import type { Evidence, ExtractedValue } from '../fields/extracted.ts'
import { addressPlaces, type FieldName, placeOf } from '../fields/field-map.ts'
import { middleX, middleY, unite } from '../layout/box.ts'
import type { Box } from '../layout/pages.ts'
import { type PageLayout, textOf } from '../layout/runs.ts'
import { strokesOf } from '../proposers/blocks/strokes-across.ts'
import { type Holding, keepTogether } from '../proposers/build-candidates.ts'
import type { GoodsTable } from '../proposers/table/goods-table.ts'
import { datesIn } from '../values/dates.ts'
import { bareWords } from '../words/compare.ts'

export interface HeldOnPage {
  layout: PageLayout
  holdings: readonly Holding[]
  table?: GoodsTable | undefined
}

/** What belongs in the box of a label, where that is one element. */
const FIELDS: Partial<Record<Concept, FieldName>> = {
  dateOfTakingOver: 'dateOfTakingOver',
  dateOfDelivery: 'dateOfDelivery',
  nature: 'nature',
  packageCount: 'packageCount',
  packing: 'packageType',
  grossWeight: 'grossWeight',
  documentNumber: 'documentNumber',
  dateOfIssue: 'dateOfIssue',
  placeOfIssue: 'placeOfIssue',
  plates: 'vehicle',
  tractorPlate: 'vehicle',
  trailerPlate: 'equipment',
  containerNumber: 'equipment',
  unNumber: 'unNumber',
  hazardClass: 'hazardClass',
  packingGroup: 'packingGroup',
  securityStatus: 'securityStatus',
  regulatedAgent: 'regulatedAgent',
  securityIssuedBy: 'securityIssuer',
  securityIssuedOn: 'securityMoment',
  portOfLoading: 'loadingName',
  portOfDischarge: 'unloadingName',
}

/** The text of each labelled box. */
export function textsOfBoxes(pages: readonly HeldOnPage[]): BoxText[] {
  return pages.flatMap(({ layout, holdings }) => {
    const strokes = strokesOf(layout)
    return holdings.flatMap((holding) => {
      const words = keepTogether(holding, strokes).flatMap(({ piece }) => piece.words)
      if (words.length === 0) return []
      const snippet = textOf(words)
      return [
        {
          concept: holding.label.concept,
          text: snippet,
          evidence: { ...evidenceOf(words, layout), snippet },
        },
      ]
    })
  })
}

const isWord = ({ text }: Word) => /\p{L}{3}/u.test(text)

const PLACES = new Set<Concept>(['takingOver', 'placeOfTakingOver', 'placeOfDelivery'])

export type Known = readonly Pick<ExtractedValue, 'eftiId' | 'path' | 'evidence'>[]

/** Boxes with a label and text that no value was taken from: what belongs there may be written in words we do not know. */
export function unreadBoxes(pages: readonly HeldOnPage[], values: Known): UnreadPlace[] {
  return pages.flatMap(({ layout, holdings }) => {
    const strokes = strokesOf(layout)
    const isUsed = usedOn(layout, values)
    return holdings.flatMap((holding) => {
      const all = keepTogether(holding, strokes).flatMap(({ piece }) => piece.words)
      const free = all.filter((word) => !isUsed(word))
      const isPlace = PLACES.has(holding.label.concept)
      return idsOf(holding.label.concept)
        .filter((id) => !isRead(id, values))
        .flatMap((eftiId) => {
          // What is written in the box of a place names it, though its town was taken for something else.
          const own = isPlace && free.length === 0 ? all.filter(isWord) : free
          return mayBe(eftiId, own) ? [{ eftiId, evidence: evidenceOf(own, layout) }] : []
        })
    })
  })
}

/** Cells of the table of goods with text that nothing was taken from: a mass with words behind it. */
export function unreadColumns(pages: readonly HeldOnPage[], values: Known): UnreadPlace[] {
  return pages.flatMap(({ layout, table }) =>
    (table?.rows ?? []).flatMap((row) =>
      [...row].flatMap(([concept, { words }]) =>
        idsOf(concept)
          .filter((id) => !isRead(id, values) && mayBe(id, words))
          .map((eftiId) => ({ eftiId, evidence: evidenceOf(words, layout) })),
      ),
    ),
  )
}

/** What a page without the label may say anywhere: these are looked for in what no value was taken from. */
const UNLABELLED: readonly Concept[] = [
  'consignor',
  'consignee',
  'placeOfTakingOver',
  'placeOfDelivery',
  'dateOfTakingOver',
]

/** Elements that take any text: a place or a date among their words may be one that was not recognised. */
const TAKES_ANYTHING =
  /^(?:associatedDocument|consignorProvidedInformationText|contractTermsText|informationText)\[/

/**
 * Where a form has no box for it, what is missing may be in the text that nothing was taken from: a day for a date, a postcode and a
 * town for a party or a place. An empty box says that it is missing.
 */
export function unreadElsewhere(pages: readonly HeldOnPage[], values: Known): UnreadPlace[] {
  const labelled = new Set(
    pages.flatMap(({ holdings }) => holdings.flatMap(({ label }) => idsOf(label.concept))),
  )
  const sure = values.filter(({ path }) => !TAKES_ANYTHING.test(path))
  return [...new Set(UNLABELLED.flatMap(idsOf))]
    .filter((id) => !labelled.has(id) && !isRead(id, values))
    .flatMap((eftiId) => {
      for (const { layout } of pages) {
        const isUsed = readOn(layout, sure)
        const run = layout.runs.find(
          ({ words }) => !words.some(isUsed) && looksLike(eftiId, textOf([...words])),
        )
        if (run) return [{ eftiId, evidence: evidenceOf(run.words, layout) }]
      }
      return []
    })
}

type Word = PageLayout['runs'][number]['words'][number]

function usedOn(layout: PageLayout, values: Known): (word: Word) => boolean {
  const boxes = evidenceOn(layout, values).flatMap(({ box }) => (box ? [box] : []))
  return ({ box }) => boxes.some((one) => isInside(one, middleX(box), middleY(box)))
}

const evidenceOn = (layout: PageLayout, values: Known): Evidence[] =>
  values.flatMap(({ evidence }) => (evidence?.page === layout.number ? [evidence] : []))

/** What was read from the text between the boxes: by its place, and where a text has none by its words. */
export function readOn(layout: PageLayout, values: Known): (word: Word) => boolean {
  return layout.page.synthetic ? wordsUsedIn(layout, evidenceOn(layout, values)) : usedOn(layout, values)
}

/** In a text without places, values are found on the lines of which their words make up most: 'IT' alone is on many. */
function wordsUsedIn({ runs }: PageLayout, used: readonly Evidence[]): (word: Word) => boolean {
  const snippets = used.map(({ snippet }) => ` ${bareWords(snippet)} `)
  const words = runs.flatMap((run) => {
    const text = ` ${bareWords(textOf(run.words))} `
    const own = snippets.filter((one) => one.trim() !== '' && (text.includes(one) || one.includes(text)))
    const found = run.words.filter((word) => own.some((one) => one.includes(` ${bareWords(word.text)} `)))
    return 2 * lettersOf(found) >= lettersOf(run.words) ? found : []
  })
  const isUsed = new Set<Word>(words)
  return (word) => isUsed.has(word)
}

const lettersOf = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + bareWords(text).length, 0)

function evidenceOf(words: readonly Word[], layout: PageLayout): { page: number; box: Box | null } {
  const box = layout.page.synthetic ? null : unite(words.map((word) => word.box))
  return { page: layout.number, box }
}

/** Dates, numbers and masses have figures, all else has words. */
const OF_FIGURES = new Set(['date', 'measure', 'count'])

function mayBe(id: string, words: readonly Word[]): boolean {
  const isOfFigures = OF_FIGURES.has(elementById(id)?.kind ?? '')
  return words.some(({ text }) => (isOfFigures ? /\d/ : /\p{L}{3}|\d{2}/u).test(text))
}

/** Four to six figures and a word, as postcode and town are written almost everywhere. */
const POSTCODE_AND_TOWN = /(?<![\p{L}\d])(?:\p{Lu}{1,2}-)?\d{2,3}[ -]?\d{2,3}\s+\p{Lu}\p{L}{2,}/u

/** 'Bamberg, Regnitzhafen (DEBAM)'. */
const LOCODE = /\(([A-Z]{2}) ?[A-Z2-9]{3}\)/

function looksLike(id: string, text: string): boolean {
  if (elementById(id)?.kind === 'date') return datesIn(text).length > 0
  return POSTCODE_AND_TOWN.test(text) || isCountry(LOCODE.exec(text)?.[1] ?? '')
}

/** Of a party or place its data class; the box of taking over has the place and the date, whichever its label names. */
export function idsOf(concept: Concept): string[] {
  if (concept === 'takingOver' || concept === 'dateOfTakingOver')
    return [...idsOf('placeOfTakingOver'), placeOf('dateOfTakingOver').eftiId]
  const field = FIELDS[concept]
  if (field) return [placeOf(field).eftiId]
  const name = addressPlaces(concept).name
  const party = name && elementById(name.eftiId)?.parent
  return party ? [party] : []
}

export function isRead(id: string, values: readonly Pick<ExtractedValue, 'eftiId' | 'path'>[]): boolean {
  const element = elementById(id)
  if (element?.kind !== 'class') return values.some(({ eftiId }) => eftiId === id)
  const of = values.filter(({ path }) => path.replace(/\[\d+\]/g, '').startsWith(`${element.path}/`))
  return of.some(({ path }) => /\/(?:cityName|id)(?:\[\d+\])?$/.test(path))
}

const isInside = ([x0, y0, x1, y1]: readonly [number, number, number, number], x: number, y: number) =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1
