import { placeOf } from '../../field-map.ts'
import type { PageLayout } from '../../geometry/runs.ts'
import { cut, spanOf } from '../../geometry/span.ts'
import { datesIn } from '../../normalise/dates.ts'
import type { Reading } from '../candidate.ts'
import { onBoard } from './words.ts'

const led = new RegExp(
  String.raw`(?<!\p{L})(?:${onBoard})(?!\p{L})[\s:.,]*(?:(?:the\s)?(?:vessel|date|ship|am|on|le|il|el|em|op|den|dnia)[\s:.,]*){0,2}$`,
  'iu',
)

/** 'CLEAN ON BOARD 14.11.2026', 'Mis à bord le 8 octobre 2026': the day of loading, said in a line of its own. */
export function loadedOnBoard({ runs }: PageLayout, language: string | null | undefined): Reading[] {
  for (const run of runs) {
    const span = spanOf(run.words)
    for (const date of datesIn(span.text, language)) {
      if (!led.test(span.text.slice(0, date.at))) continue
      const at = cut(span, date.at, date.at + date.asWritten.length)
      const certainty = date.certain ? 1 : 0.85
      return [{ place: placeOf('loadingDate'), value: date.value, span: at, certainty }]
    }
  }
  return []
}
