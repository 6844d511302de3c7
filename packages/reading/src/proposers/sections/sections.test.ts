import { describe, expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

/** Rows of names and values below a heading. */
const section = (x: number, y: number, heading: string, ...rows: [string, ...string[]][]): SetLine[] => {
  let at = y
  return [
    [x, y, heading, 8],
    ...rows.flatMap(([name, ...lines]) => {
      at += 12
      const top = at
      at += 11 * (lines.length - 1)
      return [
        [x, top, name, 8],
        ...lines.map((line, i): SetLine => [x + 80, top + 11 * i, line, 8]),
      ] as SetLine[]
    }),
  ]
}
const party = (values: Record<string, unknown>, role: string) =>
  ['name[1]', 'postalAddress/streetName[1]', 'postalAddress/postcode[1]', 'postalAddress/cityName[1]'].map(
    (field) => values[`${role}/${field}`],
  )

describe('a party in a section of rows with names of their own', () => {
  it('is read from two sections side by side, and a value may wrap', () => {
    const { values } = readSet([
      [40, 20, 'CMR-Frachtbrief', 14],
      ...section(
        40,
        80,
        'AUFTRAGGEBER / ABSENDER',
        ['Firma', 'Gebr. Tüxen Landmaschinen', 'GmbH & Co. KG'],
        ['Anschrift', 'Mühlendamm 8', 'D-25899 Niebüll'],
        ['Übernahme', 'Fr 20.11.2026, 07:15 Uhr'],
      ),
      ...section(
        330,
        80,
        'EMPFÄNGER',
        ['Firma', 'Agroservis Haná s.r.o.'],
        ['Anschrift', 'Tovární 1180', 'CZ-751 31 Lipník nad Bečvou'],
      ),
      ...section(
        40,
        180,
        'FRACHTFÜHRER',
        ['Unternehmer', 'Spedition Brockmann e.K.'],
        ['Anschrift', 'Industriestraße 22a, D-24963 Tarp'],
        ['Zugmaschine', 'SL-HB 709'],
      ),
    ])
    expect(party(values, 'consignor')).toEqual([
      'Gebr. Tüxen Landmaschinen GmbH & Co. KG',
      'Mühlendamm 8',
      '25899',
      'Niebüll',
    ])
    expect(party(values, 'consignee')).toEqual([
      'Agroservis Haná s.r.o.',
      'Tovární 1180',
      '751 31',
      'Lipník nad Bečvou',
    ])
    expect(party(values, 'carrier')).toEqual([
      'Spedition Brockmann e.K.',
      'Industriestraße 22a',
      '24963',
      'Tarp',
    ])
  })

  it('has its country and telephone in rows of their own, and so has the issue its day and town', () => {
    const { values } = readSet([
      [40, 15, 'GUIA AEREA ELECTRONICA', 14],
      ...section(
        40,
        74,
        'Expedidor',
        ['Razon social', 'CONSERVAS RIA DE ALDAN, S.A.'],
        ['Direccion', 'Lugar de Menduina 22'],
        ['Localidad', '36945 CANGAS'],
        ['Pais', 'ES - ESPAÑA'],
        ['Telefono', '+34 986 550 114'],
      ),
      ...section(40, 300, 'Emision', ['Fecha', '21NOV26'], ['Lugar', 'VIGO'], ['Firmado por', 'D. OTERO']),
    ])
    expect(party(values, 'consignor')).toEqual([
      'CONSERVAS RIA DE ALDAN, S.A.',
      'Lugar de Menduina 22',
      '36945',
      'CANGAS',
    ])
    expect(values['consignor/postalAddress/countryCode']).toBe('ES')
    expect(values['consignor/definedContactDetails[1]/telephone[1]/completeNumber']).toBe('+34 986 550 114')
    expect(values['transportContractDocument/formattedIssueDateTime']).toBe('2026-11-21')
    expect(values['transportContractDocument/issueLocation/name[1]']).toBe('VIGO')
  })

  it('is none where another block only stands level with the lines of an address', () => {
    const { values } = readSet([
      [40, 20, 'CMR', 14],
      [40, 80, 'Sender'],
      [40, 91, 'Miller Ltd'],
      [40, 102, 'Mill Lane 7'],
      [40, 113, '6112 Wattens'],
      [300, 91, 'Deliver before noon'],
      [300, 102, 'Ring the bell twice'],
      [300, 113, 'Ask for Tom'],
    ])
    expect(party(values, 'consignor')).toEqual(['Miller Ltd', 'Mill Lane 7', '6112', 'Wattens'])
  })
})

describe('the day of the week before a date', () => {
  const placeOf = (line: string, label: string) =>
    readSet([
      [40, 20, 'CMR', 14],
      [40, 60, label],
      [40, 72, line],
    ]).values['carrierAcceptanceLocation/postalAddress/cityName[1]']
  it('is no town', () => {
    expect(placeOf('Fr 20.11.2026', 'Ort und Tag der Übernahme')).toBeUndefined()
    expect(placeOf('Pornic, ven. 20 novembre 2026', 'Lieu et date de la prise en charge')).toBe('Pornic')
  })
  it('may be a part of a town', () => {
    expect(placeOf('MURSKA SOBOTA 19.11.2026', 'Kraj in dan prevzema blaga')).toBe('MURSKA SOBOTA')
  })
})

it('a field for the postcode and one for its town are a line of the address; names of both may stand together', () => {
  const { values } = readSet([
    [40, 20, 'CMR-Frachtbrief', 14],
    ...section(40, 80, 'Absender', ['Firma', 'Holzwerk Aigen GmbH'], ['Straße', 'Murgasse 5']),
    [40, 115, 'PLZ und Ort', 8],
    [120, 115, '5585', 8],
    [160, 115, 'Unterdorf', 8],
    [40, 127, 'Land', 8],
    [120, 127, 'Österreich', 8],
  ])
  expect(party(values, 'consignor')).toEqual(['Holzwerk Aigen GmbH', 'Murgasse 5', '5585', 'Unterdorf'])
})
