import { placeOf } from '../../fields/field-map.ts'
import type { Word } from '../../layout/pages.ts'
import type { Run } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'
import { plateShape } from '../../values/plate-shapes.ts'
import type { Candidate, Reading } from '../candidate.ts'

const pair = new RegExp(String.raw`^(${plateShape})\s*[/+]\s*(${plateShape})$`)

/** Tractor and trailer without any label, alone on their line: forms before number plates had a box leave no other room. */
export function platePairs(pieces: readonly Run[], page: number): Candidate[] {
  const found = pieces.map((piece) => spanOf(piece.words)).filter((span) => pair.test(span.text))
  const only = found.length === 1 ? found[0] : undefined
  const [, tractor, trailer] = (only && pair.exec(only.text)) ?? []
  if (!only || !tractor || !trailer) return []
  const from = only.text.lastIndexOf(trailer)
  const reading = (field: 'vehicle' | 'equipment', span: Span): Reading => ({
    place: placeOf(field),
    value: span.text,
    span,
    checks: ['has the shape of a number plate'],
  })
  const category = { place: placeOf('equipmentCategory'), value: 'TE', span: cut(only, from) }
  // Each by itself: where a label gives the tractor, the trailer stays.
  return [
    [reading('vehicle', cut(only, 0, tractor.length))],
    [reading('equipment', cut(only, from)), category],
  ].map(
    (readings): Candidate => ({
      concept: 'plates',
      readings,
      page,
      source: 'plate-pair',
      // The line may also stand in a box of its own, such as the carrier's remarks.
      words: new Set<Word>(),
      text: only.text,
      fit: 1,
      label: null,
      place: 'pattern',
    }),
  )
}
