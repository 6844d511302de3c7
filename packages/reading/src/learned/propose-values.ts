import type { Concept } from '../fields/concepts.ts'
import { type FieldName, placeOf } from '../fields/field-map.ts'
import { overlapX, sameLine } from '../layout/box.ts'
import type { Word } from '../layout/pages.ts'
import { type Run, textOf } from '../layout/runs.ts'
import { cut, type Span, spanOf } from '../layout/span.ts'
import type { Reading, ReadingContext } from '../proposers/candidate.ts'
import { understandConcept } from '../proposers/understand/understand-concept.ts'
import { understandCount, understandPacking } from '../proposers/understand/understand-details.ts'
import { containersIn } from '../values/containers.ts'
import { datesIn } from '../values/dates.ts'
import { packageKindIn } from '../values/packages.ts'
import { addressBlocks, descriptions, fromTop, spansOf } from './blocks-of-lines.ts'
import type { SeenDocument, SeenWord } from './seen-document.ts'
import { type TaggedLine, taggedLines } from './tagged-lines.ts'
import { tagOf, tags } from './tags.ts'

/** A value of which the learned reader thinks that it is printed. */
export interface Proposal {
  reading: Reading
  tag: string
  page: number
  /** How sure it is, from 0 to 1: the mean over the words of the value. */
  share: number
}

interface Around {
  counts: readonly TaggedLine[]
  runs: (page: number) => readonly Run[]
  context: Omit<ReadingContext, 'labelText'>
}

type FromLines = (lines: readonly TaggedLine[], around: Around) => { line: TaggedLine; readings: Reading[] }[]

/** Values from the words that are tagged, each through the reader of its type. */
export function proposeValues(
  seen: SeenDocument,
  words: readonly SeenWord[],
  shares: readonly Float32Array[],
): Proposal[] {
  const lines = taggedLines(words, shares)
  const shareOf = new Map(words.map(({ word }, at) => [word, shares[at] as Float32Array]))
  const around: Around = {
    counts: lines.filter(({ tag }) => besideDescriptions.has(tag)),
    runs: (page) => seen.pages.find(({ layout }) => layout.number === page)?.layout.runs ?? [],
    context: seen.context,
  }
  return [...Map.groupBy(lines, ({ tag }) => tag)].flatMap(([tag, own]) =>
    (fromLines[tag]?.(own, around) ?? []).flatMap(({ line, readings }) =>
      readings
        .filter(({ place }) => tagOf(place.path) === tag)
        .map((reading) => ({
          reading,
          tag,
          page: line.page,
          share: meanShare(reading.span.words.length > 0 ? reading.span.words : line.words, tag, shareOf),
        })),
    ),
  )
}

const FEWEST_DIGITS = 4

const besideDescriptions: ReadonlySet<string> = new Set<FieldName>([
  'packageCount',
  'packageType',
  'statisticalNumber',
])

function meanShare(words: readonly Word[], tag: string, shareOf: ReadonlyMap<Word, Float32Array>): number {
  const at = tags.indexOf(tag)
  const found = words.flatMap((word) => shareOf.get(word)?.[at] ?? [])
  return found.reduce((sum, share) => sum + share, 0) / Math.max(1, found.length)
}

const each =
  (read: (span: Span, line: TaggedLine, around: Around) => Reading[]): FromLines =>
  (lines, around) =>
    lines.map((line) => ({ line, readings: read(spanOf(line.words), line, around) }))

/** Of a field that may be there several times: numbered from the top. */
const numbered =
  (field: FieldName, read: (span: Span, around: Around) => Reading[]): FromLines =>
  (lines, around) => {
    let number = 0
    return fromTop(lines).map((line) => ({
      line,
      readings: read(spanOf(line.words), around).map((reading) => ({
        ...reading,
        place: placeOf(field, ++number),
      })),
    }))
  }

const concept = (name: Concept) =>
  each((span, line, { context, runs }) => {
    const labelText = textBeside(line, runs(line.page))
    return understandConcept(name, [span], { ...context, labelText }).readings
  })

const date = (field: FieldName) =>
  each((span, _, { context }) => {
    const [found] = datesIn(span.text, context.language)
    if (!found) return []
    const { value, at, asWritten, certain } = found
    const own = cut(span, at, at + asWritten.length)
    return [{ place: placeOf(field), value, span: own, isOpen: !certain }]
  })

/** The largest block of lines, as the lines of an address. */
const address =
  (name: Concept): FromLines =>
  (lines, { context }) => {
    const size = (block: readonly TaggedLine[]) => block.reduce((sum, { words }) => sum + words.length, 0)
    const [block] = addressBlocks(lines).sort((a, b) => size(b) - size(a))
    const [line] = block ?? []
    if (!block || !line) return []
    return [
      { line, readings: understandConcept(name, spansOf(block), { ...context, labelText: '' }).readings },
    ]
  }

