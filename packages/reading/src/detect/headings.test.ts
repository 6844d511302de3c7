import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../testing/set-paper.ts'

const table: SetLine[] = [
  [40, 200, 'Ref.'],
  [90, 200, 'Descripción'],
  [290, 200, 'Partida arancelaria'],
  [400, 200, 'Palets'],
  [40, 216, 'PZ-60'],
  [90, 216, 'Gres esmaltado'],
  [290, 216, '6907 21 00'],
  [400, 216, '18'],
  [40, 232, 'AC-10'],
  [90, 232, 'Adhesivo'],
  [290, 232, '6907 21 00'],
  [400, 232, '5'],
]

const parties: SetLine[] = [
  [40, 30, 'Factura comercial', 16],
  [48, 96, 'Exportador'],
  [48, 108, 'Pavimentos Azul, S.L.'],
  [48, 120, '12110 Alcora'],
  [230, 96, 'Destinatario de la mercancía'],
  [230, 108, 'Dalles du Rif SARL'],
  [230, 120, '90100 Tánger'],
  [430, 96, 'Datos'],
  [430, 108, 'Pedido 44-018'],
]

it('headings side by side: the rest of one is no name, and an unknown one ends its neighbour', () => {
  const { kind, values } = readSet([...parties, ...table])
  expect(kind).toBe('invoice')
  expect(values['consignor/name[1]']).toBe('Pavimentos Azul, S.L.')
  expect(values['consignee/name[1]']).toBe('Dalles du Rif SARL')
})

it("'Palets' over a column counts packages", () => {
  const { values } = readSet([...parties, ...table])
  expect(values).toMatchObject({
    'transportPackage[1]/itemQuantity': 18,
    'transportPackage[2]/itemQuantity': 5,
    numberOfPackages: 23,
    'natureIdentificationCargo/identificationText[2]': 'Adhesivo',
  })
})

it.each([
  [[40, 40, 'Packing List PL-26-0774', 9], 'PL-26-0774'],
  [[300, 40, 'N.º FE26/000731', 9], 'FE26/000731'],
] as const)('finds the number of a paper at its title: %j', ([x, y, text, size], number) => {
  const title: SetLine[] = text.startsWith('Packing') ? [] : [[40, 40, 'Packing List', 16]]
  const { values } = readSet([...title, [x, y, text, size], ...parties.slice(1), ...table])
  expect(values['associatedDocument[1]/id']).toBe(number)
})

it('takes no law for the number of a paper', () => {
  const title: SetLine = [40, 40, 'DOCUMENTO DI TRASPORTO (D.D.T.) D.P.R. 472 DEL 14.08.1996', 8]
  const { kind, values } = readSet([title, ...parties.slice(1), ...table])
  expect(kind).toBe('delivery-note')
  expect(values).not.toHaveProperty(['associatedDocument[1]/id'])
})

it("'Artikel' beside 'Benämning' is the number of the article", () => {
  const { values } = readSet([
    [40, 30, 'Handelsfaktura', 16],
    [45, 200, 'Artikel'],
    [94, 200, 'Benämning'],
    [398, 200, 'Antal'],
    [45, 216, 'FJ-201'],
    [94, 216, 'Vandringskänga'],
    [398, 216, '24'],
  ])
  expect(values['natureIdentificationCargo/identificationText[1]']).toBe('Vandringskänga')
})

it.each([
  ['invoice', [60, 40, 'Faktura VAT / Invoice nr FS 2841/11/2026/EX', 14]],
  ['invoice', [60, 40, 'Rechnung / Invoice Nr. RE 26 / 10442 / AT', 14]],
  ['delivery-note', [60, 40, 'Dodací list / Delivery note č. 26/118/4417', 14]],
] as [string, SetLine][])('a heading of two names and a number: %s, %j', (kind, title) => {
  expect(readSet([title, ...parties.slice(1), ...table]).kind).toBe(kind)
})

/** Letters set wide in type of the usual size, wider still between words. */
const setWide = (text: string): SetLine[] =>
  [...text].flatMap((letter, at): SetLine[] => (letter === ' ' ? [] : [[300 + 10.8 * at, 40, letter, 9]]))

it.each([
  ['packing-list', 'PACKING LIST'],
  ['delivery-note', 'BON DE LIVRAISON'],
])('a heading set wide below another word of the head: %s', (kind, title) => {
  expect(readSet([[500, 20, 'Page'], ...setWide(title), ...parties.slice(1), ...table]).kind).toBe(kind)
})
