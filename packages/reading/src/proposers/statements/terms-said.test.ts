import { expect, it } from 'vitest'
import { drawn, readSet } from '../../testing/set-paper.ts'

const paid = (name: string, value: string) =>
  readSet(
    [
      [40, 20, 'CMR-Frachtbrief', 14],
      [40, 70, 'Absender'],
      [40, 82, 'Holzwerk Aigen GmbH'],
      [43, 203, name],
      [143, 203, value],
    ],
    drawn([40, 200, 140, 214], [140, 200, 400, 214]),
  ).values.paymentArrangementCode

it('who pays the carriage is said beside a word for it, in words of the trade', () => {
  expect(paid('Fracht', 'ab Werk, zahlt Empfänger')).toBe('CC')
  expect(paid('Transport', 'opłaca nadawca')).toBe('PP')
})

it('who pays something else is not', () => {
  expect(paid('Entladung', 'zahlt Empfänger')).toBeUndefined()
})
