import { expect, test } from 'vitest'
import { redact } from './redact.ts'

const TEXT = `Sender: Muster Maschinenbau AG, MUSTER MASCHINENBAU
AG, Ms Petra Beispiel, petra.beispiel@muster.example, +49 40 123 45-67, Tel. 040/1234567
Gross mass 12 000 kg, 2026-11-19, UN 1203, order 0049123`

test('names and contact data are taken out and put back', () => {
  const { text, restore } = redact(TEXT, ['Muster Maschinenbau AG', 'Petra Beispiel'])
  for (const gone of ['Muster', 'MUSTER', 'Petra', 'petra', '@', '123 45-67', '040/'])
    expect(text).not.toContain(gone)
  for (const left of ['12 000 kg', '2026-11-19', 'UN 1203', 'order 0049123']) expect(text).toContain(left)
  expect(restore(text)).toBe(TEXT)
})

test('a name within a longer one leaves no rest', () => {
  expect(redact('Muster GmbH & Co. KG', ['Muster GmbH', 'Muster GmbH & Co. KG']).text).toBe('[name 1]')
})
