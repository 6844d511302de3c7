import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'
import { note, packages, table } from '../../testing/set-table.ts'

it.each([
  ['Packliste', 'Packstück', ['Kiste 1', 'Kiste 2', 'Karton 3'], ['CS', 'CS', 'CT'], [1, 1, 1]],
  [
    'Packing list',
    'Package',
    ['Crate 1', 'Crate 1', 'Pallet 2-4'],
    ['CR', undefined, 'PX'],
    [1, undefined, 3],
  ],
  [
    'Specyfikacja wysyłkowa',
    'Opakowanie',
    ['Skrzynia nr 1', 'Karton nr 2', 'Karton nr 3'],
    ['CS', 'CT', 'CT'],
    [1, 1, 1],
  ],
])('%s: packages named by kind and number are counted once each', (title, heading, cells, codes, counts) => {
  const values = note(
    title,
    ...table(
      [40, 'Pos', '1', '2', '3'],
      [80, 'Description', 'Gearbox housing', 'Drive shaft', 'Oil filling set'],
      [260, 'Pcs', '4', '2', '6'],
      [340, heading, ...cells],
    ),
    [40, 262, 'Sizes: first 120×80×75 cm, second 150×100×90 cm, and the third as agreed upon, 80 kg', 9],
  )
  expect(packages(values)).toEqual(counts.map((count, at) => [count, codes[at]]))
  expect(values.numberOfPackages).toBe(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0))
  expect(values).not.toHaveProperty(['natureIdentificationCargo/identificationText[4]'])
})

it.each([
  [
    'Advice note',
    ['Qty', 'Part / Pattern', 'Description', 'Packed', 'Gross Kgs'],
    ['12 PAL', '6 PAL', '1 CRATE'],
    ['PX', 'PX', 'CR'],
  ],
  [
    'Lieferschein',
    ['Menge', 'Teil', 'Bezeichnung', 'verpackt', 'Brutto kg'],
    ['12 Paletten', '6 Paletten', '1 Kiste'],
    ['PX', 'PX', 'CS'],
  ],
])('%s: a sentence below the goods does not tell what a column holds', (title, headings, packed, codes) => {
  const cells = [
    ['240', '180', '75'],
    ['BG-4471', 'BG-2208', 'SAMPLE'],
    ['Manhole frame', 'Gully grate', 'Lifting keys'],
    packed,
    ['1368', '531', '214'],
  ]
  const values = note(
    title,
    ...table(
      ...headings.map((heading, at): [number, ...string[]] => [40 + 90 * at, heading, ...(cells[at] ?? [])]),
    ),
    [116, 290, '18 pallets and 1 crate or case, 19 packages in all and whatever else stands here'],
  )
  expect(packages(values)).toEqual([12, 6, 1].map((count, at) => [count, codes[at]]))
})

it('a sign of the currency behind a heading is no value, and a sum brought forward no line below the headings', () => {
  const values = note(
    'Invoice',
    ...table(
      [40, 'Quantity', '', '186.40 m', '36'],
      [120, 'Stock code', '', 'AX-80W', 'UL-FELT'],
      [200, 'Details', '', 'Axminster broadloom', 'Felt underlay 11 mm'],
      [360, 'Unit price', '', '38.40', '31.00'],
      [405, '£'],
      [450, 'Net amount', '13,302.76', '7,157.76', '1,116.00'],
    ).filter(([, , text]) => text !== ''),
    [200, 214, 'Brought forward'],
  )
  expect([1, 2].map((at) => values[`natureIdentificationCargo/identificationText[${at}]`])).toEqual([
    'Axminster broadloom',
    'Felt underlay 11 mm',
  ])
})

it('gross and net set as one heading stand over two columns', () => {
  const values = note(
    'Packing list',
    ...table(
      [40, 'Packages', '1 à 8', '9 à 13'],
      [110, 'Kind', 'pallets', 'pallets'],
      [190, 'Description', 'Weld neck flange', 'Blind flange'],
      [400, 'Net (t) Gross (t)', '6.528', '4.350'],
    ),
    [440, 214, '6.720'],
    [440, 228, '4.470'],
  )
  expect(values.numberOfPackages).toBe(13)
  expect([values['grossWeight[1]'], values['netWeight[1]']]).toEqual([
    { value: 11.19, unit: 'TNE' },
    { value: 10.878, unit: 'TNE' },
  ])
})

it.each([
  ['Pavadzīme', 'Preces nosaukums', 'Daudzums', 'Bruto kg', 'partija M-26/44, mitrums 13,1 %'],
  ['Packing list', 'Description', 'Qty', 'Gross kg', 'NO CHARGE - PROPERTY OF CUSTOMER'],
  ['Lieferschein', 'Bezeichnung', 'Menge', 'Brutto kg', 'Farbe: RAL 9005'],
])(
  '%s: a line that had room above it is none of the name, one that had none is',
  (title, name, quantity, weight, detail) => {
    const values = note(
      title,
      [40, 200, name],
      [300, 200, quantity],
      [400, 200, weight],
      ...['Rolling chassis', 'Spare parts for combine harvesters and balers', 'Covers'].flatMap(
        (goods, at): [number, number, string][] => [
          [40, 214 + 40 * at, goods],
          [300, 214 + 40 * at, String(at + 2)],
          [400, 214 + 40 * at, String(120 * (at + 1))],
          [40, 225 + 40 * at, at === 1 ? 'Krone BP' : detail],
        ],
      ),
    )
    expect([1, 2, 3].map((at) => values[`natureIdentificationCargo/identificationText[${at}]`])).toEqual([
      'Rolling chassis',
      'Spare parts for combine harvesters and balers Krone BP',
      'Covers',
    ])
  },
)

it.each([
  ['Delivery note', 'Ship to: Morel SARL, Rue de la Paix 4, 69002 Lyon', ['Zxq', 'Whatsit', 'Hm', 'Brrm']],
  [
    'Lieferschein',
    'Lieferadresse: Morel SARL, Rue de la Paix 4, 69002 Lyon',
    ['Zxq', 'Dingsda', 'Hm', 'Brrm'],
  ],
])('%s: goods stand in a table though no heading is known', (title, party, headings) => {
  const { values } = readSet([
    [40, 30, title, 16],
    [40, 90, party],
    ...headings.map((heading, at): SetLine => [[40, 120, 300, 380][at] ?? 0, 200, heading]),
    ...['Oak table oiled', 'Oak bench', 'Sideboard'].flatMap((goods, at): SetLine[] => [
      [40, 214 + 14 * at, `A-${at + 1}`],
      [120, 214 + 14 * at, goods],
      [300, 214 + 14 * at, String(at + 4)],
      [380, 214 + 14 * at, `${at + 1}12,5`],
    ]),
    [40, 300, 'Bank'],
    [120, 300, 'Sparkasse'],
    [300, 300, 'BIC'],
  ])
  expect([1, 2, 3, 4].map((at) => values[`natureIdentificationCargo/identificationText[${at}]`])).toEqual([
    'Oak table oiled',
    'Oak bench',
    'Sideboard',
    undefined,
  ])
})
