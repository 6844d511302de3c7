import { placeOf } from '../../fields/field-map.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { cut, spanOf } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import { alternatives } from '../../words/alternatives.ts'
import { phrase, phraseList } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'

const boarded = phraseList('loadedOnBoard')

const led = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(boarded, String.raw`[\s.]+`)})(?!\p{L})[\s:.,]*(?:(?:the\s)?(?:${phrase('onBoardDate')})[\s:.,]*){0,2}$`,
  'iu',
)

/** 'CLEAN ON BOARD 14.11.2026', 'Mis à bord le 8 octobre 2026': the day of loading, said in a line of its own. */
export function loadedOnBoard({ runs }: PageLayout, language: string | null | undefined): Reading[] {
  for (const run of runs) {
    const span = spanOf(run.words)
    for (const date of datesIn(span.text, language)) {
      if (!led.test(span.text.slice(0, date.at))) continue
      const at = cut(span, date.at, date.at + date.asWritten.length)
      return [{ place: placeOf('loadingDate'), value: date.value, span: at, isOpen: !date.certain }]
    }
  }
  return []
}
