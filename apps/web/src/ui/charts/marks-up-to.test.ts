import { expect, test } from 'vitest'
import { marksUpTo } from './marks-up-to.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [23, [0, 5, 10, 15, 20, 25]],
  [101, [0, 50, 100, 150]],
  [100_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
])('an axis for %i', (most, marks) => expect(marksUpTo(most)).toEqual(marks))
