import { expect, it } from 'vitest'
import type { Box } from './pages.ts'
import { makeRun } from './runs.ts'
import { isSetAlike } from './set-alike.ts'

const box: Box = [0, 0, 20, 12]
const runOf = (size: number, confidence: number) => makeRun([{ text: 'Fust', box, size, confidence }], 0)

it('takes sizes of a text layer at their word, and those of a picture less so', () => {
  expect(isSetAlike(runOf(11.5, 1), 10, 0.2)).toBe(true)
  expect(isSetAlike(runOf(12.6, 1), 10, 0.2)).toBe(false)
  expect(isSetAlike(runOf(12.6, 0.96), 10, 0.2)).toBe(true)
  expect(isSetAlike(runOf(16, 0.96), 10, 0.2)).toBe(false)
})
