import type { Concept } from '../concepts.ts'
import { placeOf } from '../field-map.ts'
import { linesOf } from '../layout/lines.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { cut, type Span, spanOf } from '../layout/span.ts'
import type { Word } from '../pages.ts'
import { datesIn } from '../values/dates.ts'
import { countryOfStation } from '../values/rail/stations.ts'
import { bareWords } from '../words/compare.ts'
import { wordsOfKinds } from '../words/kinds/index.ts'
import { phrase } from '../words/phrases/index.ts'
import { messageReadings } from './air/air-message.ts'
import { flightsAsked } from './air/flights-asked.ts'
import { routeSaid } from './air/route-said.ts'
import { codesIn } from './air/security-codes.ts'
import type { Candidate, Reading } from './candidate.ts'
import { signedBy } from './dangerous-goods/signed-by.ts'
import { carriagePatterns, sealsOfVehicle } from './find-carriage-patterns.ts'
import type { Label } from './labels/find-labels.ts'
import { momentOfTakingOver } from './rail/moment-of-taking-over.ts'
import { stationCodes } from './rail/station-codes.ts'
import { trainNamed } from './rail/train-named.ts'
import { listedWagons } from './rail/wagon-list.ts'
import { loadedOn } from './rail/wagon-seals.ts'
import { issuedAt, issuedInWords } from './statements/issued.ts'
import { houseNumber, paperNumber } from './statements/paper-number.ts'
import { payerSaid, tickedTerms } from './statements/terms-said.ts'
import { wagonReadings } from './understand/understand-carriage.ts'
import { wasteCodes } from './understand/understand-waste.ts'

/** Values of one kind of form that tell what they are by their own shape, wherever they stand. */
export function kindPatterns(
  kind: string,
  pieces: readonly Run[],
  labels: readonly Label[],
  layout: PageLayout,
  language: string | null | undefined,
): Candidate[] {
  const page = layout.number
  const lines = pieces.map((piece) => spanOf(piece.words))
  if (kind === 'cmr') {
    const said = issuedInWords(layout, language)
    return [
      ...(said ? candidate('established', said.readings, page, said.score) : []),
      ...candidate('sealNumber', sealsOfVehicle(lines), page, 0.8),
      ...candidate('documentNumber', [paperNumber('cmr', layout)].filter(isFound), page, 0.75),
      ...candidate('paymentOfCarriage', [tickedTerms(layout)].filter(isFound), page, 0.8),
      ...candidate('paymentOfCarriage', [payerSaid(layout)].filter(isFound), page, 0.6),
      ...candidate('dateOfIssue', dateBesideTown(pieces, labels, layout), page, 0.7),
    ]
  }
  const issued = withIssue.has(kind)
    ? issuedAt(layout, language, kind === 'dangerous-goods' ? signedBy : undefined)
    : undefined
  const number = withIssue.has(kind) ? paperNumber(kind, layout) : undefined
  const ofIssue = [
    ...(issued ? candidate('established', issued.readings, page, issued.score) : []),
    // A label may lead to the day better, and to the day only.
    ...(issued && labels.some((l) => l.concept === 'dateOfIssue')
      ? candidate('placeOfIssue', issued.readings.filter(isTown), page, issued.score)
      : []),
    ...(number && kind !== 'awb' ? candidate('documentNumber', [number], page, 0.86) : []),
  ]
  if (kind === 'cim') {
    return [
      ...wagons(layout, labels),
      ...consignmentNumber(linesOf(layout.runs), page),
      ...candidate(
        'dateOfTakingOver',
        [momentOfTakingOver(layout, labels, language)].filter(isFound),
        page,
        ofHead,
      ),
      ...stationCodes(layout).flatMap((code) => candidate('furniture', [code], page, 0.8)),
      ...candidate('train', trainNamed(linesOf(layout.runs)), page, 0.6),
      ...ofIssue,
    ]
  }
  const ofCarriage = () => [
    ...ofIssue,
    ...carriagePatterns(kind, layout, labels, language).flatMap((f) =>
      candidate(f.concept, f.readings, page, f.score),
    ),
  ]
  if (kind === 'air-security')
    return [...airWaybillNumber(lines, page), ...agentsNumber(lines, page), ...ofCarriage()]
  if (kind === 'awb') {
    const house = houseNumber(layout)
    const own = house ? candidate('documentNumber', [house], page, ofHead) : airWaybillNumber(lines, page)
    const message = messageReadings(layout).flatMap((f) => candidate(f.concept, f.readings, page, f.score))
    const day = issued?.readings.find((r) => r.place.path === placeOf('dateOfIssue').path)?.value
    const flights = flightsAsked(layout, labels, typeof day === 'string' ? day : undefined, language)
    return [
      ...message,
      ...own,
      ...[...flights, ...routeSaid(layout)].flatMap((f) => candidate(f.concept, f.readings, page, f.score)),
      ...candidate('paymentOfCarriage', [tickedTerms(layout)].filter(isFound), page, 0.8),
      ...ofCarriage(),
    ]
  }
  if (kind.startsWith('waste-')) return codesOfBox(layout, labels)
  if (tradeKinds.has(kind)) return numberAtTitle(kind, layout)
  return kind === 'bill-of-lading' || kind === 'dangerous-goods' ? ofCarriage() : []
}

