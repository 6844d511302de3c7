import { expect, it } from 'vitest'
import { placeOf } from '../fields/field-map.ts'
import type { Word } from '../layout/pages.ts'
import type { Candidate } from '../proposers/candidate.ts'
import { chooseCandidates } from './choose-candidates.ts'

const word = (text: string): Word => ({ text, box: [0, 0, 10, 10], confidence: 1 })

function candidate(
  concept: Candidate['concept'],
  field: 'nature' | 'marks' | 'documentNumber',
  words: Word[],
  fit: number,
): Candidate {
  const span = { text: words.map((w) => w.text).join(' '), words }
  const readings = [{ place: placeOf(field), value: span.text, span }]
  return {
    concept,
    readings,
    words: new Set(words),
    text: span.text,
    source: 'label',
    signs: { fit },
    fit,
    label: null,
    place: 'below',
    page: 1,
  }
}

it('gives a word to one value only, and the best total wins', () => {
  const shared = word('A-100')
  const strong = candidate('nature', 'nature', [shared, word('steel')], 1)
  const weak = candidate('marks', 'marks', [shared], 0.5)
  const other = candidate('documentNumber', 'documentNumber', [word('B-7')], 0.8)
  const chosen = chooseCandidates([weak, strong, other])
  expect(chosen.map((c) => c.candidate.concept).sort()).toEqual(['documentNumber', 'nature'])
  expect(chosen.find((c) => c.candidate === strong)?.rivals).toEqual([weak])
})

it('leaves a field empty rather than believe a weak candidate', () => {
  expect(
    chooseCandidates([
      { ...candidate('marks', 'marks', [word('A')], 0), signs: { secondBest: 1, otherBox: 1 } },
    ]),
  ).toEqual([])
})

it('keeps the second best of a field for the record', () => {
  const first = candidate('documentNumber', 'documentNumber', [word('A-1')], 1)
  const second = candidate('documentNumber', 'documentNumber', [word('A-2')], 0.8)
  expect(chooseCandidates([second, first])).toEqual([{ candidate: first, rivals: [second] }])
})
