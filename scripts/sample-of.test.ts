import { expect, it } from 'vitest'
import { sampleOf } from './sample-of.mjs'

const files = Array.from({ length: 23 }, (_, n) => `journeys/specification/${n}.test.ts`)

it('is the same at every run, in any order of the files', () => {
  expect(sampleOf(files.toReversed(), 0.5)).toEqual(sampleOf(files, 0.5))
})

it('is a part of the files, each once', () => {
  const sample = sampleOf(files, 0.5)
  expect(new Set(sample).size).toBe(12)
  expect(files).toEqual(expect.arrayContaining(sample))
  expect(sampleOf(files, 1)).toHaveLength(23)
})
