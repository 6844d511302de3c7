/** Upper ends of the classes that answer times are counted in, in milliseconds; the last class has none. */
export const CLASSES_MS = [
  1, 2, 5, 10, 20, 35, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 2_000, 5_000, 10_000,
]

export function classOf(ms: number): number {
  const place = CLASSES_MS.findIndex((end) => ms <= end)
  return place === -1 ? CLASSES_MS.length : place
}

export const noAnswers = (): number[] => Array.from({ length: CLASSES_MS.length + 1 }, () => 0)

/**
 * The time that a share of all answers kept below, in milliseconds: exact to the class, evenly spread within it. Null
 * without any answer.
 */
export function percentile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let left = total * share
  for (const [place, count] of counts.entries()) {
    if (left > count) {
      left -= count
      continue
    }
    const from = CLASSES_MS[place - 1] ?? 0
    const to = CLASSES_MS[place] ?? from
    return from + (to - from) * (left / count)
  }
  return CLASSES_MS.at(-1) ?? null
}
