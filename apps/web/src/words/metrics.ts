export const metricWords = {
  /** What an arrow beside a figure shows to those who do not see it. */
  trend: { up: 'Up:', down: 'Down:', neutral: 'Unchanged:' },
  status: { success: 'Good', warning: 'Needs attention', error: 'Needs action', info: 'For information' },
}
