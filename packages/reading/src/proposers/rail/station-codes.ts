import { type FieldName, placeOf } from '../../fields/field-map.ts'
import { overlapX, sameLine } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { cut, spanOf } from '../../layout/span.ts'
import { stationIn } from '../../values/rail/stations.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'

/** The boxes beside those of the places that ask for the codes of their stations, in the note of the CIT. */
const boxes: Readonly<Record<string, FieldName>> = { 11: 'deliveryId', 12: 'deliveryId', 17: 'takingOverId' }

const codeWord = `(?:${phrase('code')})`
/** '17 Code lieu de prise en charge', '11 Kód', 'kód (17):' with what stands behind it. */
const asks = new RegExp(
  String.raw`(?<!\d)\(?(?<before>11|12|17)\)?[.:]?\s+(?:\p{L}+\s){0,3}?${codeWord}(?!\p{L})|(?<!\p{L})${codeWord}\s\(?(?<behind>11|12|17)\)?(?![\d ]{2})`,
  'iu',
)
/** Its code is all that is left of a line: 'IT02582', '88 - 72103'. */
const leftOver = /^[\s:.]*$/u
/** From a heading down to its code, in heights of type. */
const farBelow = 3.5

/** The codes of the stations where the form has boxes of their own for them, by the numbers of these. */
export function stationCodes({ runs }: PageLayout): Reading[] {
  const headings = runs.flatMap((run) => {
    const { before, behind } = asks.exec(textOf(run.words))?.groups ?? {}
    const number = before ?? behind
    return number ? [{ run, field: boxes[number] as FieldName }] : []
  })
  if (headings.length === 0) return []
  const found = runs.flatMap((run): Reading[] => {
    const span = spanOf(run.words)
    const from = asks.exec(span.text)
    const start = from ? from.index + from[0].length : 0
    const code = stationIn(span.text.slice(start))
    if (!code) return []
    const rest =
      span.text.slice(start, start + code.at) + span.text.slice(start + code.at + code.asWritten.length)
    const heading = headings.find((one) => (from ? one.run === run : leads(one.run, run)))
    if (!heading || !leftOver.test(rest)) return []
    return [
      {
        place: placeOf(heading.field),
        value: code.code,
        span: cut(span, start + code.at, start + code.at + code.asWritten.length),
        attributes: { schemeAgencyId: RNE },
        checks: ['in the box for the code of the station'],
      },
    ]
  })
  return found.filter((one, at) => found.findIndex((other) => other.place.path === one.place.path) === at)
}

const RNE = '503'

/** Above it in its box, or before it on its line. */
function leads(heading: Run, run: Run): boolean {
  if (heading === run || heading.region !== run.region) return false
  const gap = run.box[1] - heading.box[3]
  const isAbove = gap > -1 && gap < farBelow * run.size && overlapX(heading.box, run.box) > -2 * run.size
  return isAbove || (sameLine(heading.box, run.box) && run.box[0] >= heading.box[2] - 1)
}
