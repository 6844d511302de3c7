import { expect, it } from 'vitest'
import type { Span } from '../../../layout/span.ts'
import { readAddress } from '../address.ts'

const spans = (lines: readonly string[]): Span[] =>
  lines.map((text) => ({
    text,
    words: text.split(' ').map((word) => ({ text: word, box: [0, 0, 9, 9], confidence: 1 })),
  }))

const read = (...lines: string[]) =>
  Object.fromEntries(
    Object.entries(readAddress(spans(lines))).map(([part, { value, text }]) => [part, value ?? text]),
  )

it('takes a telephone and a person from behind the country', () => {
  expect(
    read('VIBE HYDRAULIK A/S', 'INDUSTRIVEJ 41', '7190 BILLUND', 'DENMARK TEL +45 7550 1192'),
  ).toMatchObject({
    city: 'BILLUND',
    country: 'DK',
    phone: '+45 7550 1192',
  })
  expect(read('Morel SARL', '12 rue du Port', '69007 Lyon', 'FRANCE ATTN MS D. KORKUT')).toMatchObject({
    country: 'FR',
    contact: 'MS D. KORKUT',
  })
})

it.each([
  [
    'Tel. +49 6441 90210 · Fax +49 6441 90211 · versand@optik.example',
    '+49 6441 90210',
    'versand@optik.example',
  ],
  ['E-Mail: versand@optik.example', undefined, 'versand@optik.example'],
  ['Fax 06441 90211', undefined, undefined],
])('reads %s', (line, phone, email) => {
  const found = read('Optik Weiland GmbH', 'Lindenstr. 9', '35576 Wetzlar', line)
  expect(found).toMatchObject({ name: 'Optik Weiland GmbH', city: 'Wetzlar' })
  expect([found.phone, found.email]).toEqual([phone, email])
})

it('leaves a name alone that has the word contact', () => {
  expect(read('Optic Contact Lenses Ltd', '7 Mill Lane', 'Leeds LS1 4DY').name).toBe(
    'Optic Contact Lenses Ltd',
  )
})
