import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'
import { note, packages, table } from '../../testing/set-table.ts'

it.each([
  ['Lieferschein', 'Menge', 'Einheit', 'Bezeichnung', ['Bund', 'Sack', 'Kart.'], ['BE', 'SA', 'CT']],
  ['Documento di trasporto', 'Quantità', 'U.M.', 'Descrizione', ['CT', 'SC', 'PAL'], ['CT', 'SA', 'PX']],
  ['Pakbon', 'Aantal', 'Fust', 'Omschrijving', ['emmer', 'doos', 'tray'], ['BJ', 'CT', 'PU']],
])('%s: what is counted in kinds of package are packages', (title, quantity, unit, name, units, codes) => {
  const values = note(
    title,
    ...table([40, quantity, '4', '2', '11'], [120, unit, ...units], [220, name, 'Lärche', 'Putz', 'Nägel']),
  )
  expect(packages(values)).toEqual([
    [4, codes[0]],
    [2, codes[1]],
    [11, codes[2]],
  ])
  expect(values.numberOfPackages).toBe(17)
})

it('units of what is sold are no packages where the paper counts others', () => {
  const values = note(
    'Lieferschein',
    ...table(
      [40, 'Menge', '40', '20'],
      [120, 'Einheit', 'Sack', 'Eimer'],
      [220, 'Bezeichnung', 'Putz', 'Farbe'],
    ),
    [40, 300, 'Anzahl Packstücke: 3'],
  )
  expect(values.numberOfPackages).toBe(3)
  expect(values).not.toHaveProperty(['transportPackage[1]/itemQuantity'])
})

it.each([
  ['Factura', 'Cantidad', 'Descripción', 'Bultos: 194'],
  ['Factuur', 'Aantal', 'Omschrijving', 'Totaal 194 kratten, bruto 4.488 kg.'],
])('%s: quantities that add up to the packages count packages', (title, quantity, name, total) => {
  const values = note(
    title,
    ...table(
      [40, quantity, '60', '110', '24'],
      [120, name, 'Aceite', 'Aceitunas', 'Vinagre'],
      [260, 'EUR', '1', '2', '3'],
    ),
    [40, 300, total],
  )
  expect(packages(values).map(([count]) => count)).toEqual([60, 110, 24])
})

it.each([
  ['Pkg no.', ['1', '2', '3-6'], [1, 1, 4]],
  ['Colli', ['1–40', '41–42', '43'], [40, 2, 1]],
])('packages that are numbered through are counted by their numbers: %s', (heading, numbers, counts) => {
  const values = note(
    'Packing list',
    ...table(
      [40, heading, ...numbers],
      [110, 'Kind', 'CRATE', 'SKID', 'CARTON'],
      [200, 'Contents', 'Head pulley', 'Tail pulley', 'Manuals'],
      [400, 'Gross kg', '1456.0', '1354.0', '14.1'],
    ),
  )
  expect(packages(values)).toEqual([
    [counts[0], 'CR'],
    [counts[1], 'SI'],
    [counts[2], 'CT'],
  ])
})

it.each([
  ['Ilość sztuk', 'Liczba opakowań', 'Nazwa towaru', 'Specyfikacja wysyłkowa'],
  ['Počet kusů', 'Počet kolli', 'Označení zboží', 'Dodací list'],
])('of two counts %s is none of packages', (pieces, counted, name, title) => {
  const values = note(
    title,
    ...table(
      [40, name, 'Krzesło', 'Blat'],
      [200, pieces, '120', '40'],
      [300, counted, '60', '2'],
      [420, 'kg', '5', '6'],
    ),
  )
  expect(values.numberOfPackages).toBe(62)
})

