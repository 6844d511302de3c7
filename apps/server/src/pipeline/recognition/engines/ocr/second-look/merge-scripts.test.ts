import { expect, it } from 'vitest'
import type { Box } from '../../../recognised.ts'
import type { OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'
import { mergeScripts } from './merge-scripts.ts'

const LINE: TypeLine = { box: [0, 100, 400, 120], marks: [], tall: 20 }
const wordAt = (text: string, left: number, confidence: number): OcrWord => ({
  text,
  box: [left, 100, left + 15 * text.length, 120] as Box,
  confidence,
  size: 20,
})
const merged = (own: OcrWord[], latin: OcrWord[]) =>
  mergeScripts(own, latin, [LINE]).map(({ text, confidence }) => [text, confidence])

it('takes each word from the model that knows its letters', () => {
  expect(
    merged(
      [wordAt('Ганб,', 0, 0.7), wordAt('Финландия', 120, 0.96)],
      [wordAt('Lahti,', 0, 0.95), wordAt('dwmnanama', 120, 0.4)],
    ),
  ).toEqual([
    ['Lahti,', 0.95],
    ['Финландия', 0.96],
  ])
})

it('keeps the letters of the page where both are believed alike', () => {
  expect(merged([wordAt('Русе', 0, 0.9)], [wordAt('Pyce', 0, 0.95)])).toEqual([['Русе', 0.9]])
})

it('keeps words that are on no line', () => {
  const off = { ...wordAt('печат', 0, 0.5), box: [0, 300, 60, 320] as Box }
  expect(merged([off], [])).toEqual([['печат', 0.5]])
})
