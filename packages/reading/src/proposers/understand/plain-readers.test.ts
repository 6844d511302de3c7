import { expect, it } from 'vitest'
import type { Traits } from '../../fields/concepts.ts'
import { type Span, spanOf } from '../../layout/span.ts'
import { plainReader } from './plain-readers.ts'

const spanFrom = (text: string): Span =>
  spanOf(
    text.split(' ').map((word, at) => ({ text: word, box: [40 * at, 0, 40 * at + 30, 10], confidence: 1 })),
  )

const valueRead = (traits: Traits, written: string) => {
  const text = spanFrom(written)
  const context = { decimalSign: 'comma', language: 'en', labelText: '' } as const
  return plainReader(traits)?.({ concept: 'furniture', lines: [text], text, context }).readings[0]?.value
}

it('reads a text as it stands, a day, and what a pattern takes, as a number where the element counts', () => {
  expect(valueRead({ gives: ['reservations'], as: 'text' }, 'Two cartons wet')).toBe('Two cartons wet')
  expect(valueRead({ gives: ['dateOfDelivery'], as: 'date' }, 'on 14.11.2026')).toBe('2026-11-14')
  expect(valueRead({ gives: ['unNumber'], as: /^UN (\d{4})$/ }, 'UN 0336')).toBe('0336')
  expect(valueRead({ gives: ['packageCount'], as: /^(\d+)$/ }, '12')).toBe(12)
  expect(valueRead({ gives: ['packageCount'], as: /^(\d+)$/ }, 'twelve')).toBeUndefined()
})