it('a heading goes on within its cell, and what stands beside the table heads no column', () => {
  const cells = [40, 90, 250, 330, 410, 490, 560]
  const rules = cells
    .slice(1)
    .flatMap((right, at) =>
      drawn([cells[at] as number, 195, right, 225], [cells[at] as number, 225, right, 300]),
    )
  const { values } = readSet(
    [
      [40, 30, 'Packing list', 16],
      [300, 180, 'Shipping marks NFS / OSLO'],
      [45, 200, 'Ctns', 8],
      [95, 200, 'Style / description', 8],
      [255, 200, 'N.W. per', 8],
      [255, 211, 'ctn', 8],
      [335, 200, 'G.W. per', 8],
      [335, 211, 'ctn', 8],
      [415, 200, 'Total N.W.', 8],
      [495, 200, 'Total G.W.', 8],
      ...[60, 35].flatMap((count, at): SetLine[] => [
        [45, 240 + 20 * at, String(count), 8],
        [95, 240 + 20 * at, at === 0 ? 'Shell jacket' : 'Fleece', 8],
        [255, 240 + 20 * at, '7.20 kg', 8],
        [335, 240 + 20 * at, '8.40 kg', 8],
        [415, 240 + 20 * at, at === 0 ? '432.00 kg' : '252.00 kg', 8],
        [495, 240 + 20 * at, at === 0 ? '504.00 kg' : '294.00 kg', 8],
      ]),
    ],
    rules,
  )
  expect(values).toMatchObject({
    'natureIdentificationCargo/identificationText[1]': 'Shell jacket',
    numberOfPackages: 95,
    'grossWeight[1]': { value: 798, unit: 'KGM' },
    'netWeight[1]': { value: 684, unit: 'KGM' },
  })
})

it.each([
  ['VS. ORD. 771/26 - MERCE SU BANCALI', 'PO# 6600417'],
  ['Bitte Paletten tauschen', 'Ihre Bestellung Nr. 4711'],
])('what hangs below the last line and which order it is are no goods: %s, %s', (below, order) => {
  const values = note(
    'Delivery note',
    ...table(
      [40, 'Description', order, 'Riso Carnaroli extra', 'Riso Vialone', 'Farina', below],
      [300, 'Qty', '', '120', '60', '24'],
    ).filter(([, , text]) => text !== ''),
  )
  expect([1, 2, 3].map((at) => values[`natureIdentificationCargo/identificationText[${at}]`])).toEqual([
    'Riso Carnaroli extra',
    'Riso Vialone',
    'Farina',
  ])
})

it('a sum of the prices is no line of goods', () => {
  const values = note(
    'Rechnung',
    ...table(
      [40, 'Bezeichnung', 'Hochdruckschlauch', 'Rücklauffilter', 'Warenwert netto'],
      [250, 'Menge', '150', '25'],
      [350, 'Einzel', '14,85', '118,00'],
      [450, 'Gesamt', '2.227,50', '2.950,00', '5.177,50'],
    ),
  )
  expect(values['natureIdentificationCargo/identificationText[2]']).toBe('Rücklauffilter')
})

it.each([
  ['Guia de remessa', 'Designação', 'Qtd.', 'Un.', 'Peso bruto (kg)', 'Painel decorativo 12 peças', 'un'],
  ['Delivery note', 'Description', 'Qty', 'Unit', 'Gross weight', 'Gift box 12 pcs', 'unit'],
])(
  '%s: words of labels in a line of goods end no table',
  (title, name, quantity, unit, weight, goods, own) => {
    const values = note(
      title,
      ...table(
        [40, name, 'Azulejo liso', goods, 'Betume'],
        [250, quantity, '96', '12', '24'],
        [300, unit, 'cx', own, 'cx'],
        [400, weight, '1.152,0', '54,6', '128,4'],
      ),
    )
    expect([1, 2, 3].map((at) => values[`natureIdentificationCargo/identificationText[${at}]`])).toEqual([
      'Azulejo liso',
      goods,
      'Betume',
    ])
  },
)

it.each([
  ['Følgeseddel', 'Vare', 'Beskrivelse', 'Antal Enh.', 'Vægt kg', 'Vindue 3-lags, hvid', '8 stk'],
  ['Packsedel', 'Produkt', 'Benämning', 'Antal Enh', 'Vikt kg', 'Fönster 3-glas, vit', '8 st'],
  ['Lieferschein', 'Ware', 'Bezeichnung', 'Menge ME', 'Brutto kg', 'Fenster 3-fach, weiß', '8 Stk'],
])(
  '%s: of %s and %s the goods are those that are no numbers of articles',
  (title, article, name, quantity, weight, goods, pieces) => {
    const values = note(
      title,
      ...table(
        [40, article, 'VD-1210', 'GL-REST', 'TD-0990'],
        [120, name, goods, 'Karm', 'Cylinder'],
        [260, quantity, pieces, '1', '2'],
        [360, weight, '612', '31', '16,5'],
      ),
    )
    expect([1, 2, 3].map((at) => values[`natureIdentificationCargo/identificationText[${at}]`])).toEqual([
      goods,
      'Karm',
      'Cylinder',
    ])
  },
)
