import { placeOf } from '../../fields/field-map.ts'
import { cut, type Span } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import { phrase, phraseList } from '../../words/phrases/index.ts'
import type { Reading, ReadingContext } from '../candidate.ts'
import { wordsOf } from './words-of-concepts.ts'

const leaving = wordsOf(['dateOfTakingOver'], phraseList('dateOfDespatch'))
const led = new RegExp(
  String.raw`(?<!\p{L})(?:${leaving})(?!\p{L})[\s:.,]*(?:\p{L}{1,4}\.?,?\s+){0,2}$`,
  'iu',
)

/** A sentence that tells of fetching or handing over, and of one day only. */
const handedOver = new RegExp(String.raw`(?<!\p{L})(?:${phrase('takenOver')})(?!\p{L})`, 'iu')

/** '…, laden 20-11-2026, 21.30 uur': a date that a sentence leads in with words for loading or leaving. */
export function datesInProse(
  lines: readonly Span[],
  { language }: Pick<ReadingContext, 'language'>,
  ofTrade: boolean,
): Reading[] {
  for (const line of lines) {
    const [only, ...others] = datesIn(line.text, language)
    if (ofTrade && only && others.length === 0 && handedOver.test(line.text)) {
      const span = cut(line, only.at, only.at + only.asWritten.length)
      return [
        {
          place: placeOf('dateOfTakingOver'),
          value: only.value,
          span,
          isOpen: !only.certain,
        },
      ]
    }
    for (const date of datesIn(line.text, language)) {
      if (!led.test(line.text.slice(0, date.at))) continue
      const span = cut(line, date.at, date.at + date.asWritten.length)
      return [{ place: placeOf('dateOfTakingOver'), value: date.value, span, isOpen: !date.certain }]
    }
  }
  return []
}
