import { placeOf } from '../../field-map.ts'
import type { PageLayout } from '../../geometry/runs.ts'
import { cut, joinSpans, type Span } from '../../geometry/span.ts'
import { measuresIn } from '../../normalise/measures.ts'
import { type DecimalSign, numberInText } from '../../normalise/numbers.ts'
import { packageKindIn } from '../../normalise/packages.ts'
import { linesOf } from '../build-candidates.ts'
import type { Candidate, Reading } from '../candidate.ts'
import { opensWithTotal } from '../table-totals.ts'
import { understandPacking } from '../understand-details.ts'

/** So many lines a description with its packages and masses may take. */
const mostLines = 5
const mass = String.raw`${numberInText}\s?(?:kgs?|t)(?!\p{L})`
const massOf = (words: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})\p{L}*[\s:=~-]*(?:[\p{L}.]+[\s:=-]+)?(?<mass>${mass})`, 'iu')
const masses = [
  ['dangerousGrossWeight', massOf('brutto|bruto|brut|gross|lord[oa]|hrub')],
  ['dangerousNetWeight', massOf('netto|neto|net|nett|čist|líquid')],
] as const
const counted =
  /(?<![\d.,/-])(?<count>\d{1,5})\s+(?:x\s)?(?<kind>\p{L}[\p{L}-]{2,}(?:\s(?:in\s)?\p{L}[\p{L}-]{2,})?)/gu

/**
 * Packages and masses that stand behind a description or on the lines below it, where no table has them: '– 24 butle, masa
 * brutto 1 560,0 kg, masa netto 254,4 kg'. They join the readings of the description.
 */
export function weighInLines(layout: PageLayout, patterns: readonly Candidate[], sign: DecimalSign): void {
  const lines = linesOf(layout.runs)
  const described = patterns
    .filter((p) => p.concept === 'unNumber' && p.page === layout.number)
    .flatMap((pattern) => {
      const words = new Set(pattern.readings[0]?.span.words)
      const from = lines.findIndex((line) => line.words.some((w) => words.has(w)))
      return from < 0 ? [] : [{ pattern, words, from }]
    })
    .sort((a, b) => a.from - b.from)
  described.forEach(({ pattern, words, from }, at) => {
    const to = Math.min(described[at + 1]?.from ?? lines.length, from + mostLines)
    if (to <= from) return
    const end = lines.findIndex((line, i) => i > from && i < to && opensWithTotal(line.text))
    const behind = lines.slice(from, end < 0 ? to : end).map((line) => withoutDescription(line, words))
    const text = joinSpans(behind.filter((line) => line.text !== ''))
    const place = /\[(\d+)\]/.exec(pattern.readings[0]?.place.path ?? '')?.[1]
    pattern.readings.push(...readingsOf(text, Number(place ?? 1), sign))
  })
}

function withoutDescription(line: Span, words: ReadonlySet<unknown>): Span {
  const last = line.words.findLastIndex((w) => words.has(w))
  if (last < 0) return line
  const from = line.words.slice(0, last + 1).reduce((sum, w) => sum + w.text.length + 1, 0)
  // The last pieces of a description may be taken for more of its name: a dash parts them.
  const dash = line.text.lastIndexOf(' – ')
  return cut(line, dash > 0 ? Math.min(dash, from) : Math.min(from, line.text.length))
}

function readingsOf(text: Span, number: number, sign: DecimalSign): Reading[] {
  const readings: Reading[] = []
  for (const [field, shape] of masses) {
    const match = shape.exec(text.text)
    const said = match?.groups?.mass
    const found = said && measuresIn(said, 'mass', sign, 'KGM')[0]
    if (!match || !said || !found) continue
    const at = match.index + match[0].length - said.length
    readings.push({
      place: placeOf(field, number),
      value: found.measure,
      span: cut(text, at, at + said.length),
    })
  }
  if (readings.length === 0) return []
  for (const match of text.text.matchAll(counted)) {
    const { count = '', kind = '' } = match.groups ?? {}
    if (!packageKindIn(kind)) continue
    const at = match.index
    const span = cut(text, at, at + count.length)
    readings.push({ place: placeOf('packageCount', number), value: Number(count), span })
    const type = understandPacking(cut(text, at, at + match[0].length)).readings.find(
      (r) => r.place.eftiId === placeOf('packageType').eftiId,
    )
    if (type) readings.push({ ...type, place: placeOf('packageType', number) })
    break
  }
  return readings
}
