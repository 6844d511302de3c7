import { expect, it } from 'vitest'
import { layOut } from './lay-out.ts'
import { placePage } from './place-text.ts'

// One line of 9,000 words kept a worker busy for half a minute, and with it the documents of everybody else.
it('takes a line without an end apart, and loses no word of it', () => {
  const { runs } = layOut(placePage(1, [{ text: `Sender: ${'a '.repeat(9000)}`, column: 0, row: 0 }]))
  expect(Math.max(...runs.map(({ words }) => words.length))).toBeLessThanOrEqual(100)
  expect(runs.flatMap(({ words }) => words)).toHaveLength(9001)
})
