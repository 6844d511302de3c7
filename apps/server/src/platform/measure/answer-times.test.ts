import { expect, test } from 'vitest'
import { CLASSES_MS, classOf, noAnswers, percentile } from './answer-times.ts'

const counted = (times: readonly number[]) => {
  const counts = noAnswers()
  for (const ms of times) counts[classOf(ms)] = (counts[classOf(ms)] ?? 0) + 1
  return counts
}

test('without an answer there is no percentile', () => {
  expect(percentile(noAnswers(), 0.5)).toBeNull()
})

test('a percentile lies in the class of the answer that it represents', () => {
  const times = Array.from({ length: 1_000 }, (_, at) => at + 0.5)
  for (const share of [0.5, 0.95, 0.99]) {
    const exact = times[Math.ceil(share * times.length) - 1] ?? 0
    const found = percentile(counted(times), share) ?? 0
    expect(classOf(found), `${share}: ${found} for ${exact}`).toBe(classOf(exact))
  }
})

test('what is slower than every class counts as the slowest one', () => {
  expect(percentile(counted([60_000]), 0.99)).toBe(CLASSES_MS.at(-1))
})
