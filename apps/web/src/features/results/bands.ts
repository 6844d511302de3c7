/** The specification's bands of a rate, from 0 to 1: 95 per cent or more, 90 or more, below. */
export function rateBand(rate: number): 'success' | 'warning' | 'error' {
  if (rate >= 0.95) return 'success'
  return rate >= 0.9 ? 'warning' : 'error'
}

/** And of a score: 90 or more, 70 or more, below. */
export function scoreBand(score: number): 'success' | 'warning' | 'error' {
  if (score >= 90) return 'success'
  return score >= 70 ? 'warning' : 'error'
}
