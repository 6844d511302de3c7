import type { Concept } from '../concepts.ts'
import { placeOf } from '../field-map.ts'
import { linesOf } from '../layout/lines.ts'
import type { PageLayout } from '../layout/runs.ts'
import { cut, type Span, spanOf } from '../layout/span.ts'
import { containersIn } from '../values/containers.ts'
import { phrase } from '../words/phrases/index.ts'
import { codesIn } from './air/security-codes.ts'
import { securityIssued } from './air/security-issued.ts'
import type { Reading } from './candidate.ts'
import type { Label } from './labels/find-labels.ts'
import { carrierNamed } from './statements/carrier-named.ts'
import { loadedOnBoard } from './statements/on-board.ts'
import { sealsNamed } from './vehicles/seals-named.ts'

export interface FoundReadings {
  concept: Concept
  readings: Reading[]
  score: number
}

/** What air waybills and bills of lading say in words of the trade, in whatever box it was typed. */
export function carriagePatterns(
  kind: string,
  layout: PageLayout,
  labels: readonly Label[],
  language: string | null | undefined,
): FoundReadings[] {
  const lines = linesOf(layout.runs)
  const found: (FoundReadings | undefined)[] = [
    payment(lines) ?? (kind === 'awb' ? chargesOf(layout) : undefined),
  ]
  if (kind === 'bill-of-lading')
    found.push(
      { concept: 'dateOfLoading', readings: loadedOnBoard(layout, language), score: 0.85 },
      ...[carrierNamed(layout, labels)].filter((f) => f !== undefined),
    )
  if (kind === 'awb') found.push(volumeSaid(layout.runs.map(({ words }) => spanOf(words))))
  if (kind === 'awb' || kind === 'air-security')
    found.push(...security(lines), ...securityIssued(lines, language))
  return found.filter((f): f is FoundReadings => f !== undefined && f.readings.length > 0)
}

const prepaid = new RegExp(phrase('freightPrepaid'), 'iu')
const collect = new RegExp(phrase('freightCollect'), 'iu')

/** 'FREIGHT PREPAID', where the paper does not say the other thing too. */
function payment(lines: readonly Span[]): FoundReadings | undefined {
  const of = (shape: RegExp) =>
    lines.flatMap((line) => {
      const match = shape.exec(line.text)
      return match ? [cut(line, match.index, match.index + match[0].length)] : []
    })[0]
  const [paid, forward] = [of(prepaid), of(collect)]
  const span = paid ?? forward
  if (!span || (paid && forward)) return undefined
  const reading = { place: placeOf('paymentOfCarriage'), value: paid ? 'PP' : 'CC', span }
  return { concept: 'paymentOfCarriage', readings: [reading], score: 1.1 }
}

const charges = /^(?:(?:all\s)?charges\s|freight\s)?(?:(?<paid>prepaid|pre-paid)|collect)$/iu
const weightCharge = /(?<![\p{L}\d])(?:WT|W\/T|WT\/VAL|WGT)[\s/:]{1,2}(?:(?<paid>PPD|PP)|COLL|CC)(?!\p{L})/u

/** 'COLLECT' by itself below whatever heading, 'WT COLL' of a program; a form that prints both words says neither. */
function chargesOf({ runs }: PageLayout): FoundReadings | undefined {
  const said = runs.flatMap((run) => {
    const span = spanOf(run.words)
    const match = charges.exec(span.text) ?? weightCharge.exec(span.text)
    return match ? [{ span, value: match.groups?.paid ? 'PP' : 'CC' }] : []
  })
  const [first] = said
  if (!first || said.some(({ value }) => value !== first.value)) return undefined
  const reading = { place: placeOf('paymentOfCarriage'), value: first.value, span: first.span }
  return { concept: 'paymentOfCarriage', readings: [reading], score: 0.8 }
}

/** 'SPX/SCREENED BY XRY/RA DK-RA-00417-03': a status only together with who gave it or how it was screened. */
function security(lines: readonly Span[]): FoundReadings[] {
  const readings = lines.flatMap((line) => codesIn(line))
  const distinct = readings.filter((r, at) => readings.findIndex((o) => o.place.path === r.place.path) === at)
  if (distinct.length < 2) return []
  return distinct.map((reading) => ({ concept: 'securityStatus', readings: [reading], score: 0.9 }))
}

const volume = new RegExp(
  String.raw`^(?:${phrase('volumeBeginning')})[.:\s]*(\d+[.,]\d{1,4})\s?(?:m3|m³|cbm|mc)$`,
  'iu',
)

/** 'VOL 2,256 M3' on a line of its own below the goods: one sign in it parts the decimals. */
function volumeSaid(lines: readonly Span[]): FoundReadings | undefined {
  const found = lines.flatMap((line) => {
    const [, number] = volume.exec(line.text) ?? []
    return number ? [{ value: Number(number.replace(',', '.')), span: line }] : []
  })
  const [first] = found
  if (!first || found.some(({ value }) => value !== first.value)) return undefined
  const reading = { place: placeOf('volume'), value: { value: first.value, unit: 'MTQ' }, span: first.span }
  return { concept: 'volume', readings: [reading], score: 0.85 }
}

/** 'Precinto 0983127' among the remarks: without a container it seals the vehicle. */
export function sealsOfVehicle(lines: readonly Span[]): Reading[] {
  if (lines.some((line) => containersIn(line.text).length > 0)) return []
  return sealsNamed(lines)
}
