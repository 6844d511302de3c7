import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const waybill = (...lines: SetLine[]) =>
  readSet([
    [40, 20, 'HOUSE AIR WAYBILL', 14],
    [40, 42, 'Shipper'],
    [40, 53, 'Kuopion Mittalaite Oy'],
    [300, 42, 'Consignee'],
    [300, 53, 'Nova Diagnostica S.A.'],
    ...lines,
    [40, 200, 'Pcs'],
    [100, 200, 'Contents'],
    [300, 200, 'Gross kg'],
    [40, 212, '2'],
    [100, 212, 'ANALYSERS'],
    [300, 212, '318,0'],
  ]).values

const ends = (values: Record<string, unknown>) => [
  values['carrierAcceptanceLocation/name[1]'],
  values['consigneeReceiptLocation/name[1]'],
]

it.each<[SetLine[], string, string]>([
  [[[40, 100, 'FROM HEL HELSINKI TO GRU SAO PAULO GUARULHOS VIA FRA']], 'HELSINKI', 'SAO PAULO GUARULHOS'],
  [
    [
      [40, 100, 'Trajet'],
      [120, 100, "NCE Nice Côte d'Azur → CDG → GRU Guarulhos"],
    ],
    "Nice Côte d'Azur",
    'Guarulhos',
  ],
  [
    [
      [40, 100, 'From – to / Från – till'],
      [180, 100, 'Landvetter (GOT) – Baiyun (CAN)'],
    ],
    'Landvetter (GOT)',
    'Baiyun (CAN)',
  ],
  [[[40, 100, 'Strecke: MUC München – DXB – BKK Bangkok']], 'München', 'Bangkok'],
])('%j', (lines, start, end) => {
  expect(ends(waybill(...lines))).toEqual([start, end])
})

it.each(['Route number 4 – see list', 'From our stock to your door', 'Ruta Norte – Zona Sur'])(
  '%s says no airports',
  (text) => {
    expect(ends(waybill([40, 100, text]))).toEqual([undefined, undefined])
  },
)

it('flights behind their word', () => {
  const values = waybill([40, 100, 'FLIGHT NB1421/23NOV'], [180, 100, 'NB506/23NOV'])
  expect(values['mainCarriageTransportMovement[1]/id']).toBe('NB1421')
  expect(values['mainCarriageTransportMovement[2]/id']).toBe('NB506')
})
