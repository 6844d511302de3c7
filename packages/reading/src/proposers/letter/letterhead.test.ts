import { expect, it } from 'vitest'
import type { SetLine } from '../../testing/set-paper.ts'
import { readSet } from '../../testing/set-paper.ts'

const invoice = (...head: SetLine[]): SetLine[] => [
  ...head,
  [40, 180, 'INVOICE No. 4711', 16],
  [40, 220, 'Ship to: Morel SARL, Rue de la Paix 4, 69002 Lyon, France'],
  [40, 260, 'Description'],
  [300, 260, 'Quantity'],
  [400, 260, 'Price'],
  [40, 276, 'Gear housing'],
  [300, 276, '18'],
  [400, 276, '12.00'],
]
const sender = (...head: SetLine[]) => {
  const { values } = readSet(invoice(...head))
  return [
    values['consignor/name[1]'],
    values['consignor/postalAddress/streetName[1]'],
    values['consignor/postalAddress/postcode[1]'],
    values['consignor/postalAddress/cityName[1]'],
  ]
}

it('what a letterhead tells about its company between name and address is left out', () => {
  expect(
    sender(
      [40, 40, 'VALDORA', 16],
      [40, 58, 'SAS au capital de 240 000 €'],
      [40, 69, '14, rue Denis Papin'],
      [40, 80, '42160 Andrézieux, France'],
    ),
  ).toEqual(['VALDORA', '14, rue Denis Papin', '42160', 'Andrézieux'])
})

it('a name with its legal form at the top is the sender, though it is set like the rest', () => {
  expect(
    sender([380, 40, 'Bollen Export B.V.'], [380, 51, 'Zandvaart 41'], [380, 62, '2171 KM Sassenheim']),
  ).toEqual(['Bollen Export B.V.', 'Zandvaart 41', '2171 KM', 'Sassenheim'])
})

it('one line may hold all of it', () => {
  expect(sender([40, 40, 'Cítricos Alba S.L. · Partida Marquesa 4 · 12530 Burriana · España', 12])).toEqual([
    'Cítricos Alba S.L.',
    'Partida Marquesa 4',
    '12530',
    'Burriana',
  ])
})

it('the name may stand on one side of the head and the address on the other', () => {
  expect(
    sender([40, 40, 'HOLLSTEIN Maschinen GmbH', 17], [400, 42, 'Otto-Hahn-Ring 17 · D-91522 Ansbach']),
  ).toEqual(['HOLLSTEIN Maschinen GmbH', 'Otto-Hahn-Ring 17', '91522', 'Ansbach'])
})

it.each([
  [
    'Severnside Mill, Oldington Lane, Kidderminster, Worcestershire DY11 7QP Tel 01562 555 014 sales@looms.example',
    ['Severnside Mill, Oldington Lane', 'DY11 7QP', 'Kidderminster'],
  ],
  ['Weberstr. 14, 98527 Suhl Tel. 03681 555-0', ['Weberstr. 14', '98527', 'Suhl']],
  [
    'Zone de la Plaine, 3 rue Papin, 59200 Tourcoing Tél. 03 20 55 50 14',
    ['Zone de la Plaine, 3 rue Papin', '59200', 'Tourcoing'],
  ],
])('a trading name has its whole address on one line with its telephone: %s', (line, address) => {
  expect(sender([40, 40, 'STOURPORT LOOMS', 18], [40, 60, line, 8])).toEqual(['STOURPORT LOOMS', ...address])
})