/** The identifier of the regulated agent has a shape of its own; the agent that issued the status comes first on the form. */
function agentsNumber(lines: readonly Span[], page: number): Candidate[] {
  const place = placeOf('regulatedAgent')
  for (const line of lines) {
    const reading = codesIn(line).find((one) => one.place.eftiId === place.eftiId)
    if (reading) return candidate('regulatedAgent', [reading], page, 0.7)
  }
  return []
}

const isTown = ({ place }: Reading) => place.eftiId === placeOf('placeOfIssue').eftiId

/** Papers that are made out in a town on a day; those of the trade and of waste have their own places for it. */
const withIssue = new Set(['awb', 'bill-of-lading', 'cim', 'dangerous-goods'])

/** Country, station, railway and number of the consignment, which the railways' form joins to one identification. */
const railShape =
  /(?<!\d)\d{2}(?: | ?[–-] ?)\d{5}(?:-\d)?(?: | ?[–-] ?)\d{4}(?: | ?[–-] ?)(?:\d{5,6}|\d{2,3} \d{3})(?:-\d)?(?!\d)/

function consignmentNumber(lines: readonly Span[], page: number): Candidate[] {
  for (const line of lines) {
    const match = railShape.exec(line.text)
    if (!match) continue
    const span = cut(line, match.index, match.index + match[0].length)
    const country = countryOfStation(span.text)
    const checks = country ? [`a station of ${country}`] : []
    return candidate(
      'documentNumber',
      [{ place: placeOf('documentNumber'), value: span.text, span, checks }],
      page,
      ofHead,
    )
  }
  return []
}

/** A wagon alone, under its label, is rather what the label finds. */
const behindLabel = 0.6

/** Wagons, and what each of them carries. */
function wagons(layout: PageLayout, labels: readonly Label[]): Candidate[] {
  const asked = labels.some((l) => l.concept === 'wagonNumber')
  const listed = listedWagons(layout, labels)
  const readings = listed.flatMap(({ wagon, line }, at) => wagonReadings(wagon, line, at + 1))
  const { seals, containers } = loadedOn(listed, layout, labels)
  const score = !asked ? 0.9 : listed.length < 2 ? behindLabel : ofHead
  return [
    ...candidate('wagonNumber', readings, layout.number, score),
    ...candidate('containerSeal', seals, layout.number, 1),
    ...candidate('containerNumber', containers, layout.number, ofHead),
  ]
}

/** Better than the best that a label finds in a part of the box. */
const wholeBox = 1.2

/** The box of the waste's codes prints a small label before each; what stands behind any of them is a code of the waste. */
function codesOfBox({ runs, number }: PageLayout, labels: readonly Label[]): Candidate[] {
  const box = labels.find(
    (l) => l.region > 0 && (l.concept === 'wasteCode' || l.concept === 'furtherWasteCode'),
  )
  if (!box) return []
  const lines = linesOf(runs.filter((run) => run.region === box.region))
  const { readings } = wasteCodes(lines, box.concept === 'wasteCode' ? 1 : 2)
  return candidate(box.concept, readings, number, wholeBox)
}

/** Three digits of the airline, seven and a check digit: their remainder by seven (IATA Resolution 600a). */
const airWaybill = /(?<![\d-])(\d{3})\s?[-–]?\s?(\d{4})\s?(\d{3})(\d)(?![\d-])/

/** The number that the form prints in its corners goes before any that a label leads to, such as a house's in a manifest. */
const ofHead = 1.2

function airWaybillNumber(lines: readonly Span[], page: number): Candidate[] {
  for (const line of lines) {
    const match = airWaybill.exec(line.text)
    const [asWritten = '', airline = '', first = '', last = '', check = ''] = match ?? []
    if (!match || Number(first + last) % 7 !== Number(check)) continue
    const span = cut(line, match.index, match.index + asWritten.length)
    const reading: Reading = {
      place: placeOf('documentNumber'),
      value: `${airline}-${first}${last}${check}`,
      span,
      checks: ['check digit holds'],
    }
    const again = lines.filter(
      (other) => other !== line && airWaybill.exec(other.text)?.[0].slice(-8) === asWritten.slice(-8),
    )
    return candidate('documentNumber', [reading], page, page === 1 && again.length > 0 ? ofHead : 0.8)
  }
  return []
}

