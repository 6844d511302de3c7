import { describe, expect, it } from 'vitest'
import type { Recognised } from '../layout/pages.ts'
import { readPages } from '../read-pages.ts'

const read = (format: 'csv' | 'xml' | 'json', text: string) =>
  readPages({ engine: format, format, confidence: 1, text, pages: [], notes: [] } satisfies Recognised)
const valuesOf = (extracted: ReturnType<typeof read>) =>
  Object.fromEntries(extracted.values.map((v) => [v.path, v.value]))

describe('a table', () => {
  it.each([
    ['German', 'Frachtbriefnummer;Absender;Empfänger;Lieferort;Anzahl Packstücke;Bruttogewicht kg'],
    [
      'French',
      'N° de lettre de voiture;Expéditeur;Destinataire;Lieu de livraison;Nombre de colis;Poids brut kg',
    ],
    ['English', 'CMR number;Sender;Consignee;Place of delivery;Number of packages;Gross weight kg'],
  ])('is read by its %s header, a goods line per row', (_, header) => {
    const extracted = read(
      'csv',
      `${header}\nN-1;A GmbH;B SA;Lyon, France;4;1200,5\nN-1;A GmbH;B SA;Lyon, France;6;800\n`,
    )
    expect(valuesOf(extracted)).toMatchObject({
      'transportContractDocument/id': 'N-1',
      'consignor/name[1]': 'A GmbH',
      'consignee/name[1]': 'B SA',
      'transportPackage[2]/itemQuantity': 6,
      numberOfPackages: 10,
      'grossWeight[1]': { value: 2000.5, unit: 'KGM' },
    })
    expect(extracted.findings).toEqual([])
  })

  const header = 'cmr_number;sender;consignee;delivery_place;packages\n'

  it('groups its rows by the number of the note, which a continued row may leave out', () => {
    const extracted = read(
      'csv',
      `${header}N-1;A;B;Lyon;4\n;;;;6\nN-2;A;B;Lyon;1\nN-2;A;B;Lyon;2\nN-1;A;B;Lyon;5\n`,
    )
    expect(valuesOf(extracted).numberOfPackages).toBe(15)
    expect(extracted.findings[0]?.message).toBe(
      '1 other consignment in this file (N-2) was not read: the first one is checked.',
    )
  })

  it('without such a number is grouped by who sends to whom and where', () => {
    const rows = 'A;B;Lyon;4\nA;B;Lyon;6\nA;C;Lyon;1\nA;B;Nice;1\n'
    const extracted = read('csv', `sender;consignee;delivery_place;packages\n${rows}`)
    expect(valuesOf(extracted).numberOfPackages).toBe(10)
    expect(extracted.findings[0]?.message).toMatch(/^2 other consignments in this file \(C, Nice\) were/)
  })

  it.each([
    ['German', 'Abs. Firma;Abs. PLZ;Abs. Ort;Empf. Firma;Empf. Land;Anz.;Brutto'],
    ['French', 'Exp. nom;Exp. CP;Exp. ville;Dest. nom;Dest. pays;Nb colis;Poids'],
    ['English', 'ShipFrom Company;ShipFrom Zip;ShipFrom City;ShipTo Company;ShipTo CountryISO;Pcs;Gross'],
  ])('is read by %s headers as programs shorten them', (_, header) => {
    expect(valuesOf(read('csv', `${header}\nA GmbH;21279;Hollenstedt;B SA;FR;4;1200\n`))).toMatchObject({
      'consignor/name[1]': 'A GmbH',
      'consignor/postalAddress/postcode[1]': '21279',
      'consignor/postalAddress/cityName[1]': 'Hollenstedt',
      'consignee/name[1]': 'B SA',
      'consignee/postalAddress/countryCode': 'FR',
      numberOfPackages: 4,
      'grossWeight[1]': { value: 1200, unit: 'KGM' },
    })
  })

  it('is one beside the number when rows of one number go to others', () => {
    const extracted = read('csv', `${header}N-1;A;B;Lyon;4\nN-1;A;C;Nice;6\n`)
    expect(valuesOf(extracted)).toMatchObject({ 'consignee/name[1]': 'B', numberOfPackages: 4 })
    expect(extracted.findings[0]?.message).toMatch(/^1 other consignment in this file \(C\) was/)
  })

  it.each([
    ['behind its word', 'Total;;;;10\n'],
    ['under the last heading', ';;;Summe:;10\n'],
  ])('keeps its line of totals apart, %s', (_, total) => {
    const extracted = read('csv', `${header}N-1;A;B;Lyon;4\nN-1;A;B;Lyon;6\n${total}`)
    expect(valuesOf(extracted).numberOfPackages).toBe(10)
    expect(extracted.findings).toEqual([])
  })

  it('counts a party that is called like a total', () => {
    expect(valuesOf(read('csv', `${header}N-1;Total;B SA;Lyon;4\n`))['consignor/name[1]']).toBe('Total')
  })

  it('is read below its title, which is named, and what holds for all of it', () => {
    const extracted = read(
      'csv',
      `Export of TMS 2026-11-20\n\nCarrier;Fast Trucks\n${header}N-1;A;B;Lyon;4\n`,
    )
    expect(valuesOf(extracted)).toMatchObject({
      'consignor/name[1]': 'A',
      'carrier/name[1]': 'Fast Trucks',
      numberOfPackages: 4,
    })
    expect(extracted.notes).toEqual(['1 element was not understood: Export of TMS 2026-11-20.'])
  })

  it('is read with a quote that does not close, by the line', () => {
    const extracted = read('csv', `${header}N-1;"A GmbH;B;Lyon;4\nN-1;"A GmbH";B;"Lyon";6\n`)
    expect(valuesOf(extracted)).toMatchObject({ 'consignor/name[1]': 'A GmbH', numberOfPackages: 10 })
    expect(extracted.notes).toEqual(['1 element was not understood: the quote that line 2 opens.'])
  })

  it.each([
    ['of other things', 'alpha;beta;gamma\n1;2;3\n4;5;6\n', 'alpha, beta, gamma'],
    ['of persons', 'name;street;city;zip\nA;B 1;C;12345\n', 'name, street, city, zip'],
  ])('%s has no values, and is no page whose headings pass for some', (_, text, columns) => {
    expect(read('csv', text)).toMatchObject({
      kind: 'other',
      values: [],
      notes: [
        'Nothing of a consignment was found in this file.',
        expect.stringContaining(`not understood: ${columns}.`),
      ],
    })
  })

  it('that is a form saved from a spreadsheet is read as the page that it was', () => {
    const form = [
      'Consignment note;;;No.;4711',
      'Sender;;;Carrier;',
      'A GmbH;;;Fast Trucks;',
      'Weg 1;;;Gewerbepark 2;',
      '89073 Ulm;;;4020 Linz;',
      'Germany;;;Austria;',
      'Consignee;;;;',
      'B SA;;;;',
      'Packages;Packing;Goods;Gross weight kg;Volume',
      '4;pallets;Bolts;100;1',
    ].join('\n')
    expect(read('csv', form).notes ?? []).not.toContain('Nothing of a consignment was found in this file.')
  })

  it('keeps an address of several lines in one cell', () => {
    const extracted = read('csv', 'Sender;Consignee;Goods\n"A GmbH\nWeg 1\n89073 Ulm\nGermany";B SA;Bolts\n')
    expect(valuesOf(extracted)).toMatchObject({
      'consignor/name[1]': 'A GmbH',
      'consignor/postalAddress/cityName[1]': 'Ulm',
      'consignor/postalAddress/countryCode': 'DE',
    })
  })

  it('without rows says so', () => {
    expect(read('csv', header)).toMatchObject({ values: [], notes: ['The table has a header and no rows.'] })
  })

  it('in pounds is converted', () => {
    const extracted = read('csv', 'Sender;Consignee;Goods;Gross weight lbs\nA;B;Bolts;100\n')
    expect(valuesOf(extracted)['grossWeight[1]']).toEqual({ value: 45.359237, unit: 'KGM' })
  })

  it('names the columns that were not understood', () => {
    const extracted = read('csv', `cost_centre;${header}77;N-1;A;B;Lyon;4\n`)
    expect(extracted.notes).toEqual(['1 element was not understood: cost_centre.'])
  })
})

