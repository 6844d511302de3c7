import { expect, it } from 'vitest'
import { dropRepeatedBeside, mergeWords } from './merge-words.ts'
import type { Box } from './recognised.ts'

const wordOf = (text: string, box: Box) => ({ text, box, confidence: 1 })
const textsOf = (words: { text: string }[]) => words.map(({ text }) => text)

it('adds what the picture shows and the layer does not contain', () => {
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

it('takes a word that the layer has a little way off on its line for that word', () => {
  const layer = [wordOf('12.400', [100, 10, 130, 20]), wordOf('kg', [133, 10, 143, 20])]
  const seen = [
    wordOf('12.400', [150, 11, 186, 21]),
    wordOf('12.400', [250, 11, 286, 21]),
    wordOf('12.400', [100, 40, 136, 50]),
    wordOf('18', [150, 11, 160, 21]),
  ]
  expect(dropRepeatedBeside(layer, seen)).toEqual(seen.slice(1))
})
