import { expect, it } from 'vitest'
import { endOfCompany, nameAndTown } from './company-name.ts'

it.each([
  [
    'Autotrasporti Brenta S.n.c. di Zanon & C., Bassano del Grappa',
    'Autotrasporti Brenta S.n.c. di Zanon & C.',
  ],
  ['UAB „Ventės vėjas“, vilkikas LTR 417', 'UAB „Ventės vėjas“'],
  ['Rápidos del Ebro, S.A., portes pagados.', 'Rápidos del Ebro, S.A.'],
  ['Bruns Transporte GmbH & Co. KG am 19.11.2026.', 'Bruns Transporte GmbH & Co. KG'],
  ['Marmara Nak. ve Tank. Ltd. Şti. (Gebze)', 'Marmara Nak. ve Tank. Ltd. Şti.'],
  ['Karoo Freight (Pty) Ltd', 'Karoo Freight (Pty) Ltd'],
  ['Vognmand Kjeld Brandt den 18-11-2026', 'Vognmand Kjeld Brandt'],
])('where the name ends: %s', (text, name) => {
  const found = endOfCompany(text, 0)
  expect(text.slice(0, found?.end)).toBe(name)
})

it.each([
  ['P.J. Gilroy Haulage, Drumkeel, Co. Leitrim', 'P.J. Gilroy Haulage', 'Drumkeel'],
  ['Gebr. Smeet B.V. te Veendam', 'Gebr. Smeet B.V.', 'Veendam'],
  ['Transportes Beira Alta, Lda (Viseu)', 'Transportes Beira Alta, Lda', 'Viseu'],
])('the town behind the name: %s', (text, name, town) => {
  const found = nameAndTown({ text, words: [] })
  expect(found?.name.text).toBe(name)
  expect(found?.town?.text).toBe(town)
})

it.each([
  'Kiefer Spedition GmbH, Stückgut',
  'Baltic Line (HK) Limited (Germany)',
  'Harkort & Lüling, Meschede',
  'Rail Cargo Hungaria AG (RCH)',
])('no town: %s', (text) => {
  expect(nameAndTown({ text, words: [] })?.town).toBeUndefined()
})
