/** The number that `share` (0 to 1) of them do not exceed; NaN of nothing. */
export function percentileOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((left, right) => left - right)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
