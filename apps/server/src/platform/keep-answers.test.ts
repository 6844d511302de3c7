import { expect, test, vi } from 'vitest'
import { keepAnswers } from './keep-answers.ts'

const asked = { tenantId: 'a', mark: '1', about: { days: 30 } }
const counting = () => {
  let count = 0
  return vi.fn(async () => ++count)
}

test('the same question is computed once, also while the first answer is still being computed', async () => {
  const [ask, work] = [keepAnswers<number>(10), counting()]
  expect(await Promise.all([ask(asked, work), ask(asked, work)])).toEqual([1, 1])
  expect(await ask({ ...asked, about: { days: 30 } }, work)).toBe(1)
})

test.each([
  ['another mark', { mark: '2' }],
  ['another tenant', { tenantId: 'b' }],
  ['another question', { about: { days: 7 } }],
])('%s is worked out again', async (_, other) => {
  const [ask, work] = [keepAnswers<number>(10), counting()]
  await ask(asked, work)
  expect(await ask({ ...asked, ...other }, work)).toBe(2)
})

test('what failed is tried again', async () => {
  const ask = keepAnswers<number>(10)
  await expect(ask(asked, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await ask(asked, async () => 7)).toBe(7)
})

test('what was not asked for longest goes first', async () => {
  const [ask, work] = [keepAnswers<number>(2), counting()]
  const about = (days: number) => ({ ...asked, about: days })
  await ask(about(1), work)
  await ask(about(2), work)
  await ask(about(1), work)
  await ask(about(3), work)
  expect(await ask(about(1), work)).toBe(1)
  expect(await ask(about(2), work)).toBe(4)
})