describe('XML of no known kind', () => {
  const order = (inside: string) =>
    read(
      'xml',
      `<x:order xmlns:x="urn:shop"><x:sender><x:name>A GmbH</x:name></x:sender><consignee><name>B SA</name></consignee><delivery><city>Lyon</city></delivery>${inside}</x:order>`,
    )

  it('is read by its labels, units beside their numbers, lines by their repetition', () => {
    const extracted = order(
      '<goods><line><packages>4</packages><gross_weight unit="kg">1200.5</gross_weight></line><line><packages>6</packages><gross_weight unit="kg">800</gross_weight></line></goods>',
    )
    expect(valuesOf(extracted)).toMatchObject({
      'consignor/name[1]': 'A GmbH',
      'consigneeReceiptLocation/postalAddress/cityName[1]': 'Lyon',
      'transportPackage[2]/itemQuantity': 6,
      'grossWeight[1]': { value: 2000.5, unit: 'KGM' },
    })
    expect(extracted.kind).toBe('consignment')
    expect(extracted.values.every((v) => v.confidence < 0.9)).toBe(true)
  })

  it('of something else is other', () => {
    expect(read('xml', '<feed><entry><title>News</title></entry></feed>')).toMatchObject({
      kind: 'other',
      values: [],
    })
  })
})

