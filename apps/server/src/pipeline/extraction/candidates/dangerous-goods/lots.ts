import type { Word } from '../../../recognition/recognised.ts'
import { placeOf } from '../../field-map.ts'
import { linesOf } from '../../geometry/lines.ts'
import type { PageLayout } from '../../geometry/runs.ts'
import { cut, joinSpans, type Span } from '../../geometry/span.ts'
import type { DecimalSign } from '../../normalise/numbers.ts'
import { packageKindIn } from '../../normalise/packages.ts'
import type { Candidate, Reading } from '../candidate.ts'
import { massesSaid } from '../masses/masses-said.ts'
import { opensWithTotal } from '../table-totals.ts'
import { understandPacking } from '../understand-details.ts'

/** So many lines a description with its packages and masses may take. */
const mostLines = 5
const counted =
  /(?<![\d.,/-])(?<count>\d{1,5})\s+(?:x\s)?(?<kind>\p{L}[\p{L}-]{2,}(?:\s(?:in\s)?\p{L}[\p{L}-]{2,})?)(?:\s\(?[1-6][A-HLMN]{1,2}\d?\)?)?/gu
/** What ends the lots of a paper: a total, a sentence on exemptions, a heading. */
const ends = /1\.1\.3\.6|beförderungskategorie|transport category|catégorie de transport/iu

/**
 * Packages and masses that stand behind a description or on the lines below it, where no table has them: '– 24 butle, masa
 * brutto 1 560,0 kg, masa netto 254,4 kg'. They join the readings of the description. Answers with the words of all of
 * them: what is said of one lot is said of no other thing.
 */
export function weighInLines(
  layout: PageLayout,
  patterns: readonly Candidate[],
  sign: DecimalSign,
): Set<Word> {
  const lines = linesOf(layout.runs)
  const described = patterns
    .filter((p) => p.concept === 'unNumber' && p.page === layout.number)
    .flatMap((pattern) => {
      const words = new Set(pattern.readings[0]?.span.words)
      const from = lines.findIndex((line) => line.words.some((w) => words.has(w)))
      return from < 0 ? [] : [{ pattern, words, from }]
    })
    .sort((a, b) => a.from - b.from)
  const said = new Set<Word>()
  described.forEach(({ pattern, words, from }, at) => {
    const to = Math.min(described[at + 1]?.from ?? lines.length, from + mostLines)
    if (to <= from) return
    const end = lines.findIndex(
      (line, i) => i > from && i < to && (opensWithTotal(line.text) || ends.test(line.text)),
    )
    const behind = lines.slice(from, end < 0 ? to : end).map((line) => withoutDescription(line, words))
    const text = joinSpans(behind.filter((line) => line.text !== ''))
    const place = /\[(\d+)\]/.exec(pattern.readings[0]?.place.path ?? '')?.[1]
    const readings = readingsOf(text, Number(place ?? 1), sign)
    pattern.readings.push(...readings)
    for (const { span } of readings) for (const word of span.words) said.add(word)
    if (readings.length > 0) for (const word of text.words) if (isBetween(word, readings)) said.add(word)
  })
  return said
}

/** 'masse brute' before the figure that was read stands on its line. */
const isBetween = (word: Word, readings: readonly Reading[]) =>
  readings.some(({ span }) => {
    const first = span.words[0]
    return first !== undefined && Math.abs(first.box[1] - word.box[1]) < 0.6 * (first.box[3] - first.box[1])
  })

function withoutDescription(line: Span, words: ReadonlySet<unknown>): Span {
  const last = line.words.findLastIndex((w) => words.has(w))
  if (last < 0) return line
  const from = line.words.slice(0, last + 1).reduce((sum, w) => sum + w.text.length + 1, 0)
  // The last pieces of a description may be taken for more of its name: a dash parts them.
  const dash = line.text.search(/\s[–—]\s(?=.*\d)/u)
  return cut(line, dash > 0 ? Math.min(dash, from) : Math.min(from, line.text.length))
}

function readingsOf(text: Span, number: number, sign: DecimalSign): Reading[] {
  const { gross, net } = massesSaid(text, sign)
  const readings: Reading[] = []
  if (gross)
    readings.push({ place: placeOf('dangerousGrossWeight', number), value: gross.measure, span: gross.span })
  if (net) readings.push({ place: placeOf('dangerousNetWeight', number), value: net.measure, span: net.span })
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
