import { expect, it } from 'vitest'
import type { Box } from '../recognised.ts'
import { mergeWords } from './merge-words.ts'

const wordOf = (text: string, box: Box) => ({ text, box, confidence: 1 })
const textsOf = (words: { text: string }[]) => words.map(({ text }) => text)

it('adds what the picture shows and the layer does not say', () => {
  const layer = [wordOf('Sender', [10, 10, 60, 20])]
  const seen = [wordOf('Sendor', [11, 11, 61, 21]), wordOf('Stamp', [300, 500, 340, 512])]
  expect(textsOf(mergeWords(layer, seen))).toEqual(['Sender', 'Stamp'])
})

it('takes words as large as a town for none, in no time', () => {
  const layer = Array.from(
    { length: 500 },
    (): ReturnType<typeof wordOf> => wordOf('x', [-1e9, -1e9, 1e9, 1e9]),
  )
  const seen = [wordOf('Stamp', [300, 500, 340, 512]), wordOf('edge', [0, 0, Number.POSITIVE_INFINITY, 9])]
  expect(textsOf(mergeWords(layer, seen)).slice(500)).toEqual(['Stamp', 'edge'])
})
