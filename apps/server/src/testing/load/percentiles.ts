/** p50, p95, p99 and the largest; NaN of nothing. */
export function percentiles(numbers: readonly number[]): [number, number, number, number] {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return [at(0.5), at(0.95), at(0.99), at(1)]
}
