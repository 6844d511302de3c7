import { expect, it } from 'vitest'
import { readPages } from '../../read-pages.ts'
import { type SetLine, setPaper } from '../../testing/set-paper.ts'

const title: SetLine = [40, 30, 'CMR INTERNATIONAL CONSIGNMENT NOTE', 14]
const note: SetLine[] = [
  title,
  [40, 70, 'Sender'],
  [40, 84, 'Company'],
  [140, 84, 'Nordlicht GmbH'],
  [40, 96, 'Address'],
  [140, 96, 'Werftallee 48'],
  [40, 108, 'Postcode / City'],
  [140, 108, '20457 Hamburg'],
  [40, 120, 'Country'],
  [140, 120, 'DE'],
  [310, 70, 'Consignee'],
  [310, 84, 'Company'],
  [410, 84, 'Morel SARL'],
  [310, 96, 'Address'],
  [410, 96, '14 rue des Tanneurs'],
  [310, 108, 'Postcode / City'],
  [410, 108, '69007 Lyon'],
  [310, 120, 'Country'],
  [410, 120, 'FR'],
  [40, 160, 'Carrier: Van Dalen Wegvervoer B.V., Waalkade 19, 3059 JH Rotterdam, Netherlands'],
  [40, 180, 'Tractor: 52-SKD-7 Trailer: OK-17-ZB'],
]

const valuesOf = (lines: SetLine[]) =>
  new Map(readPages(setPaper([lines])).values.map((v) => [v.path, v.value]))

it('reads lines that name each part of an address, with its value beside it', () => {
  const values = valuesOf(note)
  expect(values.get('consignor/name[1]')).toBe('Nordlicht GmbH')
  expect(values.get('consignor/postalAddress/postcode[1]')).toBe('20457')
  expect(values.get('consignee/name[1]')).toBe('Morel SARL')
  expect(values.get('consignee/postalAddress/cityName[1]')).toBe('Lyon')
  expect(values.get('consignee/postalAddress/countryCode')).toBe('FR')
})

it('finds a second field behind the first on one line', () => {
  const values = valuesOf(note)
  expect(values.get('mainCarriageTransportMovement[1]/usedTransportMeans/id')).toBe('52-SKD-7')
  expect(values.get('usedTransportEquipment[1]/id')).toBe('OK-17-ZB')
})

it('takes the parties named once more, side by side at the foot, for where they sign', () => {
  const foot: SetLine[] = [
    [40, 700, 'Sender'],
    [220, 700, 'Carrier'],
    [400, 700, 'Consignee'],
    [40, 730, 'This carriage is subject to the terms overleaf, 2 pages', 7],
  ]
  const values = valuesOf([...note.filter(([x]) => x !== 140), ...foot])
  expect(values.get('consignor/name[1]')).not.toMatch(/This carriage/)
})
