import type { Word } from '../../recognition/recognised.ts'
import { placeOf } from '../field-map.ts'
import type { Run } from '../geometry/runs.ts'
import { cut, type Span, spanOf } from '../geometry/span.ts'
import type { Candidate, Reading } from './candidate.ts'

/** Plates as countries shape them; two of them parted by a stroke are hardly anything else. */
const shapes = [
  String.raw`[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}[EH]?`,
  String.raw`[A-Z]{2}[- ]?\d{3}[- ]?[A-Z]{2}`,
  String.raw`[A-Z]{2,3} (?=[A-Z\d]*\d)[A-Z\d]{4,5}`,
  String.raw`[A-Z\d]{1,3}-[A-Z\d]{2,3}-[A-Z\d]{1,3}`,
  String.raw`\d[A-Z]\d ?\d{4}`,
  String.raw`[A-Z]{2} ?[A-Z]{2}[- ]?\d{3}`,
  String.raw`[A-Z]{3}[- ]\d{3}`,
  String.raw`[A-Z]{1,2}[- ]\d{2,3}[- ][A-Z]{3}`,
  String.raw`\d{4}[- ]?[A-Z]{3}`,
  String.raw`R[- ]?\d{4}[- ]?[A-Z]{3}`,
  String.raw`[A-Z]{2} ?\d{3,4}-[A-Z]{1,2}`,
  String.raw`[A-Z]{2} ?\d{5}`,
  String.raw`[A-Z]{3} ?\d{2}[A-Z\d]`,
]
const shape = `(?:${shapes.join('|')})`
const pair = new RegExp(String.raw`^(${shape})\s*[/+]\s*(${shape})$`)

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
    certainty: 0.9,
  })
  const category = { place: placeOf('equipmentCategory'), value: 'TE', span: cut(only, from) }
  return [
    {
      concept: 'plates',
      readings: [
        reading('vehicle', cut(only, 0, tractor.length)),
        reading('equipment', cut(only, from)),
        category,
      ],
      page,
      score: 0.65,
      // The line may also stand in a box of its own, such as the carrier's remarks.
      words: new Set<Word>(),
      text: only.text,
      fit: 1,
      label: null,
      place: 'pattern',
    },
  ]
}
