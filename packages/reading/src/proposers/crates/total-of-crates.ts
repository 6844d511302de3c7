import { placeOf } from '../../field-map.ts'
import { inLines } from '../../layout/lines.ts'
import { type PageLayout, textOf } from '../../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { type FoundMeasure, measuresIn } from '../../values/measures.ts'
import type { Reading, ReadingContext } from '../candidate.ts'
import { massesSaid } from '../masses/masses-said.ts'
import { type Crate, isTotalOf } from './find-crates.ts'

/**
 * '11 kolli  netto 350,4 kg  brutto 543,5 kg' above or below the packages, as many as they are: the totals as printed.
 * Without such a line, how many packages were numbered through.
 */
export function totalOfCrates(
  pages: readonly PageLayout[],
  crates: readonly Crate[],
  { decimalSign }: Omit<ReadingContext, 'labelText'>,
): Reading[] {
  const heads = new Set(crates.map(({ head }) => head.words[0]))
  const printed = pages
    .flatMap(({ runs }) => inLines(runs))
    .map((runs) => ({ runs, words: runs.flatMap((run) => run.words) }))
    .filter(({ words }) => !heads.has(words[0]))
    .find(({ runs, words }) => isTotalOf({ runs, words, text: textOf(words) }, crates))
  const place = placeOf('totalPackages')
  const value = crates.reduce((sum, { count }) => sum + count, 0)
  if (!printed) {
    const numbers = crates.map(({ head }) => spanOf(head.words.slice(0, 2)))
    return [{ place, value, span: joinSpans(numbers, ' + '), checks: ['packages numbered through'] }]
  }
  const checks = ['printed total', 'equals the sum of the lines']
  const span = spanOf(printed.words.filter(({ text }) => text === String(value)).slice(0, 1))
  const whole = spanOf(printed.words)
  const { gross, net } = massesSaid(whole, decimalSign)
  const [volume, ...volumes] = measuresIn(whole.text, 'volume', decimalSign)
  return [
    { place, value, span, checks },
    ...(
      [
        ['grossWeight', gross],
        ['netWeight', net],
        ['volume', volume && volumes.length === 0 ? saidAt(whole, volume) : undefined],
      ] as const
    ).flatMap(([field, said]) =>
      said
        ? [{ place: placeOf(field), value: said.measure, span: said.span, checks: ['printed total'] }]
        : [],
    ),
  ]
}

const saidAt = (whole: Span, { at, asWritten, measure }: FoundMeasure) => ({
  measure,
  span: cut(whole, at, at + asWritten.length),
})
