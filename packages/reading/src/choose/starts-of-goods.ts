import { entriesOf } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { type Run, textOf } from '../layout/runs.ts'
import { type Line, type Make, nextInformation, numberIn, numbersIn } from './special-lines.ts'

const un = placeOf('unNumber').eftiId

interface Start {
  un: string
  number: number
  page: number
  box: Run['box']
}

/** Where each of the goods begins: by the place of its number, on typed pages the line that holds it. */
export function startsOf(values: readonly ExtractedValue[], lines: readonly Line[]): Start[] {
  const used = new Set<Line>()
  return values.flatMap(({ eftiId, path, value, evidence }) => {
    if (eftiId !== un) return []
    const number = numberIn(path)
    if (evidence?.box) return [{ un: String(value), number, page: evidence.page, box: evidence.box }]
    const line = lines.find((one) => !used.has(one) && numbersIn(one.text).includes(String(value)))
    if (!line) return []
    used.add(line)
    return [{ un: String(value), number, page: line.page.number, box: line.run.box }]
  })
}

/** RID 5.4.1.1.1 (j): hazard identification numbers beside UN numbers, of which the data set has no element, are kept as words. */
export function hazardNumbers(values: readonly ExtractedValue[], lines: readonly Line[], make: Make) {
  let at = nextInformation(values) - 1
  return startsOf(values, lines).flatMap(({ un, page, box }) => {
    const known = new Set(entriesOf(un).map(({ hazardNumber }) => hazardNumber))
    const near = lines.filter(({ page: { number }, run }) => {
      const size = run.size || box[3] - box[1]
      return number === page && run.box[1] > box[1] - 2 * size && run.box[1] < box[1] + 2 * size
    })
    const found = near.flatMap((line) => {
      const hazard = textOf(line.run.words)
        .split(/[\s,;/]+/)
        .find((word) => word !== '' && known.has(word))
      return hazard ? [{ line, hazard }] : []
    })[0]
    if (!found) return []
    at += 1
    return [make(found.line, 'dangerousInformation', `${found.hazard}, UN ${un}`, at)]
  })
}