/** The day has a box of its own, right of the one for the town: 'Established in | on'. */
function dateBesideTown(
  pieces: readonly Run[],
  labels: readonly Label[],
  { regions }: PageLayout,
): Reading[] {
  const town = labels.find((l) => l.concept === 'established' && l.region > 0)
  if (!town) return []
  const heading = regions.box(town.region)
  // Where headings have boxes of their own, town and day stand in those below.
  const below = pieces
    .map(({ region }) => regions.box(region))
    .find((box) => Math.abs(box[1] - heading[3]) < 4 && Math.abs(box[0] - heading[0]) < 4)
  const isEmpty = !pieces.some(({ region }) => region === town.region)
  const own = isEmpty && below ? below : heading
  const isBeside = ({ region }: Run) => {
    const box = regions.box(region)
    const level = Math.min(box[3], own[3]) - Math.max(box[1], own[1])
    return region > 0 && level > 0.6 * (own[3] - own[1]) && Math.abs(box[0] - own[2]) < 4
  }
  const dates = linesOf(pieces.filter(isBeside)).flatMap((line) =>
    datesIn(line.text).map((date) => ({ date, line })),
  )
  const [found] = dates
  if (!found || dates.length > 1) return []
  const { date, line } = found
  const span = cut(line, date.at, date.at + date.asWritten.length)
  return [{ place: placeOf('dateOfIssue'), value: date.value, span, certainty: date.certain ? 1 : 0.9 }]
}

const tradeKinds = new Set(['invoice', 'packing-list', 'delivery-note'])
const numberOfPaper = new RegExp(
  String.raw`(?:^|\s)(?:${phrase('numberPrinted')})[.°º]*[:\s]\s*((?:[A-Z]{1,5}[-/ ]?)?\d[A-Z\d./-]{2,16})(?!\S)`,
  'iu',
)
const ownNumber = /^\s*[:#]?\s*((?=\S*\d{3})[A-Z]{0,5}[-/]?\d[A-Z\d./-]{2,16})(?!\S)/u

/** 'Packing List PL-26-0774', or 'N.º FE26/000731' near the title of a paper of the trade. */
function numberAtTitle(kind: string, layout: PageLayout): Candidate[] {
  if (layout.number > 1) return []
  const titles = Object.values(wordsOfKinds[kind] ?? {}).flatMap((w) => w.titles.map(bareWords))
  const isTitle = (run: Run) => {
    const key = bareWords(textOf(run.words))
    return titles.some((title) => key === title || key.startsWith(`${title} `))
  }
  const title = layout.runs.find((run) => run.box[1] < 0.4 * layout.page.height && isTitle(run))
  if (!title) return []
  const near = layout.runs.filter(
    (run) => run.box[1] > title.box[1] - 2.5 * title.size && run.box[1] - title.box[3] < 2.5 * title.size,
  )
  for (const run of [title, ...near]) {
    const span = spanOf(run.words)
    const from = run === title ? lettersOfTitle(span.text) : 0
    const behind = run === title && titles.includes(bareWords(span.text.slice(0, from)))
    const match = (behind && ownNumber.exec(span.text.slice(from))) || numberOfPaper.exec(span.text)
    const value = match?.[1]
    if (!value || value.length > longestDocumentId || /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(value))
      continue
    const at = span.text.lastIndexOf(value)
    const reading = { place: placeOf('attachedDocumentId'), value, span: cut(span, at, at + value.length) }
    return candidate('paperNumber', [reading], layout.number, 0.7)
  }
  return []
}

/** Format of an attached document's id in the Annex: an..17. */
const longestDocumentId = 17
const lettersOfTitle = (text: string) => /^[^\d]*?(?=\s[A-Z]{0,5}[-/]?\d|$)/u.exec(text)?.[0].length ?? 0

const isFound = <T>(one: T | undefined): one is T => one !== undefined

/** It claims no words: the same text may be part of another value, such as the marks. */
function candidate(concept: Concept, readings: Reading[], page: number, score: number): Candidate[] {
  if (readings.length === 0) return []
  return [
    {
      concept,
      readings,
      page,
      score,
      words: new Set<Word>(),
      text: readings.map((r) => r.span.text).join(', '),
      fit: 1,
      label: null,
      place: 'pattern',
    },
  ]
}
