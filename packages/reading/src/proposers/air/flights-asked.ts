import { placeOf } from '../../fields/field-map.ts'
import { overlapX, sameLine } from '../../layout/box.ts'
import { linesOf } from '../../layout/lines.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import { toAirline } from '../../values/repair-signs.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import type { FoundReadings } from '../proposer.ts'

/** An aeroplane leaves within so many days after its waybill was made out. */
const mostDaysAhead = 21

/** The flights in all boxes that ask for one, in their order; where they begin and end, if they are listed leg by leg. */
export function flightsAsked(
  layout: PageLayout,
  labels: readonly Label[],
  issued: string | undefined,
  language: string | null | undefined,
): FoundReadings[] {
  const asking = labels.filter((l) => l.concept === 'flight' && !l.colon)
  const text =
    asking.length > 0
      ? joinSpans(asking.flatMap((label) => below(label, layout).map((run) => spanOf(run.words))))
      : behindWord(layout)
  const readings = flightsIn(text, issued, language)
  const [first] = asking
  return [
    ...(readings.length > 0 ? [{ concept: 'flight' as const, readings, source: 'flights' as const }] : []),
    ...(first && readings.length > 0 ? legs(first, layout) : []),
  ]
}

/** 'FLIGHT NB1421/23NOV  NB506/23NOV' in a line of a program's print. */
const word = new RegExp(String.raw`^(?:${phrase('flight')})[\s.:/]+`, 'iu')

function behindWord({ runs }: PageLayout): Span {
  for (const line of linesOf(runs)) {
    const led = word.exec(line.text)?.[0].length
    if (led && runs.some((run) => run.words[0] === line.words[0])) return cut(line, led)
  }
  return { words: [], text: '' }
}

const flight =
  /(?<![\p{L}\d])(?=[A-Z\d]?[A-Z])([A-Z\d]{2})\s?-?(\d{2,4}[A-Z]?)(?![\p{L}\d.])(?:\s?\/\s?|\s+)?((?:0?[1-9]|[12]\d|3[01])(?:[\s.-]?\p{L}{3,9})?(?![\p{L}\d:])(?:[\s.-]?\d{2,4})?)?/gu

function flightsIn(text: Span, issued: string | undefined, language: string | null | undefined): Reading[] {
  const found = [...text.text.matchAll(flight)]
  const [first] = found
  const readings = found.map(([, airline = '', number = ''], at): Reading => {
    const from = found[at]?.index ?? 0
    const length = (found[at]?.[0] ?? '').indexOf(number) + number.length
    return {
      place: placeOf('movementNumber', at + 1),
      value: `${toAirline(airline)}${number}`,
      span: cut(text, from, from + length),
    }
  })
  const behind = first ? first.index + first[0].indexOf(first[2] ?? '') + (first[2]?.length ?? 0) : 0
  const [whole] = first ? datesIn(text.text.slice(behind), language) : []
  const said = whole && whole.at < 5 ? whole.asWritten : first?.[3]
  if (!first || !said) return readings
  const from = text.text.indexOf(said, behind)
  const date = dayOf(said, issued, language)
  const span = cut(text, from, from + said.length)
  const place = placeOf('departureDate')
  return date ? [...readings, { place, value: date.value, span, checks: [date.check] }] : readings
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** '25NOV', '24': the next such day from the one on which the waybill was made out. */
function dayOf(said: string, issued: string | undefined, language: string | null | undefined) {
  const [whole] = datesIn(said, language)
  if (whole) return { value: whole.value, check: 'a date of the calendar' }
  const [, day, month] = /^(\d{1,2})[\s.-]?(\p{L}{3})?/u.exec(said) ?? []
  if (!issued || !day) return undefined
  const date = new Date(`${issued.slice(0, 10)}T00:00:00Z`)
  for (let ahead = 0; ahead <= mostDaysAhead; ahead++) {
    const isMonth = !month || months[date.getUTCMonth()] === month.toUpperCase()
    if (date.getUTCDate() === Number(day) && isMonth)
      return { value: date.toISOString().slice(0, 10), check: 'the next such day from the day of issue' }
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return undefined
}

/** What stands in the label's box, or below it in its column, as long as it names flights. */
function below(label: Label, { runs }: PageLayout): Run[] {
  const own = runs.filter((run) => !run.words.some((word) => label.words.has(word)))
  if (label.region > 0) return own.filter((run) => run.region === label.region)
  const column: Run[] = []
  let last = label.box[3]
  for (const run of own) {
    if (run.box[1] < last - 1 || overlapX(run.box, label.box) <= 0) continue
    flight.lastIndex = 0
    if (run.box[1] - last > 2.2 * run.size || !flight.test(textOf(run.words))) break
    column.push(run)
    last = run.box[3]
  }
  flight.lastIndex = 0
  return column
}

const from = new RegExp(`^(?:${phrase('from')})$`, 'iu')
const to = new RegExp(`^(?:${phrase('to')})$`, 'iu')
/** 'HEL Helsinki', 'DXB – Dubai' */
const code = /^[A-Z]{3}\s(?:[–-]\s)?(?=\p{Lu}\p{L}{2})/u

/** 'From | To | Flight' over one line for each leg: the first begins and the last ends the carriage. */
function legs(label: Label, { runs }: PageLayout): FoundReadings[] {
  const headings = runs.filter((run) => run.region === label.region && sameLine(run.box, label.box))
  const column = (shape: RegExp) => {
    const heading = headings.find((run) => shape.test(textOf(run.words)))
    return runs.filter(
      (run) =>
        heading &&
        run.region === heading.region &&
        run.box[1] > heading.box[3] - 1 &&
        run.box[1] - heading.box[3] < 9 * run.size &&
        Math.abs(run.box[0] - heading.box[0]) < 3,
    )
  }
  const [starts, ends] = [column(from).filter(isPlace), column(to).filter(isPlace)]
  const [start, end] = [starts[0], ends.at(-1)]
  if (!start || !end || starts.length !== ends.length) return []
  const reading = (run: Run, field: 'takingOverName' | 'deliveryName'): Reading => {
    const span = spanOf(run.words)
    const name = cut(span, code.exec(span.text)?.[0].length ?? 0)
    return { place: placeOf(field), value: name.text, span: name }
  }
  return [
    { concept: 'departurePlace', readings: [reading(start, 'takingOverName')], source: 'legs' },
    { concept: 'arrivalPlace', readings: [reading(end, 'deliveryName')], source: 'legs' },
  ]
}

const isPlace = (run: Run) => code.test(textOf(run.words))
