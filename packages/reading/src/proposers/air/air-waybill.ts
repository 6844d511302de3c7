import { placeOf } from '../../fields/field-map.ts'
import { linesOf } from '../../layout/lines.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Candidate, Reading } from '../candidate.ts'
import { asCandidates, byShape, type FoundReadings, type Proposer } from '../proposer.ts'
import { freightTerms } from '../statements/freight-terms.ts'
import { issuedOn } from '../statements/issue.ts'
import { houseNumber } from '../statements/paper-number.ts'
import { tickedTerms } from '../statements/terms-said.ts'
import { messageReadings } from './air-message.ts'
import { flightsAsked } from './flights-asked.ts'
import { routeSaid } from './route-said.ts'
import { codesIn } from './security-codes.ts'
import { securityIssued } from './security-issued.ts'

/** Number, flights, route, charges and volume of an air waybill, and the elements of a message that is printed on one. */
export const airWaybill: Proposer = (page) => {
  const { layout, labels, context } = page
  const house = houseNumber(layout, page.kind.id)
  const day = issuedOn(page)
  const terms = freightTerms(page)
  const charges = terms.length > 0 ? [] : chargesOf(layout)
  const found = [
    ...messageReadings(layout),
    ...flightsAsked(layout, labels, day, context.language),
    ...routeSaid(layout),
    ...charges,
    ...volumeSaid(layout.runs.map(({ words }) => spanOf(words))),
  ]
  return [
    ...(house
      ? byShape('documentNumber', [house], layout.number, 'house-number')
      : waybillNumber(page.pieces, layout)),
    ...asCandidates(found, layout.number),
    ...byShape('paymentOfCarriage', [tickedTerms(layout)], layout.number, 'terms-ticked'),
    ...terms,
  ]
}

/** The number of the waybill that a declaration of security is about, and the agent who made it. */
export const securityDeclaration: Proposer = ({ layout, pieces }) => [
  ...waybillNumber(pieces, layout),
  ...agentsNumber(spansOf(pieces), layout.number),
]

/** 'SPX/SCREENED BY XRY/RA DK-RA-00417-03': a status only together with who gave it or how it was screened. */
export const airSecurity: Proposer = ({ layout, context }) => {
  const lines = linesOf(layout.runs)
  const codes = lines.flatMap((line) => codesIn(line))
  const distinct = codes.filter((r, at) => codes.findIndex((o) => o.place.path === r.place.path) === at)
  const status = distinct.length < 2 ? [] : distinct
  return [
    ...status.flatMap((reading) => byShape('securityStatus', [reading], layout.number, 'security-status')),
    ...asCandidates(securityIssued(lines, context.language), layout.number),
  ]
}

const spansOf = (pieces: readonly Run[]) => pieces.map((piece) => spanOf(piece.words))

/** Three digits of the airline, seven and a check digit: their remainder by seven (IATA Resolution 600a). */
const waybillShape = /(?<![\d-])(\d{3})\s?[-–]?\s?(\d{4})\s?(\d{3})(\d)(?![\d-])/

function waybillNumber(pieces: readonly Run[], { number: page }: PageLayout): Candidate[] {
  const lines = spansOf(pieces)
  for (const line of lines) {
    const match = waybillShape.exec(line.text)
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
      (other) => other !== line && waybillShape.exec(other.text)?.[0].slice(-8) === asWritten.slice(-8),
    )
    return byShape(
      'documentNumber',
      [reading],
      page,
      page === 1 && again.length > 0 ? 'waybill-number-twice' : 'waybill-number',
    )
  }
  return []
}

/** The identifier of the regulated agent has a shape of its own; the agent that issued the status comes first on the form. */
function agentsNumber(lines: readonly Span[], page: number): Candidate[] {
  const place = placeOf('regulatedAgent')
  const found = lines.map((line) => codesIn(line).find((one) => one.place.eftiId === place.eftiId))
  return byShape(
    'regulatedAgent',
    found.filter((reading) => reading !== undefined).slice(0, 1),
    page,
    'regulated-agent',
  )
}

const charges = /^(?:(?:all\s)?charges\s|freight\s)?(?:(?<paid>prepaid|pre-paid)|collect)$/iu
const weightCharge = /(?<![\p{L}\d])(?:WT|W\/T|WT\/VAL|WGT)[\s/:]{1,2}(?:(?<paid>PPD|PP)|COLL|CC)(?!\p{L})/u

/** 'COLLECT' by itself below whatever heading, 'WT COLL' of a program; a form that prints both words says neither. */
function chargesOf({ runs }: PageLayout): FoundReadings[] {
  const said = runs.flatMap((run) => {
    const span = spanOf(run.words)
    const match = charges.exec(span.text) ?? weightCharge.exec(span.text)
    return match ? [{ span, value: match.groups?.paid ? 'PP' : 'CC' }] : []
  })
  const [first] = said
  if (!first || said.some(({ value }) => value !== first.value)) return []
  const reading = { place: placeOf('paymentOfCarriage'), value: first.value, span: first.span }
  return [{ concept: 'paymentOfCarriage', readings: [reading], source: 'charges-said' }]
}

const volume = new RegExp(
  String.raw`^(?:${phrase('volumeBeginning')})[.:\s]*(\d+[.,]\d{1,4})\s?(?:m3|m³|cbm|mc)$`,
  'iu',
)

/** 'VOL 2,256 M3' on a line of its own below the goods: one sign in it parts the decimals. */
function volumeSaid(lines: readonly Span[]): FoundReadings[] {
  const found = lines.flatMap((line) => {
    const [, number] = volume.exec(line.text) ?? []
    return number ? [{ value: Number(number.replace(',', '.')), span: line }] : []
  })
  const [first] = found
  if (!first || found.some(({ value }) => value !== first.value)) return []
  const reading = { place: placeOf('volume'), value: { value: first.value, unit: 'MTQ' }, span: first.span }
  return [{ concept: 'volume', readings: [reading], source: 'volume-said' }]
}
