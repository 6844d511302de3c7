import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { progressReporter } from './report-progress.ts'

function reporter(write = async () => {}) {
  const reported: string[] = []
  const faults: unknown[] = []
  const { report, end } = progressReporter(
    async (_progress, message) => {
      await write()
      reported.push(message)
    },
    (error) => faults.push(error),
  )
  return { reported, faults, report, end }
}

test('of reports that follow too fast the last is written, and stays while its step runs', async () => {
  const { reported, report, end } = reporter()
  await report(5, 'Reading the file')
  void report(29, 'Reading page 1 of 1')
  void report(30, 'Recognising page 1 of 1')
  expect(reported).toEqual(['Reading the file'])
  await expect.poll(() => reported).toEqual(['Reading the file', 'Recognising page 1 of 1'])
  await end()
})

test('slow writes stay in order', async () => {
  const pauses = [400, 10]
  const { reported, report, end } = reporter(() => sleep(pauses.shift()))
  void report(5, 'first')
  await sleep(260)
  await report(6, 'second')
  await end()
  expect(reported).toEqual(['first', 'second'])
})

test('a repeated report is not written again', async () => {
  const { reported, report, end } = reporter()
  await report(30, 'Recognising page 1 of 2')
  void report(30, 'Recognising page 1 of 2')
  await sleep(300)
  await end()
  expect(reported).toEqual(['Recognising page 1 of 2'])
})

test('nothing is written after the end, neither what waited nor what comes late', async () => {
  const { reported, report, end } = reporter()
  await report(5, 'Reading the file')
  void report(30, 'Recognising page 1 of 1')
  await end()
  await report(90, 'Finding the values')
  await sleep(300)
  expect(reported).toEqual(['Reading the file'])
})

test('progress that cannot be written is a note in the log, not the end of the worker', async () => {
  const { reported, faults, report, end } = reporter(() => Promise.reject(new Error('the database is away')))
  void report(5, 'Reading the file')
  await sleep(300)
  await report(30, 'Recognising page 1 of 1')
  await end()
  expect(faults).toHaveLength(2)
  expect(reported).toEqual([])
})
