import { describe, expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const head = (title: string): SetLine[] => [
  [40, 30, title, 16],
  [40, 90, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon'],
]
const natures = (values: Record<string, unknown>) =>
  [1, 2, 3].map((at) => values[`natureIdentificationCargo/identificationText[${at}]`])
const packages = (values: Record<string, unknown>) =>
  [1, 2, 3].map((at) => [
    values[`transportPackage[${at}]/itemQuantity`],
    values[`transportPackage[${at}]/typeCode[1]`],
  ])

it.each([
  [
    'Facture commerciale 2026-E-0193',
    ['Table de ferme 220×95', 'Banc Vaucouleurs', 'Échantillons de teintes'],
    [
      '4 colis – 372 kg brut / 340 kg net',
      '4 colis – 196 kg brut / 176 kg net',
      '1 carton – 3,5 kg brut / 3 kg net',
    ],
    [
      [4, undefined],
      [4, undefined],
      [1, 'CT'],
    ],
    571.5,
  ],
  [
    'Packing list 4711',
    ['Hydraulic power unit', 'Hoses and fittings', 'Manuals'],
    [
      '2 crates · marked HP 1-2 · gross 450 kg',
      '1 crate · marked HP 3 · gross 150 kg',
      '1 carton · HP 4 · gross 12 kg',
    ],
    [
      [2, 'CR'],
      [1, 'CR'],
      [1, 'CT'],
    ],
    612,
  ],
  [
    'Specyfikacja wysyłkowa 4711',
    ['Drut stalowy ocynkowany', 'Drut miękki czarny', 'Gwoździe budowlane'],
    ['14 palet | 12 180 kg', '5 palet | 4 265 kg', '3 palety | 2 955 kg'],
    [
      [14, 'PX'],
      [5, 'PX'],
      [3, 'PX'],
    ],
    19400,
  ],
])('%s: goods in a few lines each, without headings', (title, names, details, counts, gross) => {
  const { values } = readSet([
    ...head(title),
    ...names.flatMap((name, at): SetLine[] => [
      [60, 200 + 40 * at, name, 10],
      [60, 211 + 40 * at, details[at] ?? '', 9],
    ]),
  ])
  expect(natures(values)).toEqual(names)
  expect(packages(values)).toEqual(counts)
  expect(values['grossWeight[1]']).toEqual({ value: gross, unit: 'KGM' })
})

it('numbered goods with prices, and a clause with numbers that lists none', () => {
  const { values } = readSet([
    ...head('Invoice 4711'),
    ...['Oak table', 'Oak bench'].flatMap((name, at): SetLine[] => [
      [40, 200 + 40 * at, `${at + 1}.`],
      [60, 200 + 40 * at, name],
      [400, 200 + 40 * at, '4 pieces at 140.00 EUR'],
      [60, 211 + 40 * at, 'oiled, with drawer'],
    ]),
    ...['Payment is due within thirty days.', 'Goods remain ours until paid.'].flatMap(
      (clause, at): SetLine[] => [
        [40, 400 + 40 * at, `${at + 1}.`],
        [60, 400 + 40 * at, clause],
      ],
    ),
  ])
  expect(natures(values)).toEqual(['Oak table', 'Oak bench', undefined])
})

describe('packages on the line of the name', () => {
  const head: SetLine[] = [
    [40, 20, 'CMR – e-consignment note', 12],
    [40, 50, 'Sender', 7],
    [40, 60, 'Mleczarnia Wigierska Sp. z o.o.'],
    [40, 71, 'ul. Sejneńska 54'],
    [40, 82, '16-400 Suwałki, PL'],
    [300, 50, 'Consignee', 7],
    [300, 60, 'UAB Kaunas Cheese'],
    [300, 71, 'Pramonės pr. 21'],
    [300, 82, '51327 Kaunas, LT'],
    [40, 120, 'Goods', 7],
  ]

  it('before it, after the number of the card', () => {
    const { values } = readSet([
      ...head,
      [44, 132, '1. 16 pallets – Gouda cheese, blocks'],
      [44, 143, 'marks: MW/G/1-16 · gross 11 264 kg'],
      [44, 165, '2. 5 cartons – Samples'],
      [44, 176, 'marks: MW/P · gross 31 kg'],
    ])
    expect(values).toMatchObject({
      'transportPackage[1]/itemQuantity': 16,
      'natureIdentificationCargo/identificationText[1]': 'Gouda cheese, blocks',
      'transportPackage[2]/itemQuantity': 5,
      'transportPackage[2]/typeCode[1]': 'CT',
      'natureIdentificationCargo/identificationText[2]': 'Samples',
      'grossWeight[1]': { value: 11295, unit: 'KGM' },
    })
  })

  it('in columns without headings', () => {
    const { values } = readSet([
      ...head,
      [44, 132, '48'],
      [90, 132, 'barrels'],
      [170, 132, 'New oak barriques 225 L'],
      [500, 132, '2 256 kg'],
      [44, 156, '2'],
      [84, 156, 'pallets'],
      [164, 156, 'Racks, stainless'],
      [500, 156, '415 kg'],
    ])
    expect(values).toMatchObject({
      'transportPackage[1]/itemQuantity': 48,
      'natureIdentificationCargo/identificationText[1]': 'New oak barriques 225 L',
      'transportPackage[2]/typeCode[1]': 'PX',
      'grossWeight[1]': { value: 2671, unit: 'KGM' },
    })
  })

  it('lines that count no packages are none', () => {
    const { values } = readSet([
      ...head,
      [44, 132, '12 Hafenstraße 5'],
      [44, 143, '14 Lindenweg, second gate'],
    ])
    expect(values['transportPackage[1]/itemQuantity']).toBeUndefined()
  })
})
