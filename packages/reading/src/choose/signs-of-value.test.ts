import { expect, it } from 'vitest'
import { placeOf } from '../fields/field-map.ts'
import type { Word } from '../layout/pages.ts'
import type { Candidate, Reading } from '../proposers/candidate.ts'
import { signsOfValue } from './signs-of-value.ts'

const word = (text: string): Word => ({ text, box: [0, 0, 10, 10], confidence: 1 })

const reading = (field: Parameters<typeof placeOf>[0], word: Word): Reading => ({
  place: placeOf(field),
  value: word.text,
  span: { text: word.text, words: [word] },
})

const candidate = (source: Candidate['source'], ...readings: Reading[]): Candidate => ({
  concept: 'documentNumber',
  label: null,
  place: 'below',
  page: 1,
  words: new Set(),
  text: '',
  source,
  fit: 1,
  readings,
})

it('says what others find for the same place', () => {
  const printed = word('A-1')
  const own = reading('documentNumber', printed)
  const chosen = candidate('label', own)
  const signsWith = (...rivals: Candidate[]) => signsOfValue(chosen, own, rivals).signs
  expect(signsWith()).toMatchObject({ agreed: 0, 'said-again': 0, disputed: 0 })
  expect(signsWith(candidate('number-in-head', own))).toMatchObject({ agreed: 1, 'said-again': 0 })
  const again = reading('documentNumber', word('A-1'))
  expect(signsWith(candidate('label', again))).toMatchObject({ agreed: 0, 'said-again': 1 })
  const other = reading('documentNumber', word('A-2'))
  expect(signsWith(candidate('number-in-head', other))).toMatchObject({ agreed: 0, disputed: 1 })
})
