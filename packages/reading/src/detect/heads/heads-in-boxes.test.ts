import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

const paper = (...head: SetLine[]): SetLine[] => [
  [42, 30, 'Моравски Воћњаци д.о.о.'],
  [42, 42, 'Булевар ослобођења 118'],
  [42, 54, '32000 Чачак, Србија'],
  ...head,
  [42, 120, 'Купац:'],
  [42, 132, 'Fruchtimport Donau GmbH'],
  [42, 144, 'Hafenweg 4'],
  [42, 156, '94469 Deggendorf, Немачка'],
  [42, 220, 'Назив робе'],
  [250, 220, 'Амбалажа'],
  [340, 220, 'Број колета'],
  [460, 220, 'Бруто тежина (кг)'],
  [42, 236, 'Малина смрзнута'],
  [250, 236, 'картон'],
  [340, 236, '1.400'],
  [460, 236, '14.840'],
]
const kindOf = (lines: SetLine[]) => readSet(lines, drawn([40, 25, 300, 110], [300, 25, 570, 110])).kind

it('a large heading names the paper, with labels below it in its box', () => {
  const head: SetLine[] = [
    [305, 30, 'ОТПРЕМНИЦА', 14],
    [305, 60, 'Место: Чачак'],
    [305, 75, 'Датум отпреме: 18.11.2026.'],
  ]
  expect(kindOf(paper(...head))).toBe('delivery-note')
})

it('what stands below a label in a box is named by it', () => {
  const head: SetLine[] = [
    [305, 30, 'Приложена документа'],
    [305, 45, 'ФАКТУРА 4711', 12],
  ]
  expect(kindOf(paper(...head))).not.toBe('invoice')
})
