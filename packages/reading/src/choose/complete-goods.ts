import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'

const un = placeOf('unNumber')

/** A number of dangerous goods alone, where goods of that number are described elsewhere: it is said of those. */
export function withoutMentions(values: ExtractedValue[]): ExtractedValue[] {
  const itemOf = ({ path }: ExtractedValue) => /^includedConsignmentItem\[\d+\]/.exec(path)?.[0]
  const items = Map.groupBy(values, itemOf)
  const numbers = values.filter(({ eftiId }) => eftiId === un.eftiId)
  const mentions = new Set(
    numbers
      .filter((number) => items.get(itemOf(number))?.length === 1)
      .filter((number) =>
        numbers.some((other) => other.value === number.value && (items.get(itemOf(other))?.length ?? 0) > 1),
      ),
  )
  return values.filter((value) => !mentions.has(value))
}

/** One goods line and a count outside any table: the count is the line's; and lines that are counted give the total. */
export function completeGoods(values: ExtractedValue[]): ExtractedValue[] {
  const of = (eftiId: string) => values.filter((v) => v.eftiId === eftiId)
  const total = of(placeOf('totalPackages').eftiId)[0]
  const lines = of(placeOf('packageCount').eftiId)
  const natures = of(placeOf('nature').eftiId)
  const dangerous = of(placeOf('unNumber').eftiId)
  if (total && lines.length === 0 && natures.length <= 1 && dangerous.length <= 1)
    return [...values, { ...total, ...placeOf('packageCount') }]
  const first = lines[0]
  // Of dangerous goods whose packages were not all read no sum is the consignment's.
  if (!total && first && lines.length >= Math.max(natures.length, dangerous.length)) {
    const sum = lines.reduce((count, line) => count + Number(line.value), 0)
    const asWritten = lines.map((line) => line.asWritten).join(' + ')
    const checks = lines.length > 1 ? [`sum of ${lines.length} lines`] : []
    return [
      ...values,
      { ...first, ...placeOf('totalPackages'), value: sum, asWritten, why: { ...first.why, checks } },
    ]
  }
  return values
}