describe('JSON of no known kind', () => {
  const json = (value: unknown) => read('json', JSON.stringify(value))

  it('that names only where goods are picked up and delivered is read, and says what was not understood', () => {
    const extracted = json({
      shipment: {
        pickup: {
          date: '2026-11-17',
          slot: 'early',
          address: { company: 'A B.V.', zip: '1431 GB', countryIso: 'NL' },
        },
        delivery: { address: { company: 'B Sp. z o.o.', city: 'Warszawa', countryIso: 'PL' } },
        items: [{ description: 'Cut flowers', packageCount: 18, grossWeightKg: 5400 }],
      },
    })
    expect(valuesOf(extracted)).toMatchObject({
      'carrierAcceptanceLocation/name[1]': 'A B.V.',
      'carrierAcceptanceLocation/postalAddress/countryCode': 'NL',
      'consigneeReceiptLocation/postalAddress/countryCode': 'PL',
      carrierAcceptanceDateTime: '2026-11-17',
      numberOfPackages: 18,
    })
    expect(extracted.notes).toEqual(['1 element was not understood: shipment.pickup.slot.'])
  })

  it.each([
    [
      'a letter',
      { from: 'a@x.eu', to: 'b@x.eu', date: '2026-11-17', subject: 'Weight', items: [{ name: 'x' }] },
    ],
    [
      'a price list',
      { items: [{ description: 'Box', weight: 3, qty: 5, net: 2 }], country: 'DE', date: '2026-01-01' },
    ],
    ['people', [{ name: 'A', street: 'B', city: 'C', zip: '1', country: 'DE', phone: '2', company: 'D' }]],
  ])('of %s is other', (_, value) => {
    expect(json(value)).toMatchObject({ kind: 'other', values: [] })
  })
})

describe('objects that say themselves what they are', () => {
  const expected = {
    'consignor/name[1]': 'A B.V.',
    'consignor/postalAddress/cityName[1]': 'Aalsmeer',
    'consignee/name[1]': 'B Sp. z o.o.',
    'consignee/postalAddress/countryCode': 'PL',
    carrierAcceptanceDateTime: '2026-11-17',
    'mainCarriageTransportMovement[1]/usedTransportMeans/id': '72-BXK-4',
    'usedTransportEquipment[1]/id': 'OK-44-BB',
    'grossWeight[1]': { value: 7500, unit: 'KGM' },
  }

  it('are read in JSON: parties by role, stops, measures and references by type', () => {
    const extracted = read(
      'json',
      JSON.stringify({
        references: [{ type: 'CMR', value: 'C-7781' }],
        parties: [
          { role: 'SHIPPER', name: 'A B.V.', address: { city: 'Aalsmeer' } },
          { role: 'CN', name: 'B Sp. z o.o.', address: { country: 'PL' } },
        ],
        stops: [{ type: 'PICKUP', date: '2026-11-17' }],
        measures: [{ type: 'GROSS_WEIGHT', value: 7500, unit: 'KGM' }],
        vehicle: { licensePlate: '72-BXK-4', trailer: { licensePlate: 'OK-44-BB' } },
      }),
    )
    expect(valuesOf(extracted)).toMatchObject({ ...expected, 'transportContractDocument/id': 'C-7781' })
    expect(extracted.notes).toEqual([])
  })

  it('are read in XML: by attribute or by element', () => {
    const extracted = read(
      'xml',
      `<booking><party type="CZ" name="A B.V." city="Aalsmeer"/>
        <party><role>consignee</role><name>B Sp. z o.o.</name><country>PL</country></party>
        <loadingDate>2026-11-17</loadingDate><grossWeight unit="kg">7500</grossWeight>
        <vehicle><licencePlate>72-BXK-4</licencePlate><trailer><licencePlate>OK-44-BB</licencePlate></trailer></vehicle>
      </booking>`,
    )
    expect(valuesOf(extracted)).toMatchObject(expected)
  })
})

