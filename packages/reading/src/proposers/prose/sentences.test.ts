import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const read = (title: string, ...lines: SetLine[]) =>
  readSet([
    [40, 30, title, 16],
    [40, 90, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon, France'],
    [40, 160, 'Description'],
    [300, 160, 'Quantity'],
    [400, 160, 'Price'],
    [40, 176, 'Gear housing'],
    [300, 176, '18'],
    [400, 176, '12.00'],
    ...lines,
  ]).values

it('a sentence goes on over the line', () => {
  const values = read(
    'Rechnung 4711',
    [
      40,
      300,
      'Die Sendung besteht aus 4 Packstücken (3 Einwegpaletten, 1 Karton) mit einem Bruttogewicht von 684,5 kg (netto',
    ],
    [40, 311, '611 kg) und wurde am 12.11.2026 durch die Spedition Illertal-Logistik KG abgeholt.'],
  )
  expect(values).toMatchObject({
    numberOfPackages: 4,
    'grossWeight[1]': { value: 684.5, unit: 'KGM' },
    'netWeight[1]': { value: 611, unit: 'KGM' },
    'carrier/name[1]': 'Spedition Illertal-Logistik KG',
    carrierAcceptanceDateTime: '2026-11-12',
  })
})

it('a number plate stands on the next line, and the trailer’s behind a stroke', () => {
  const values = read(
    'Faktura 4711',
    [
      40,
      300,
      'Transport: dostawa wewnątrzwspólnotowa towarów, przewoźnik Trans-Podlasie Kuryłowicz Sp. j., nr rej. POT',
    ],
    [40, 311, '5G417 / POT 88XP.'],
  )
  expect(values['mainCarriageTransportMovement[1]/usedTransportMeans/id']).toBe('POT 5G417')
  expect(values['usedTransportEquipment[1]/id']).toBe('POT 88XP')
})

it('a carrier’s name ends before the sentence below it', () => {
  const values = read(
    'Faktura 4711',
    [40, 300, 'Przewoźnik: Pilica-Trans Sp. z o.o.'],
    [40, 311, 'Dokument nie jest fakturą w rozumieniu ustawy o podatku.'],
  )
  expect(values['carrier/name[1]']).toBe('Pilica-Trans Sp. z o.o.')
})

it.each([
  [
    'Facture 4711',
    [
      '4 colis – 372 kg brut / 340 kg net',
      '4 colis – 196 kg brut / 176 kg net',
      '1 carton – 3,5 kg brut / 3 kg net',
    ],
    "Le présent envoi comprend neuf (9) colis d'un poids brut de 571,5 kg et net de 519 kg.",
    [9, 571.5, 519],
  ],
  [
    'Packliste 4711',
    ['Kiste 1 brutto 620 kg, netto 580 kg', 'Kiste 2 brutto 410 kg, netto 390 kg'],
    'Die Sendung umfasst insgesamt 2 Kisten mit einem Gesamtbruttogewicht von 1.030 kg, netto 970 kg.',
    [2, 1030, 970],
  ],
  [
    'Specyfikacja wysyłkowa 4711',
    ['paleta pierwsza waży 300 kg brutto', 'paleta druga waży 350 kg brutto'],
    'Przesyłka obejmuje łącznie 12 kartonów o masie brutto 655 kg.',
    [12, 655, undefined],
  ],
])(
  '%s: of several masses the whole is that of the shipment',
  (title, parts, whole, [packages, gross, net]) => {
    const values = read(title, ...parts.map((part, at): SetLine => [40, 240 + 20 * at, part]), [
      40,
      340,
      whole,
    ])
    const mass = (value: unknown) => value && { value, unit: 'KGM' }
    expect(values.numberOfPackages).toBe(packages)
    expect(values['grossWeight[1]']).toEqual(mass(gross))
    expect(values['netWeight[1]']).toEqual(mass(net))
  },
)
