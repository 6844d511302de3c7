import { describe, expect, it } from 'vitest'
import { readTaken } from './read-taken.ts'
import { wordsTaken, wordsTyped } from './words-taken.ts'

const german = { language: 'de', decimalSign: 'comma' } as const
const read = (path: string, text: string, unit: string | null = 'KGM') => {
  const taken = readTaken(path, wordsTyped(text), german, unit)
  return 'problem' in taken ? taken.problem : Object.fromEntries(taken.values.map((v) => [v.path, v.value]))
}
const CONSIGNEE = 'consignee/postalAddress'

describe('a text for a field', () => {
  it.each([
    ['grossWeight[1]', '23.760 kg', { value: 23760, unit: 'KGM' }],
    ['grossWeight[1]', '23,76 t', { value: 23.76, unit: 'TNE' }],
    ['grossWeight[1]', '23.760', { value: 23760, unit: 'KGM' }],
    ['carrierAcceptanceDateTime', '24.11.2026', '2026-11-24'],
    ['carrierAcceptanceDateTime', 'Hamburg, den 24. November 2026', '2026-11-24'],
    ['consignee/postalAddress/countryCode', 'Deutschland', 'DE'],
    ['transportPackage[1]/itemQuantity', '12 Paletten', 12],
    ['consignee/name[1]', 'Exemple   Outillage\nSARL,', 'Exemple Outillage SARL'],
  ])('%s: %s', (path, text, value) => expect(read(path, text)).toEqual({ [path]: value }))

  it.each([
    ['carrierAcceptanceDateTime', 'Hamburg'],
    ['carrierAcceptanceDateTime', '24.11.2026 - 25.11.2026'],
    ['grossWeight[1]', 'Maschinenteile'],
    ['consignee/postalAddress/countryCode', 'Paletten'],
    ['consignee/shoeSize', '42'],
  ])('that does not fit has a reason: %s: %s', (path, text) => expect(read(path, text)).toMatch(/\.$/))
})

describe('the lines of an address', () => {
  const hamburg = {
    'consignee/name[1]': 'Nordlicht Spedition GmbH',
    [`${CONSIGNEE}/streetName[1]`]: 'Hafenstrasse 12',
    [`${CONSIGNEE}/postcode[1]`]: '20457',
    [`${CONSIGNEE}/cityName[1]`]: 'Hamburg',
    [`${CONSIGNEE}/countryCode`]: 'DE',
  }
  it.each([
    ['consignee/name[1]', 'Nordlicht Spedition GmbH\nHafenstrasse 12\n20457 Hamburg\nGermany', hamburg],
    [`${CONSIGNEE}/streetName[1]`, 'Nordlicht Spedition GmbH\nHafenstrasse 12\nD-20457 Hamburg', hamburg],
    ['consignee/name[1]', 'Nordlicht Spedition GmbH, Hafenstrasse 12, 20457 Hamburg, Germany', hamburg],
    [
      `${CONSIGNEE}/postcode[1]`,
      '20457 Hamburg',
      { [`${CONSIGNEE}/postcode[1]`]: '20457', [`${CONSIGNEE}/cityName[1]`]: 'Hamburg' },
    ],
    [
      'consigneeReceiptLocation/postalAddress/streetName[1]',
      'Quai du Commerce 4\n69009 Lyon\nFrance',
      {
        'consigneeReceiptLocation/postalAddress/streetName[1]': 'Quai du Commerce 4',
        'consigneeReceiptLocation/postalAddress/postcode[1]': '69009',
        'consigneeReceiptLocation/postalAddress/cityName[1]': 'Lyon',
        'consigneeReceiptLocation/postalAddress/countryCode': 'FR',
      },
    ],
    [
      'consignor/name[1]',
      'Transportes del Sur, S.L.\nCalle Mayor 14\n28013 Madrid\nEspaña',
      {
        'consignor/name[1]': 'Transportes del Sur, S.L.',
        'consignor/postalAddress/streetName[1]': 'Calle Mayor 14',
        'consignor/postalAddress/postcode[1]': '28013',
        'consignor/postalAddress/cityName[1]': 'Madrid',
        'consignor/postalAddress/countryCode': 'ES',
      },
    ],
  ])('%s: %s', (path, text, values) => expect(read(path, text)).toEqual(values))
})

describe('the words of a page', () => {
  const word = (text: string, x: number, y: number) =>
    ({ text, box: [x, y, x + 20, y + 10], confidence: 1 }) as const
  const words = [
    word('Sender', 0, 0),
    word('Consignee', 100, 0),
    word('Muster', 0, 20),
    word('D-69009', 100, 20),
  ]
  const found = (text: string, box: [number, number, number, number] | null) =>
    wordsTaken(
      text,
      words.map((one) => ({ ...one, box: [...one.box] })),
      box,
    )?.map((line) => line.map((one) => one.text)) ?? null

  it('spell the text in their order, others of the box between them', () => {
    expect(found('Sender\nMuster', [0, 0, 200, 40])).toEqual([['Sender'], ['Muster']])
    expect(found('Muster\nSender', [0, 0, 200, 40])).toEqual([['Muster'], ['Sender']])
    expect(found('69009', [90, 15, 130, 35])).toEqual([['D-69009']])
    expect(found('Muster', null)).toEqual([['Muster']])
  })

  it('are none where the text is not there', () => {
    expect(found('Muster', [90, 0, 200, 40])).toBeNull()
    expect(found('Muster Sender', null)).toBeNull()
    expect(found(' ', null)).toBeNull()
  })
})