describe('a name', () => {
  const sender = (value: unknown) =>
    valuesOf(
      read(
        'json',
        JSON.stringify({ sender: value, consignee: { name: 'B SA' }, goods: [{ description: 'Bolts' }] }),
      ),
    )

  it.each(['Bank of Ireland', 'Air France', 'Coop Italia', 'Metro Österreich', 'Auchan Polska', 'Amazon FR'])(
    'that ends in a country stays whole, and tells none: %s',
    (name) => {
      for (const value of [name, { name }, { name, street: 'Weg 1' }]) {
        expect(sender(value)['consignor/name[1]']).toBe(name)
        expect(sender(value)).not.toHaveProperty('consignor/postalAddress/countryCode')
      }
    },
  )

  it('with its address behind it is taken apart', () => {
    expect(sender('A GmbH, Weg 1, 89073 Ulm, Germany')).toMatchObject({
      'consignor/name[1]': 'A GmbH',
      'consignor/postalAddress/streetName[1]': 'Weg 1',
      'consignor/postalAddress/cityName[1]': 'Ulm',
      'consignor/postalAddress/countryCode': 'DE',
    })
  })

  it('beside the whole address stays whole, and the address is taken apart', () => {
    expect(sender({ name: 'Air France', address: 'Rue 3, 69001 Lyon, France' })).toMatchObject({
      'consignor/name[1]': 'Air France',
      'consignor/postalAddress/streetName[1]': 'Rue 3',
      'consignor/postalAddress/postcode[1]': '69001',
      'consignor/postalAddress/countryCode': 'FR',
    })
  })
})

describe('several consignments in one file', () => {
  const shipment = (n: number) => ({
    sender: { name: `A ${n} GmbH` },
    consignee: { name: `B ${n} SA` },
    goods: [{ description: 'Bolts', grossWeightKg: n * 100 }],
  })
  const xml = (n: number) =>
    `<shipment><sender>A ${n} GmbH</sender><consignee>B ${n} SA</consignee><goods>Bolts</goods><grossWeight unit="kg">${n}00</grossWeight></shipment>`

  it.each([
    ['an array', 'json', JSON.stringify([1, 2, 3].map(shipment))],
    ['an array with a name', 'json', JSON.stringify({ shipments: [1, 2, 3].map(shipment) })],
    ['elements', 'xml', `<shipments>${[1, 2, 3].map(xml).join('')}</shipments>`],
  ] as const)('are the first one, and the others by name: %s', (_, format, text) => {
    const extracted = read(format, text)
    expect(valuesOf(extracted)).toMatchObject({
      'consignor/name[1]': 'A 1 GmbH',
      'consignee/name[1]': 'B 1 SA',
      'grossWeight[1]': { value: 100, unit: 'KGM' },
    })
    expect(valuesOf(extracted)).not.toHaveProperty('natureIdentificationCargo/identificationText[2]')
    expect(extracted.notes).toEqual([
      '2 other consignments in this file (B 2 SA, B 3 SA) were not read: the first one is checked.',
    ])
  })

  it('are one where rows repeat who sends to whom', () => {
    const rows = [1, 2].map((n) => ({
      cmrNumber: 'N-1',
      sender: 'A',
      consignee: 'B',
      goods: ['', 'Bolts', 'Nuts'][n],
      kg: n,
    }))
    const extracted = read(
      'json',
      JSON.stringify(rows.map(({ kg, ...row }) => ({ ...row, grossWeightKg: kg }))),
    )
    expect(valuesOf(extracted)).toMatchObject({
      'transportContractDocument/id': 'N-1',
      'natureIdentificationCargo/identificationText[2]': 'Nuts',
      'grossWeight[1]': { value: 3, unit: 'KGM' },
    })
    expect(extracted.notes).toEqual([])
  })
})