it.each([
  [
    "the company's form on the line below its name",
    [
      [40, 30, 'Riseria Lomellina Bagnasco', 18],
      [40, 52, 'S.N.C. – Cascina Molinazzo, Strada per Zeme 11 – 27036 Mortara (PV) – Tel. 0384 555011', 8],
    ],
    ['Riseria Lomellina Bagnasco S.N.C.', 'Cascina Molinazzo, Strada per Zeme 11', '27036', 'Mortara'],
  ],
  [
    'what parts the town parts the rest',
    [
      [
        40,
        40,
        'Carrick Apparel Ltd · Lisnagelvin Mill, Glendermott Road · Derry BT47 6XX · United Kingdom',
        9,
      ],
    ],
    ['Carrick Apparel Ltd', 'Lisnagelvin Mill, Glendermott Road', 'BT47 6XX', 'Derry'],
  ],
  [
    'where a street is tells no more of the name',
    [
      [40, 30, 'SOUDOVIE', 16],
      [40, 50, 'Z.I. de la Plaine – 14, rue Denis Papin'],
      [40, 61, '42160 Andrézieux – France'],
    ],
    ['SOUDOVIE', '14, rue Denis Papin', '42160', 'Andrézieux'],
  ],
  [
    'a lone No within an address is the number of the house',
    [
      [40, 30, 'ULUPINAR TEKSTİL LTD. ŞTİ.', 14],
      [40, 47, 'Demirtaş Org. San. Böl. Lale Cad. No: 41/7, 16110 Osmangazi – Türkiye'],
    ],
    ['ULUPINAR TEKSTİL LTD. ŞTİ.', 'Demirtaş Org. San. Böl. Lale Cad. No: 41/7', '16110', 'Osmangazi'],
  ],
] as [string, SetLine[], string[]][])('%s', (_, head, parts) => {
  expect(sender(...head)).toEqual(parts)
})

it('the foot of the page tells the country and the street that the head leaves out', () => {
  expect(
    sender(
      [40, 120, 'Leimwerke Nordheide AG, Postfach 1117, 21232 Buchholz', 7],
      [40, 780, 'Leimwerke Nordheide AG', 8],
      [40, 789, 'Am Torfkanal 55, 21244 Buchholz', 8],
      [40, 798, 'Deutschland', 8],
      [300, 780, 'Vorstand: Dr. K. Rieckmann', 8],
    ),
  ).toEqual(['Leimwerke Nordheide AG', 'Am Torfkanal 55', '21244', 'Buchholz'])
})

it('a company that only the foot of the page names', () => {
  expect(
    sender(
      [40, 40, 'hvetlanda', 16],
      [40, 780, 'Hvetlanda Luckor AB', 8],
      [40, 789, 'Brogårdsgatan 22', 8],
      [40, 798, '574 38 VETLANDA', 8],
      [300, 780, 'Tel 0383-555 018', 8],
    ),
  ).toEqual(['Hvetlanda Luckor AB', 'Brogårdsgatan 22', '574 38', 'VETLANDA'])
})

it('the line above the window shortens the name that the head has in full', () => {
  const { values } = readSet([
    [40, 40, 'Ébénisterie des Côtes de Meuse', 18],
    [40, 62, 'ÉCM SARL – 9, rue du Four Banal – 55140 Vaucouleurs – France'],
    [320, 40, 'FACTURE COMMERCIALE', 11],
    [320, 120, 'ÉCM – 9, rue du Four Banal – 55140 Vaucouleurs', 6],
    [320, 132, 'Möbelgalerie Appenzell AG'],
    [320, 144, 'Gaiserstrasse 44'],
    [320, 156, '9050 Appenzell'],
    [320, 168, 'Suisse'],
    [40, 260, 'Description'],
    [300, 260, 'Quantity'],
    [400, 260, 'Price'],
    [40, 276, 'Table de ferme'],
    [300, 276, '4'],
    [400, 276, '12.00'],
  ])
  expect(values).toMatchObject({
    'consignor/postalAddress/streetName[1]': '9, rue du Four Banal',
    'consignor/postalAddress/cityName[1]': 'Vaucouleurs',
    'consignee/name[1]': 'Möbelgalerie Appenzell AG',
  })
  expect(values['consignor/name[1]']).toBe('ÉCM SARL')
})

it('an address below a logo and what is left of a small line is the window, and not the letterhead', () => {
  const { values } = readSet([
    [380, 40, 'NORDGETRIEBE', 16],
    [90, 96, 'Gm Co.', 6],
    [66, 109, 'Ciments du Vercors SA', 12],
    [66, 123, '240, route de Valence', 12],
    [66, 137, '38250 Lans-en-Vercors', 12],
    [40, 220, 'INVOICE No. 4711', 16],
    [40, 260, 'Description'],
    [300, 260, 'Quantity'],
    [400, 260, 'Price'],
    [40, 276, 'Gear housing'],
    [300, 276, '18'],
    [400, 276, '12.00'],
  ])
  expect([values['consignee/name[1]'], values['consignor/name[1]']]).toEqual([
    'Ciments du Vercors SA',
    undefined,
  ])
})
