import { expect, it } from 'vitest'
import { describe, formatQuantity } from './quantities.ts'

const english = new Intl.NumberFormat('en')
const german = new Intl.NumberFormat('de')

it.each([
  [{ value: 5875, unit: 'KGM' }, '5,875 kg', '5.875 kg'],
  [{ value: 12.5, unit: 'TNE' }, '12.5 t', '12,5 t'],
  [{ value: 3, unit: 'XYZ' }, '3 XYZ', '3 XYZ'],
  [1200, '1,200', '1.200'],
])('%j as its reader writes it', (quantity, inEnglish, inGerman) => {
  expect([formatQuantity(quantity, english), formatQuantity(quantity, german)]).toEqual([inEnglish, inGerman])
})

it('the words of a violation have the numbers of the reader', () => {
  const violation = {
    description: 'Net mass (9675 kg) is greater than Gross mass (5875 kg).',
    descriptionTemplate: 'Net mass ({small}) is greater than Gross mass ({large}) {of nothing}.',
    values: { small: { value: 9675, unit: 'KGM' }, large: { value: 5875, unit: 'KGM' } },
  }
  expect(describe(violation, german)).toBe(
    'Net mass (9.675 kg) is greater than Gross mass (5.875 kg) {of nothing}.',
  )
  expect(describe({ description: 'The {gross} mass is missing.' }, german)).toBe(
    'The {gross} mass is missing.',
  )
})
