import { expect, it } from 'vitest'
import { papersOf, teachingOf } from './papers-of.ts'

const near = ['hofzeichen', 'laut', 'werksausweis', 'pforte', 'nordtor']

it.each([
  [false, 'Plomben-Nr.', 'Stands beside or below “Plomben-Nr.”'],
  [true, 'Plomben-Nr.', 'What stands beside or below “Plomben-Nr.” is not this value'],
  [false, null, 'Stands on page 2, near the words “hofzeichen, laut, werksausweis, pforte”'],
  [
    true,
    null,
    'What stands on page 2, near the words “hofzeichen, laut, werksausweis, pforte”, is not this value',
  ],
])('refused %s, label %s: %s', (refused, printedLabel, said) => {
  expect(teachingOf({ page: 2, near, refused, printedLabel })).toBe(said)
})

it('papers that name no sender are said to name none', () => {
  expect([papersOf({ sender: '' }), papersOf({ sender: 'Muster AG' })]).toEqual([
    'Papers that name no sender',
    'Papers of Muster AG',
  ])
})
