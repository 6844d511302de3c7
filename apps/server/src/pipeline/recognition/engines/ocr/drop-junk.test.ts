import { expect, it } from 'vitest'
import { dropJunk } from './drop-junk.ts'

const DPI = 220
const wordOf = (text: string, confidence: number, points = 10) => {
  const size = (points / 72) * DPI
  return { text, confidence, size, box: [0, 0, 90, size] as [number, number, number, number] }
}
const kept = (...word: Parameters<typeof wordOf>) => dropJunk([wordOf(...word)], DPI).length === 1

it.each([
  ['l’ouverture', 0.02],
  ["s'étaient", 0.11],
  ['№4711', 0],
  ['|', 0.4],
] as const)('keeps %s at %f', (text, confidence) => {
  expect(kept(text, confidence)).toBe(true)
})

it.each([
  ['|', 0.1],
  ['—_', 0],
  ['a.', 0.14],
  ['eeee', 0.05],
] as const)('drops %s at %f', (text, confidence) => {
  expect(kept(text, confidence)).toBe(false)
})

it('drops what has low confidence and is smaller or larger than type', () => {
  expect(kept('shadow', 0.1, 2)).toBe(false)
  expect(kept('shadow', 0.1, 90)).toBe(false)
})
