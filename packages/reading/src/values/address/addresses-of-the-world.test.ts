import { describe, expect, it } from 'vitest'
import type { Part } from '../../fields/parts.ts'
import { readAddress } from './address.ts'

function read(lines: string[], of: 'party' | 'place' = 'party'): Partial<Record<Part, string>> {
  const address = readAddress(
    lines.map((text) => ({ text, words: [] })),
    of,
  )
  return Object.fromEntries(Object.entries(address).map(([part, found]) => [part, found.value ?? found.text]))
}

describe('an address of any country', () => {
  it.each<[string, string[], string]>([
    [
      'a district',
      ['3-18 Meieki Minami, Nakamura-ku', 'Nagoya 450-0003', 'Japan', 'Contact: T. Hoshino'],
      '3-18 Meieki Minami, Nakamura-ku',
    ],
    ['a warehouse', ['Al Quoz Area 4, Warehouse 12', 'Dubai', 'UAE'], 'Al Quoz Area 4, Warehouse 12'],
    [
      'an estate',
      ['Plot 117, BSCIC Estate, Tongi', 'Gazipur 1710, Bangladesh'],
      'Plot 117, BSCIC Estate, Tongi',
    ],
    [
      'a phase',
      ['Plot No. 14, GIDC Estate, Phase II', 'Vapi - 396195, Gujarat, India'],
      'Plot No. 14, GIDC Estate, Phase II',
    ],
    [
      'floors',
      ['Unit 1203, 12/F, 485 Castle Peak Road', 'Kowloon, Hong Kong'],
      'Unit 1203, 12/F, 485 Castle Peak Road',
    ],
    ['a suburb', ['14B Wharf Road, Apapa', 'Lagos', 'Nigeria'], '14B Wharf Road, Apapa'],
    [
      'a mill',
      ['Lisnagelvin Mill, Glendermott Road', 'Londonderry BT47 6JB'],
      'Lisnagelvin Mill, Glendermott Road',
    ],
    ['no number', ['Camí de la Mar, s/n', '12550 Almassora (Castellón)'], 'Camí de la Mar, s/n'],
    ['a Czech house', ['č.p. 114', '687 71 Bojkovice'], 'č.p. 114'],
    ['a Hungarian street behind its town', ['2800 Tatabánya, Búzavirág út 6.'], 'Búzavirág út 6.'],
    [
      'a word that labels streets too',
      ['Rue du Fossé 44', 'L-4123 Esch (Luxembourg)', 'Contact : Mme Wagener', 'Tél. : +352 55 50'],
      'Rue du Fossé 44',
    ],
    ['no gate before it', ['Gate 3, Shercock Road', 'Carrickmacross A81 XP55'], 'Shercock Road'],
    ['nothing but its place', ['Nabrzeże Szczecińskie', '81-001 Gdynia'], 'Nabrzeże Szczecińskie'],
    [
      'nothing but its place on one line',
      ['Carrigrennan, Little Island, Cork, Ireland'],
      'Carrigrennan, Little Island',
    ],
  ])('has a street with %s', (_, lines, street) => {
    const whole = lines.length === 1 ? [`Nordlicht Ltd, ${lines[0]}`] : ['Nordlicht Ltd', ...lines]
    const party = _.startsWith('a Hungarian') ? ['Nordlicht Kft.', ...lines] : whole
    expect(read(party)).toMatchObject({ name: expect.stringMatching(/^Nordlicht \S+$/), street })
  })

  it.each<[string[], string, string | undefined]>([
    [['Lima 15088, Peru'], 'Lima', '15088'],
    [['Sofia 1000', 'Bulgaria'], 'Sofia', '1000'],
    [['Tel Aviv 6721104', 'Israel'], 'Tel Aviv', '6721104'],
    [['SINGAPORE 619478'], 'SINGAPORE', '619478'],
    [['7560943 SANTIAGO, CHILE'], 'SANTIAGO', '7560943'],
    [['C1195AAC BUENOS AIRES'], 'BUENOS AIRES', 'C1195AAC'],
    [['São Paulo - SP, 01304-001, Brazil'], 'São Paulo', '01304-001'],
    [['Suwa, Nagano 392-0012', 'Japan'], 'Suwa', '392-0012'],
    [['Cowdenbeath, Fife KY4 8EP'], 'Cowdenbeath', 'KY4 8EP'],
    [['Cowdenbeath', 'Fife', 'KY4 8EP', 'United Kingdom'], 'Cowdenbeath', 'KY4 8EP'],
    [['Birr, Co. Offaly, R42 XY76', 'Ireland'], 'Birr', 'R42 XY76'],
    [['Birr, Co. Offaly'], 'Birr', undefined],
    [['L-1360 LUXEMBOURG'], 'LUXEMBOURG', '1360'],
    [['230 Reykjanesbær', 'Iceland'], 'Reykjanesbær', '230'],
    [['C.P. 28001 Madrid'], 'Madrid', '28001'],
    [['9042 Gent – Belgique/België'], 'Gent', '9042'],
    [['20121 Milano MI', 'Italia'], 'Milano', '20121'],
    [['41126 Modena MO'], 'Modena', '41126'],
    [['69700 Givors (69)'], 'Givors', '69700'],
    [['49632 Essen (Oldb.)'], 'Essen (Oldb.)', '49632'],
    [['Dubai', 'UAE'], 'Dubai', undefined],
    [['VANCOUVER BC', 'V6H 1C5', 'CA   TE 16045550142'], 'VANCOUVER', 'V6H 1C5'],
    [['BALTIMORE, MD 21224, USA'], 'BALTIMORE', '21224'],
    [['TAMUNING, GU 96913'], 'TAMUNING', '96913'],
    [['MOUNT WAVERLEY VIC 3149', 'AUSTRALIA'], 'MOUNT WAVERLEY', '3149'],
    [['Montréal (Québec) H2L 4K1', 'Canada'], 'Montréal', 'H2L 4K1'],
    [['11010-151 Santos/SP', 'Brasil'], 'Santos', '11010-151'],
    [['SANTOS - SP - CEP 11010-151 - BRAZIL'], 'SANTOS', '11010-151'],
    [['C.P. 66215 San Pedro, N.L.', 'México'], 'San Pedro', '66215'],
    [['Sohar, P.C. 322', 'Sultanate of Oman'], 'Sohar', '322'],
    [['CESKA KAMENICE 40721 CZ'], 'CESKA KAMENICE', '40721'],
    [['BINH TAN DIST., HO CHI MINH CITY', 'VIETNAM'], 'HO CHI MINH CITY', undefined],
    [['Colombo 02', 'Sri Lanka'], 'Colombo 02', undefined],
    [['7646 Paarl', 'RSA'], 'Paarl', '7646'],
  ])('has the town of %j', (town, city, postcode) => {
    const found = read(['Nordlicht Ltd', '88 Quay Street', ...town])
    expect([found.street, found.city, found.postcode]).toEqual(['88 Quay Street', city, postcode])
  })

  it('parts a street from its town where nothing stands between them', () => {
    expect(read(['Nordlicht SAS', '14 QUAI DE SOUTHAMPTON 76600 LE HAVRE'])).toMatchObject({
      street: '14 QUAI DE SOUTHAMPTON',
      postcode: '76600',
      city: 'LE HAVRE',
    })
    expect(read(['Nordlicht SAS', 'ZONE 44 12550 UNITS', '76600 LE HAVRE']).city).toBe('LE HAVRE')
  })

  it.each([
    ['1185 W 8TH AVENUE SUITE 210', ['VANCOUVER BC V6H 1C5', 'CANADA']],
    ['1420, rue Saint-Paul Est', ['Montréal H2L 4K1', 'Canada']],
    ['7441 KING FAHD ROAD', ['RIYADH 12271-3344', 'K.S.A.']],
    ['11802 Katy Freeway, Ste. 400', ['Houston, Texas 77079-1234', 'United States of America']],
  ])('takes the number of a house before its street for no postcode: %s', (street, town) => {
    expect(read(['Nordlicht Ltd', street, ...town]).street).toBe(street)
  })

  it.each([
    [['1050 Ixelles'], '1050', 'Ixelles', undefined],
    [['8000 Aarhus C', 'Denmark'], '8000', 'Aarhus C', 'DK'],
    [['3011 Bern, Switzerland'], '3011', 'Bern', 'CH'],
    [['Singapore 637365'], '637365', 'Singapore', 'SG'],
    [['13001 KUWAIT'], '13001', 'KUWAIT', 'KW'],
    [['28013 MADRID, ES'], '28013', 'MADRID', 'ES'],
    [['CH-9500 Wil SG'], '9500', 'Wil SG', 'CH'],
    [['89160 St. Martin'], '89160', 'St. Martin', undefined],
  ])('has the country that %j says and no other', (town, postcode, city, country) => {
    expect(read(['Nordlicht Ltd', '88 Quay Street', ...town])).toEqual({
      name: 'Nordlicht Ltd',
      street: '88 Quay Street',
      postcode,
      city,
      ...(country ? { country } : {}),
    })
  })

  it.each<[string[], Partial<Record<Part, string>>]>([
    [['P.O. BOX CO 1412', 'TEMA, GHANA'], { postOfficeBox: 'CO 1412', city: 'TEMA', country: 'GH' }],
    [['01 BP 4417 Abidjan 01', "Côte d'Ivoire"], { postOfficeBox: '4417', city: 'Abidjan', country: 'CI' }],
    [
      ['PO BOX 13899 DAMMAM 31414', 'SAUDI ARABIA'],
      { postOfficeBox: '13899', city: 'DAMMAM', postcode: '31414', country: 'SA' },
    ],
    [['BP 11 770 Dakar', 'Sénégal'], { postOfficeBox: '11 770', city: 'Dakar', country: 'SN' }],
    [
      ['BP 40125 - 76056 LE HAVRE CEDEX'],
      { postOfficeBox: '40125', postcode: '76056', city: 'LE HAVRE CEDEX' },
    ],
    [
      ['P.O. Box 90120-80100', 'Mombasa, Kenya'],
      { postOfficeBox: '90120-80100', city: 'Mombasa', country: 'KE' },
    ],
    [['PO Box 22441, Safat 13085', 'Kuwait'], { postOfficeBox: '22441', city: 'Safat', postcode: '13085' }],
    [['Postboks 144 Sentrum', '0102 Oslo'], { postOfficeBox: '144 Sentrum', postcode: '0102', city: 'Oslo' }],
    [['Postfach', 'CH-4002 Basel'], { postcode: '4002', city: 'Basel', country: 'CH' }],
  ])('has a post office box in %j', (lines, expected) => {
    expect(read(['Société X SAS', ...lines])).toEqual({
      name: 'Société X SAS',
      ...expected,
      country: expected.country ?? read(lines).country,
    })
  })

  it('takes the sign of Poland before a postcode for no box', () => {
    expect(read(['Gryf Sp. z o.o.', 'ul. Długa 4', 'PL 39-200 Dębica'])).toMatchObject({
      postcode: '39-200',
      country: 'PL',
    })
  })

  it('leaves out lines that only label, and what stands below the word for a person', () => {
    const lines = [
      'Metalli S.r.l.',
      'Indirizzo:',
      'Via Gardoncina 15/B',
      '25068 Sarezzo (BS) Italia',
      'Persona da contattare:',
      'Bettinsoli 030 555 0177',
      'Tel.:',
    ]
    expect(read(lines)).toEqual({
      name: 'Metalli S.r.l.',
      street: 'Via Gardoncina 15/B',
      postcode: '25068',
      city: 'Sarezzo',
      country: 'IT',
    })
  })

  it('leaves an hour of delivery out of an address on one line', () => {
    const lines = ['Emmericher Straße 88, Dock 12, 47138 Duisburg, DE', 'Levertijd: ma 23-11-2026 07:00']
    expect(read(lines, 'place')).toMatchObject({
      street: 'Emmericher Straße 88',
      city: 'Duisburg',
      country: 'DE',
    })
  })
})
