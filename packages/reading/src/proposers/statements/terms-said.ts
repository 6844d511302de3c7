import { placeOf } from '../../fields/field-map.ts'
import { sameLine } from '../../layout/box.ts'
import { linesOf } from '../../layout/lines.ts'
import { type PageLayout, textOf } from '../../layout/runs.ts'
import { joinSpans, spanOf } from '../../layout/span.ts'
import { bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import { phraseList } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'
import { tickedIn } from '../ticked.ts'
import { offersBothTerms, saysWhoPays, termsOfPayment } from '../understand/understand-terms.ts'

/** '☒ franco ☐ non franco', whatever stands over it: both terms are offered, on a line or two, and one is ticked. */
export function tickedTerms({ runs }: PageLayout): Reading | undefined {
  const lines = linesOf(runs)
  const readings = lines.flatMap((line, at): Reading[] => {
    if (!tickedIn(line.text)) return []
    const next = lines[at + 1]
    const both = offersBothTerms(line.text) || !next || !tickedIn(next.text) ? line : joinSpans([line, next])
    const value = offersBothTerms(both.text) ? termsOfPayment(both.text, '') : undefined
    return value ? [{ place: placeOf('paymentOfCarriage'), value, span: both }] : []
  })
  return onlyOne(readings)
}

/** More words are a clause of the form. */
const mostWords = 8

const wordsOfCarriage = new Set([
  ...lexicons
    .flatMap((l) => l.labels.paymentOfCarriage ?? [])
    .map(bareWords)
    .filter((label) => !label.includes(' ')),
  ...phraseList('freightAlone'),
])
const namesCarriage = (text: string) =>
  bareWords(text)
    .split(' ')
    .some((word) => wordsOfCarriage.has(word))

/** 'Fracht | ab Werk, zahlt Empfänger': a short line beside a word for the carriage says who pays it. */
export function payerSaid({ runs }: PageLayout): Reading | undefined {
  const said = runs.flatMap(({ words, box }): Reading[] => {
    if (words.length > mostWords || words.length < 2) return []
    const text = textOf(words)
    const value = offersBothTerms(text) ? undefined : saysWhoPays(text)
    if (!value) return []
    const [before] = runs
      .filter((r) => r.box[2] <= box[0] + 1 && sameLine(r.box, box))
      .sort((a, b) => b.box[0] - a.box[0])
    const isOfCarriage = before !== undefined && namesCarriage(textOf(before.words))
    if (!isOfCarriage) return []
    return [{ place: placeOf('paymentOfCarriage'), value, span: spanOf(words), isOpen: true }]
  })
  return onlyOne(said)
}

const onlyOne = (readings: readonly Reading[]): Reading | undefined =>
  readings.every(({ value }) => value === readings[0]?.value) ? readings[0] : undefined
