import { expect, it } from 'vitest'
import type { Box, Rule, Word } from '../recognised.ts'
import { dropRuleMarks } from './drop-rule-marks.ts'

const across: Rule = [50, 100, 300, 100]
const down: Rule = [50, 100, 50, 200]
const word = (text: string, box: Box): Word => ({ text, box, confidence: 0.6 })
const left = (words: readonly Word[]) => dropRuleMarks(words, [across, down]).map(({ text }) => text)

it('drops dashes and bars read from ruled lines, and where a title interrupts one', () => {
  expect(left([word('—', [120, 99, 130, 101])])).toEqual([])
  expect(left([word('|', [49, 140, 51, 160])])).toEqual([])
  expect(left([word('-—', [302, 99, 305, 101])])).toEqual([])
})

it('keeps dashes within text and text on a line', () => {
  expect(left([word('—', [120, 120, 130, 122]), word('Nome', [60, 94, 90, 104])])).toEqual(['—', 'Nome'])
})

it.each(['|=', '===', '__', '=|', '='])('drops %s wherever it is', (text) => {
  expect(left([word(text, [120, 120, 130, 130])])).toEqual([])
})

it('keeps a bar between two words, and drops one that frames them', () => {
  const words = [word('Tel', [100, 120, 120, 130]), word('Fax', [130, 120, 150, 130])]
  expect(left([...words, word('|', [124, 119, 126, 131])])).toEqual(['Tel', 'Fax', '|'])
  expect(left([...words, word('|', [94, 119, 96, 131])])).toEqual(['Tel', 'Fax'])
  expect(left([...words, word('|', [154, 119, 156, 131])])).toEqual(['Tel', 'Fax'])
})
