import { describe, expect, it } from 'vitest'
import { readPages } from '../read-pages.ts'
import { type SetLine, setPaper } from '../testing/set-paper.ts'

const labels: SetLine[] = [
  [40, 30, 'CMR INTERNATIONAL CONSIGNMENT NOTE', 14],
  [40, 60, '1 Sender (name, address, country)'],
  [40, 120, '2 Consignee (name, address, country)'],
  [40, 180, '3 Place of delivery of the goods'],
  [40, 220, '4 Place and date of taking over the goods'],
  [40, 260, '5 Documents attached'],
  [40, 300, '6 Marks and numbers'],
  [140, 300, '7 Number of packages'],
  [240, 300, '9 Nature of the goods'],
  [360, 300, '11 Gross weight in kg'],
  [460, 300, '12 Volume in m3'],
  [300, 60, '16 Carrier (name, address, country)'],
  [300, 180, '18 Carrier’s reservations and observations'],
  [40, 500, '21 Established in'],
  [300, 500, 'This carriage is subject, notwithstanding any clause to the contrary, to the CMR Convention.'],
]
const filled: SetLine[] = [
  [40, 72, 'Nordlicht GmbH'],
  [40, 84, 'Hafenstr. 12, 20457 Hamburg, Germany'],
  [40, 132, 'Morel SARL'],
  [40, 144, '4 Rue de la Paix, 69002 Lyon, France'],
  [140, 312, '12'],
  [360, 312, '4 800'],
]

describe('a form that is not filled in', () => {
  it('gives no values and says so', () => {
    const read = readPages(setPaper([labels]))
    expect(read.kind).toBe('cmr')
    expect(read.values).toEqual([])
    expect(read.notes).toEqual([
      'The form is not filled in, or is filled in by hand: no values were taken from it.',
    ])
  })

  it('is read once two parties or two figures are there', () => {
    const read = readPages(setPaper([[...labels, ...filled]]))
    expect(read.values.find(({ path }) => path === 'consignee/postalAddress/cityName[1]')?.value).toBe('Lyon')
    expect(read.notes).toBeUndefined()
  })
})
