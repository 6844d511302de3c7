import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../../../testing/set-paper.ts'

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
