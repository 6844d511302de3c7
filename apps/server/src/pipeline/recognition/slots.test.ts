import { expect, it } from 'vitest'
import { makeSlots } from './slots.ts'

const step = () => new Promise((resolve) => setTimeout(resolve, 1))

it('goes round among the documents: one page does not wait for three hundred', async () => {
  const slots = makeSlots(2)
  const [long, short] = [{}, {}]
  const order: string[] = []
  const take = (key: object, name: string) =>
    slots.run(key, async () => {
      await step()
      order.push(name)
    })
  const all = Array.from({ length: 300 }, (_, i) => take(long, `long ${i}`))
  all.push(take(short, 'short'))
  await Promise.all(all)
  expect(order.indexOf('short')).toBeLessThan(5)
  expect(order).toHaveLength(301)
})

it('gives the next free places to what is urgent', async () => {
  const slots = makeSlots(1)
  const [batch, urgent] = [{}, {}]
  const order: string[] = []
  const take = (key: object, name: string, isUrgent = false) =>
    slots.run(key, async () => void order.push(name), undefined, isUrgent)
  await Promise.all([
    take(batch, 'first'),
    take(batch, 'second'),
    take({}, 'another batch'),
    take(urgent, 'urgent', true),
    take(urgent, 'urgent as well', true),
  ])
  expect(order).toEqual(['first', 'urgent', 'urgent as well', 'second', 'another batch'])
})

it('never runs more than it has places for', async () => {
  const slots = makeSlots(3)
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await step()
    running -= 1
  }
  await Promise.all(Array.from({ length: 20 }, () => slots.run({}, work)))
  expect(most).toBe(3)
})

it('lets a stopped caller leave the queue, and gives a place back after a fault', async () => {
  const slots = makeSlots(1)
  const stop = new AbortController()
  const first = slots.run({}, async () => {
    await step()
    throw new Error('a fault')
  })
  const waiting = slots.run({}, async () => 'never', stop.signal)
  stop.abort(new Error('shutting down'))
  await expect(waiting).rejects.toThrow('shutting down')
  await expect(first).rejects.toThrow('a fault')
  expect(await slots.run({}, async () => 'next')).toBe('next')
})
