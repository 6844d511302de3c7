import { placeOf } from '../../fields/field-map.ts'
import { containersIn } from '../../values/containers.ts'
import type { Reading } from '../candidate.ts'
import type { GoodsTable } from '../table/goods-table.ts'

/** Several containers one below the other, with how much is in each but not what: the goods are described elsewhere. */
export const listsContainers = ({ rows, columns }: GoodsTable): boolean =>
  rows.length > 1 &&
  !columns.some(({ concept }) => concept === 'nature' || concept === 'unNumber') &&
  rows.every(
    (row) => row.has('containerSeal') || [...row.values()].some(({ text }) => containersIn(text).length > 0),
  )

const type = placeOf('packageType')
const ofLines = new Set([type, placeOf('packageCount'), placeOf('packageText')].map(({ eftiId }) => eftiId))

/** What is said of the whole; of the lines only the kind of package, where all have the same. */
export function withoutLines(readings: readonly Reading[]): Reading[] {
  const kinds = readings.filter(({ place }) => place.eftiId === type.eftiId)
  const [first] = kinds
  const isOne = first !== undefined && kinds.every(({ value }) => value === first.value)
  return [
    ...readings.filter(({ place }) => !ofLines.has(place.eftiId)),
    ...(isOne ? [{ ...first, place: type }] : []),
  ]
}
