import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { progressTeller } from './tell-progress.ts'

function teller(write = async () => {}) {
  const told: string[] = []
  const faults: unknown[] = []
  const { tell, end } = progressTeller(
    async (_progress, message) => {
      await write()
      told.push(message)
    },
    (error) => faults.push(error),
  )
  return { told, faults, tell, end }
}

test('of what follows too fast the last is told, and stands while its step takes its time', async () => {
  const { told, tell, end } = teller()
  await tell(5, 'Reading the file')
  void tell(29, 'Reading page 1 of 1')
  void tell(30, 'Recognising page 1 of 1')
  expect(told).toEqual(['Reading the file'])
  await expect.poll(() => told).toEqual(['Reading the file', 'Recognising page 1 of 1'])
  await end()
})

test('what is told slowly stays in its order', async () => {
  const pauses = [400, 10]
  const { told, tell, end } = teller(() => sleep(pauses.shift()))
  void tell(5, 'first')
  await sleep(260)
  await tell(6, 'second')
  await end()
  expect(told).toEqual(['first', 'second'])
})

test('what was told is not told again', async () => {
  const { told, tell, end } = teller()
  await tell(30, 'Recognising page 1 of 2')
  void tell(30, 'Recognising page 1 of 2')
  await sleep(300)
  await end()
  expect(told).toEqual(['Recognising page 1 of 2'])
})

test('nothing is told after the end, neither what waited nor what comes late', async () => {
  const { told, tell, end } = teller()
  await tell(5, 'Reading the file')
  void tell(30, 'Recognising page 1 of 1')
  await end()
  await tell(90, 'Finding the values')
  await sleep(300)
  expect(told).toEqual(['Reading the file'])
})

test('progress that cannot be told is a note in the log, not the end of the worker', async () => {
  const { told, faults, tell, end } = teller(() => Promise.reject(new Error('the database is away')))
  void tell(5, 'Reading the file')
  await sleep(300)
  await tell(30, 'Recognising page 1 of 1')
  await end()
  expect(faults).toHaveLength(2)
  expect(told).toEqual([])
})
