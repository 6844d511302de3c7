import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

const sender = ['Ceramica Mesesului S.A.', 'Bulevardul Mihai Viteazul 103', '450099 Zalau, Romania']
const receiver = ['Burkoloudvar Alfold Kft.', 'Dorozsmai ut 143', '6728 Szeged, Hungary']
const lines = (x: number, y: number, texts: readonly string[]) =>
  texts.map((text, at): SetLine => [x, y + 12 * at, text])

const parties = {
  'consignor/name[1]': 'Ceramica Mesesului S.A.',
  'consignor/postalAddress/cityName[1]': 'Zalau',
  'consignee/name[1]': 'Burkoloudvar Alfold Kft.',
  'consignee/postalAddress/postcode[1]': '6728',
}

it('a label above the frame of its value names it', () => {
  const { values } = readSet(
    [
      [40, 20, 'CMR INTERNATIONAL CONSIGNMENT NOTE', 14],
      [40, 60, 'Sender'],
      [300, 60, 'Consignee'],
      ...lines(46, 80, sender),
      ...lines(306, 80, receiver),
    ],
    drawn([40, 74, 280, 122], [300, 74, 560, 122]),
  )
  expect(values).toMatchObject(parties)
})

it('a label beside the frame of its value names it', () => {
  const { values } = readSet(
    [
      [40, 20, 'CMR INTERNATIONAL CONSIGNMENT NOTE', 14],
      [40, 80, 'Sender'],
      [320, 80, 'Consignee'],
      ...lines(86, 80, sender),
      ...lines(386, 80, receiver),
    ],
    drawn([80, 74, 300, 122], [380, 74, 570, 122]),
  )
  expect(values).toMatchObject(parties)
})
