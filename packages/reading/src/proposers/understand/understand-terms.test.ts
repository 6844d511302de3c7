import { describe, expect, it } from 'vitest'
import { spanOf } from '../../layout/span.ts'
import { termReaders, termsOfPayment, understandDocuments } from './understand-terms.ts'

const span = (text: string) =>
  spanOf(text.split(' ').map((word) => ({ text: word, box: [0, 0, 1, 1], confidence: 1 })))
const context = { decimalSign: 'unknown' as const, labelText: '', language: 'it' }

const payment = (text: string, labelText = '') =>
  termReaders.paymentOfCarriage({
    concept: 'paymentOfCarriage',
    lines: [span(text)],
    text: span(text),
    context: { ...context, labelText },
  }).readings[0]?.value

it.each([
  ['frei / franco', 'PP'],
  ['Non franco', 'CC'],
  ['paid by consignee', 'CC'],
  ['☐ frei ☒ unfrei', 'CC'],
  ['franco / non franco', undefined],
  ['☐ paid ☐ collect', undefined],
  ['Port dû — facturer au destinataire (FCA Lyon)', 'CC'],
  ['DAP Wals-Siezenheim, Incoterms 2020', 'PP'],
  ['EXW Onda', 'CC'],
  ['FCA Denizli / DAP Regensburg', undefined],
  ['Rahdin maksu ☐ Vapaa / Franko ☒ Ei-vapaa / Ofranko', 'CC'],
  ['Rechnung an Absender und Empfänger', undefined],
])('who pays by %s: %s', (text, code) => {
  expect(payment(text)).toBe(code)
})

it('takes the terms from the label where the value has none', () => {
  expect(payment('500,00 EUR', 'Carriage forward')).toBe('CC')
  expect(payment('500,00 EUR', 'Carriage paid / carriage forward')).toBeUndefined()
})

it('leaves the day of an attached paper out of its number', () => {
  const { readings } = understandDocuments(
    [span('DDT 8812 del 12/11/2026 - BL n° 2610-4478 / Fattura 1905/E')],
    context,
  )
  const ids = readings.filter(({ place }) => place.path.endsWith('/id')).map(({ value }) => value)
  expect(ids).toEqual(['8812', '2610-4478', '1905/E'])
})

it.each([
  ['prejemnik ob prevzemu', 'CC'],
  ['Absender', 'PP'],
  ['nem bérmentve', 'CC'],
  ['Morel SARL', undefined],
])('the party that pays: %s', (text, code) => expect(payment(text, 'Fracht zahlt')).toBe(code))

describe('boxes ticked by a letter, and who pays', () => {
  it.each([
    ['x ❑ Franco ❑ Niet franco / Non franco', 'PP'],
    ['Frei / Franco ☐ X Unfrei / Non franco ☐', 'PP'],
    ['Rahdin maksu ☐ Vapaa / Franko ☒ Ei-vapaa / Ofranko', 'CC'],
    ['☐ Peşin / Prepaid ☒ Alıcı öder / Forward', 'CC'],
    ['X betales av avsender _ betales av mottaker', 'PP'],
    ['☐ franco [X] EXW (płatne przez odbiorcę)', 'CC'],
    ['☐ Absender ☒ Empfänger', 'CC'],
  ])('%s: %s', (text, code) => {
    expect(termsOfPayment(text, '')).toBe(code)
  })

  it.each(['☐ Franco ☐ Non franco', '☒ Franco ☒ Non franco', '3 X Palette'])('%s: nobody', (text) => {
    expect(termsOfPayment(text, '')).toBeUndefined()
  })
})
