import { expect, it } from 'vitest'
import type { Word } from '../recognised.ts'
import { dropHatching } from './drop-hatching.ts'

const wordAt = (text: string, x: number, y: number): Word => ({
  text,
  box: [x, y, x + 6 * text.length, y + 10],
  confidence: 0.8,
})
const lines = [0, 20, 40, 60, 80, 100].flatMap((y) => [wordAt('UN', 60, y), wordAt('1950', 80, y)])
const column = (signs: string, x: number) => [...signs].map((sign, at) => wordAt(sign, x, 20 * at))
const texts = (words: Word[]) => words.map(({ text }) => text).join(' ')
const kept = (signs: string, x: number) => texts(dropHatching([...column(signs, x), ...lines]))

it('drops stripes read as signs along an edge', () => {
  expect(kept('/#/é/|', 20)).toBe(texts(lines))
  expect(kept('/#/é/|', 400)).toBe(texts(lines))
})

it.each([
  ['numbers of boxes', '123456', 20],
  ['letters of a list', 'abcdef', 20],
  ['a few signs', '/#', 20],
  ['signs between words', '/////', 74],
])('keeps %s', (_, signs, x) => {
  expect(kept(signs, x)).toBe(texts([...column(signs, x), ...lines]))
})

it('keeps a page without words', () => {
  expect(texts(dropHatching(column('//////', 20)))).toBe('/ / / / / /')
})
