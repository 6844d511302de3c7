import { placeOf } from '../../field-map.ts'
import { cut, type Span } from '../../geometry/span.ts'
import { datesIn } from '../../normalise/dates.ts'
import type { Reading, ReadingContext } from '../candidate.ts'
import { wordsOf } from './words-of-concepts.ts'

const leaving = wordsOf(
  ['dateOfTakingOver'],
  [
    'laden',
    'geladen',
    'verladen am',
    'verladen',
    'versand am',
    'abgeholt am',
    'abholung am',
    'abholung',
    'enlèvement le',
    'enlevé le',
    'chargé le',
    'expédié le',
    'date of despatch',
    'date of dispatch',
    'despatched on',
    'dispatched on',
    'despatch date',
    'dispatch date',
    'collected on',
    'collection date',
    'collection',
    'salida de almacén',
    'fecha de salida',
    'recogida',
    'data e ora inizio trasporto',
    'inizio trasporto',
    'ritiro',
    'załadunek',
    'data załadunku',
    'datum expedice',
    'nakládka',
    'rakodás',
    'rakodás dátuma',
    'lastning',
    'lastaus',
    'noutopäivä',
    'afhaling',
    'laaddatum',
  ],
)
const led = new RegExp(
  String.raw`(?<!\p{L})(?:${leaving})(?!\p{L})[\s:.,]*(?:\p{L}{1,4}\.?,?\s+){0,2}$`,
  'iu',
)

/** '…, laden 20-11-2026, 21.30 uur': a date that a sentence leads in with words for loading or leaving. */
export function datesInProse(
  lines: readonly Span[],
  { language }: Pick<ReadingContext, 'language'>,
): Reading[] {
  for (const line of lines) {
    for (const date of datesIn(line.text, language)) {
      if (!led.test(line.text.slice(0, date.at))) continue
      const span = cut(line, date.at, date.at + date.asWritten.length)
      const certainty = date.certain ? 0.95 : 0.85
      return [{ place: placeOf('dateOfTakingOver'), value: date.value, span, certainty }]
    }
  }
  return []
}
