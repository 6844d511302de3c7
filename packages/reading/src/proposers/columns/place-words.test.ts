import { expect, it } from 'vitest'
import type { Concept } from '../../fields/concepts.ts'
import type { Word } from '../../layout/pages.ts'
import type { Label } from '../labels/find-labels.ts'
import { placeWords } from './place-words.ts'

const column = (concept: Concept, from: number, to: number) => ({
  concept,
  from,
  to,
  label: { box: [from, 0, to, 8] } as Label,
})
const COLUMNS = [column('nature', 100, 300), column('packageCount', 300, 360)]

const line = (...words: [text: string, left: number, right: number][]): Word[] =>
  words.map(([text, left, right]) => ({ text, box: [left, 20, right, 28], confidence: 0.9 }))

const placed = (words: Word[]) =>
  placeWords(words, COLUMNS).map(({ word, column: { concept } }) => [word.text, concept])

it('takes what begins left of a heading set in the middle, where its text goes on below it', () => {
  const words = line(['2', 44, 48], ['CURTAIN', 64, 99], ['JACQUARD', 101, 143], ['38', 325, 334])
  expect(placed(words)).toEqual([
    ['CURTAIN', 'nature'],
    ['JACQUARD', 'nature'],
    ['38', 'packageCount'],
  ])
})

it('leaves out what stands left of all columns by itself', () => {
  expect(placed(line(['A14', 44, 60], ['JACQUARD', 101, 143]))).toEqual([['JACQUARD', 'nature']])
})
