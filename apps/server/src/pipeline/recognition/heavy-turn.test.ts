import { expect, it } from 'vitest'
import { makeHeavyTurn } from './heavy-turn.ts'

const [anna, ben, cleo] = [{}, {}, {}]

it('is taken where it is free, and kept', () => {
  const turn = makeHeavyTurn()
  expect(turn.tryTake(anna)).toBe(true)
  expect(turn.tryTake(anna)).toBe(true)
  expect(turn.tryTake(ben)).toBe(false)
  turn.giveBack(ben)
  expect(turn.isTakenBy(anna)).toBe(true)
  turn.giveBack(anna)
  expect(turn.tryTake(ben)).toBe(true)
})

it('goes to those who wait, in their order, before those who ask later', async () => {
  const turn = makeHeavyTurn()
  turn.tryTake(anna)
  const order: string[] = []
  const waiting = [
    turn.take(ben).then(() => order.push('ben')),
    turn.take(cleo).then(() => order.push('cleo')),
  ]
  turn.giveBack(anna)
  expect(turn.tryTake(anna)).toBe(false)
  expect(turn.isTakenBy(ben)).toBe(true)
  turn.giveBack(ben)
  await Promise.all(waiting)
  expect(order).toEqual(['ben', 'cleo'])
})

it('skips those who no longer wait', async () => {
  const turn = makeHeavyTurn()
  turn.tryTake(anna)
  const stop = new AbortController()
  const waiting = turn.take(ben, stop.signal)
  stop.abort(new Error('shutting down'))
  await expect(waiting).rejects.toThrow('shutting down')
  turn.giveBack(anna)
  expect(turn.tryTake(cleo)).toBe(true)
})
