import { expect, test } from 'vitest'
import { makeRedactor } from './redact.ts'

const TEXT = `Sender: Muster Maschinenbau AG, MUSTER MASCHINENBAU
AG, Ms Petra Beispiel
petra.beispiel@muster.example
+49 40 123 45-67
Tel. 040/1234567
Gross mass 12 000 kg, 2026-11-19, UN 1203, order 0049123`

test('names and contact data are taken out and put back', () => {
  const { hide, restore } = makeRedactor(['Muster Maschinenbau AG', 'Petra Beispiel'])
  const text = hide(TEXT)
  for (const gone of ['Muster', 'MUSTER', 'Petra', 'petra', '@', '123 45-67', '040/']) {
    expect(text).not.toContain(gone)
  }
  for (const left of ['12 000 kg', '2026-11-19', 'UN 1203', 'order 0049123']) expect(text).toContain(left)
  expect(restore(text)).toBe(TEXT)
})

test('the same name is the same placeholder in every text, and a name within a longer one leaves no rest', () => {
  const { hide } = makeRedactor(['Muster GmbH', 'Muster GmbH & Co. KG'])
  expect(hide('Muster GmbH & Co. KG')).toBe('[name 1]')
  expect(hide('To: Muster\nGmbH')).toBe('To: [name 2]')
  expect(hide('Muster GmbH & Co. KG')).toBe('[name 1]')
})