const nature: FromLines = (lines, { counts, context }) => {
  let number = 0
  return descriptions(lines, counts).map((block) => ({
    line: block[0] as TaggedLine,
    readings: understandConcept('nature', spansOf(block), { ...context, labelText: '' })
      .readings.filter(({ place }) => tagOf(place.path) === 'nature')
      .map((reading) => ({ ...reading, place: placeOf('nature', ++number) })),
  }))
}

const fromLines: Readonly<Record<string, FromLines>> = {
  consignor: address('consignor'),
  consignee: address('consignee'),
  carrier: address('carrier'),
  successiveCarrier: address('successiveCarrier'),
  freightForwarder: address('freightForwarder'),
  placeOfTakingOver: address('placeOfTakingOver'),
  placeOfDelivery: address('placeOfDelivery'),
  portOfLoading: concept('portOfLoading'),
  portOfDischarge: concept('portOfDischarge'),
  dateOfTakingOver: date('dateOfTakingOver'),
  dateOfIssue: date('dateOfIssue'),
  loadingDate: date('loadingDate'),
  departureDate: date('departureDate'),
  dateOfDelivery: date('dateOfDelivery'),
  documentNumber: concept('documentNumber'),
  paymentOfCarriage: concept('paymentOfCarriage'),
  grossWeight: concept('grossWeight'),
  netWeight: concept('netWeight'),
  volume: concept('volume'),
  wasteCode: concept('wasteCode'),
  statisticalNumber: concept('statisticalNumber'),
  nature,
  totalPackages: each(
    (span, _, { context }) => understandCount(span, { ...context, labelText: '' }).readings,
  ),
  packageCount: (lines, around) => counted(lines.filter(countsPackages), around),
  packageType: numbered('packageType', (span) =>
    understandPacking(span).readings.filter(({ place }) => place.eftiId === placeOf('packageType').eftiId),
  ),
  paperNumber: numbered('attachedDocumentId', (span, { context }) =>
    understandConcept('paperNumber', [span], { ...context, labelText: '' })
      .readings.filter(isNumber)
      .slice(0, 1),
  ),
  placeOfIssue: each((span) =>
    /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(span.text)
      ? [{ place: placeOf('placeOfIssue'), value: span.text, span }]
      : [],
  ),
  vehicle: numbered('vehicle', asPrinted(/\d/)),
  equipment: numbered('equipment', asPrinted(/\d/)),
  seal: numbered('seal', asPrinted(/\d/)),
  containerSeal: numbered('containerSeal', asPrinted(/\d/)),
  movementNumber: numbered('movementNumber', asPrinted(/\d/)),
  vehicleName: numbered('vehicleName', asPrinted(/\p{L}{3}/u)),
  properShippingName: numbered('properShippingName', asPrinted(/\p{L}{3}/u)),
  technicalName: numbered('technicalName', asPrinted(/\p{L}{3}/u)),
  unNumber: concept('unNumber'),
  hazardClass: concept('hazardClass'),
  packingGroup: concept('packingGroup'),
  marks: numbered('marks', asPrinted(/[\p{L}\d]{2}/u)),
  carriedContainer: numbered('carriedContainer', (span) =>
    containersIn(span.text).map(({ number, at, asWritten }) => ({
      place: placeOf('carriedContainer'),
      value: number,
      span: cut(span, at, at + asWritten.length),
    })),
  ),
}

const counted = numbered('packageCount', (span, { context }) =>
  understandCount(span, { ...context, labelText: '' }).readings.slice(0, 1),
)

/** A number that stands alone, or beside what it counts: not that of a house. */
const countsPackages = ({ run }: TaggedLine) => {
  const text = textOf(run.words)
  return !/\p{L}/u.test(text) || packageKindIn(text) !== undefined
}

/** '472' may be a law's, a page's or a copy's; 'Pedido 44-018' says whose it is. */
const isNumber = ({ span }: Reading) =>
  span.text.replace(/\D/g, '').length >= FEWEST_DIGITS && !/\p{Ll}/u.test(span.text)

function asPrinted(shape: RegExp) {
  return (span: Span): Reading[] => {
    const value = span.text.replace(/[,;:.]+$/, '')
    return shape.test(value) ? [{ place: placeOf('vehicle'), value, span }] : []
  }
}

/** Where the unit of a figure may stand: before it in its line, and in the nearest words above. */
function textBeside(line: TaggedLine, runs: readonly Run[]): string {
  let left: Run | undefined
  let above: Run | undefined
  for (const run of runs) {
    if (run === line.run) continue
    if (sameLine(run.box, line.box)) {
      if (run.box[2] <= line.box[0] + 1 && (!left || run.box[0] > left.box[0])) left = run
    } else if (
      overlapX(run.box, line.box) > 0 &&
      run.box[1] < line.box[1] &&
      /\p{L}{2}/u.test(textOf(run.words))
    )
      if (!above || run.box[1] > above.box[1]) above = run
  }
  const within = line.run.words.filter((word) => !line.words.includes(word))
  return [left?.words ?? [], above?.words ?? [], within].map(textOf).join(' ')
}
