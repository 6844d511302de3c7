import { expect, it } from 'vitest'
import { readPages } from './read-pages.ts'
import { storedNames, storedPages } from './testing/stored-documents.ts'

const EVERY = process.env.LONG ? 1 : 12

/** What a scan loses: each seventh word, and all words in one of five. */
const losses = [
  (at: number) => at % 7 === 3,
  (at: number) => Math.floor(at / 25) % 5 === 2,
  (at: number) => at % 2 === 0,
]

it('reads documents of which words are missing without failing', () => {
  const names = storedNames().filter((_, at) => at % EVERY === 0)
  let values = 0
  for (const name of names) {
    const whole = storedPages(name)
    for (const isLost of losses) {
      const pages = whole.pages.map((page) => ({
        ...page,
        words: page.words.filter((_, at) => !isLost(at)),
      }))
      const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
      values += readPages({ ...whole, pages, text }).values.length
    }
  }
  expect(values).toBeGreaterThan(names.length)
}, 300_000)
