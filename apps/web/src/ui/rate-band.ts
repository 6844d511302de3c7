/** The specification's bands of a compliance rate, from 0 to 1: 95 per cent or more, 90 or more, below. */
export function rateBand(rate: number): 'success' | 'warning' | 'error' {
  if (rate >= 0.95) return 'success'
  return rate >= 0.9 ? 'warning' : 'error'
}