describe('goods in several lists', () => {
  const goods = (value: unknown) =>
    valuesOf(
      read(
        'json',
        JSON.stringify({ sender: 'A', consignee: 'B', placeOfDelivery: 'Lyon', ...(value as object) }),
      ),
    )
  const line = (description: string, packages: number) => ({ description, packages })

  it('are counted through all of them', () => {
    const containers = [[line('Bolts', 4), line('Nuts', 5)], [line('Screws', 6)]].map((lines) => ({ lines }))
    expect(goods({ containers })).toMatchObject({
      'natureIdentificationCargo/identificationText[1]': 'Bolts',
      'natureIdentificationCargo/identificationText[2]': 'Nuts',
      'natureIdentificationCargo/identificationText[3]': 'Screws',
      numberOfPackages: 15,
    })
  })

  it('are of the line that they stand alone in', () => {
    const lines = [1, 2].map((n) => ({ description: ['Bolts', 'Nuts'][n - 1], packaging: [{ packages: n }] }))
    expect(goods({ lines })).toMatchObject({
      'natureIdentificationCargo/identificationText[2]': 'Nuts',
      'transportPackage[2]/itemQuantity': 2,
      numberOfPackages: 3,
    })
  })

  it('are not summed with what sums them up', () => {
    const pallets = [{ grossWeightKg: 9, lines: [{ grossWeightKg: 4 }, { grossWeightKg: 5 }] }]
    expect(goods({ pallets })['grossWeight[1]']).toEqual({ value: 9, unit: 'KGM' })
  })

  it('of several unloading places are several consignments', () => {
    const stops = ['Lyon', 'Nice'].map((city, n) => ({
      type: 'DELIVERY',
      city,
      goods: [line('Bolts', n + 4)],
    }))
    const extracted = read('json', JSON.stringify({ sender: 'A', loadingPlace: 'Ulm', stops }))
    expect(valuesOf(extracted).numberOfPackages).toBe(4)
    expect(extracted.findings[0]?.message).toMatch(/^1 other consignment in this file \(Nice\)/)
  })

  it('are weighed in the unit beside them', () => {
    const lines = [
      { grossWeight: 100, weightUnit: 'lb' },
      { grossWeight: 200, weightUnit: 'lb' },
    ]
    expect(goods({ lines })['grossWeight[1]']).toEqual({ value: 136.077711, unit: 'KGM' })
    expect(goods({ lines: [{ grossWeight: 24, weightUnit: 't' }] })['grossWeight[1]']).toEqual({
      value: 24,
      unit: 'TNE',
    })
  })
})

describe('what nothing was made of is said', () => {
  it.each([
    ['a value that is none', { grossWeight: 'heavy' }, 'grossWeight'],
    ['a control character', { carrier: 'A\u0000B' }, 'carrier'],
    ['markup', { carrier: '<img src=x>' }, 'carrier'],
  ])('%s', (_, value, key) => {
    const { notes } = read('json', JSON.stringify({ sender: 'A', consignee: 'B', goods: 'Bolts', ...value }))
    expect(notes).toEqual([`1 element was not understood: ${key}.`])
  })

  it('a number beyond all numbers', () => {
    const { notes } = read('json', '{"sender":"A","consignee":"B","goods":"Bolts","grossWeight":1e400}')
    expect(notes).toEqual(['1 element was not understood: grossWeight.'])
  })

  it.each([
    ['json', '{}'],
    ['xml', '<foo><bar>1</bar></foo>'],
  ] as const)('of a whole file: %s', (format, text) => {
    expect(read(format, text).notes?.[0]).toBe('Nothing of a consignment was found in this file.')
  })
})
