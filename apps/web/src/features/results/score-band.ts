/** The specification's bands of a score: 90 or more, 70 or more, below. */
export function scoreBand(score: number): 'success' | 'warning' | 'error' {
  if (score >= 90) return 'success'
  return score >= 70 ? 'warning' : 'error'
}
