import { expect, it } from 'vitest'
import { documentsOf, teachingOf } from './documents-of.ts'

const near = ['hofzeichen', 'laut', 'werksausweis', 'pforte', 'nordtor']

it.each([
  [false, 'Plomben-Nr.', 'Beside or below “Plomben-Nr.”'],
  [true, 'Plomben-Nr.', 'Not the text beside or below “Plomben-Nr.”'],
  [false, null, 'On page 2, near “hofzeichen, laut, werksausweis, pforte”'],
  [true, null, 'Not the text on page 2 near “hofzeichen, laut, werksausweis, pforte”'],
])('refused %s, label %s: %s', (refused, printedLabel, expected) => {
  expect(teachingOf({ page: 2, near, refused, printedLabel })).toBe(expected)
})

it('documents that name no sender are described as naming none', () => {
  expect([documentsOf({ sender: '' }), documentsOf({ sender: 'Muster AG' })]).toEqual([
    'Documents without a sender',
    'Documents from Muster AG',
  ])
})
