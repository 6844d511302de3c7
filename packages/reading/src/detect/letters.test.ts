import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../testing/set-paper.ts'

const goods: SetLine[] = [
  [70, 330, 'Lieferschein', 16],
  [70, 380, 'Pos'],
  [110, 380, 'Bezeichnung'],
  [300, 380, 'Menge'],
  [360, 380, 'ME'],
  [70, 394, '10'],
  [110, 394, 'Absperrschieber DN 80'],
  [300, 394, '24'],
  [360, 394, 'Stk'],
]
const number: SetLine[] = [
  [350, 150, 'Lieferschein-Nr.'],
  [430, 150, '8100-4477'],
]
const address: SetLine[] = [
  [70, 150, 'Stadtwerke Ostrevier eG', 10],
  [70, 163, 'Am Umspannwerk 4', 10],
  [70, 176, '02977 Hoyerswerda', 10],
]
const back: SetLine = [70, 132, 'Brack Armaturen GmbH · Hüttenstraße 21 · 59939 Olsberg', 6]
const consignor = 'consignor/name[1]'
const consignee = 'consignee/name[1]'

it('a letter: the sender stands small above the window, the recipient in it', () => {
  const { kind, values } = readSet([back, ...address, ...number, ...goods])
  expect(kind).toBe('delivery-note')
  expect(values).toMatchObject({
    [consignor]: 'Brack Armaturen GmbH',
    'consignor/postalAddress/streetName[1]': 'Hüttenstraße 21',
    'consignor/postalAddress/cityName[1]': 'Olsberg',
    [consignee]: 'Stadtwerke Ostrevier eG',
    'consignee/postalAddress/postcode[1]': '02977',
    'consignee/postalAddress/cityName[1]': 'Hoyerswerda',
  })
})

it('a letterhead names the sender, and a window to the right the recipient', () => {
  const head: SetLine[] = [
    [30, 30, 'Molino Rondone S.r.l.', 15],
    [30, 48, 'Strada del Mulino 6 – 10030 Rondissone – Italia', 8],
    [30, 58, 'Tel. 011 555 0193', 8],
  ]
  const right = address.map(([, y, text, size]): SetLine => [330, y, text, size])
  const { values } = readSet([...head, ...right, ...goods])
  expect(values).toMatchObject({
    [consignor]: 'Molino Rondone S.r.l.',
    'consignor/postalAddress/cityName[1]': 'Rondissone',
    'consignor/postalAddress/countryCode': 'IT',
    [consignee]: 'Stadtwerke Ostrevier eG',
  })
})

it('a party with a label goes before the window, and a footer is nobody', () => {
  const { values } = readSet([
    back,
    ...address,
    ...number,
    [350, 200, 'Lieferanschrift: Morel SARL'],
    ...goods,
    [70, 800, 'Andere Holding AG · Marktplatz 1 · 10115 Berlin', 6],
  ])
  expect(values[consignee]).toBe('Morel SARL')
  expect(values[consignor]).toBe('Brack Armaturen GmbH')
})

it('without a window and a letterhead nobody is guessed', () => {
  const { values } = readSet([
    ...number,
    ...goods,
    [70, 800, 'Andere Holding AG · Marktplatz 1 · 10115 Berlin', 6],
  ])
  expect(values).not.toHaveProperty([consignor])
  expect(values).not.toHaveProperty([consignee])
})
