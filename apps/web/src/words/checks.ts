export const checkWords = {
  title: 'Score, check by check',
  edition: (edition: string) => `Rule set ${edition}`,
  none: 'Not checked yet',
  noneHint: 'The score appears as soon as the compliance check has ended.',
  loadFailed: 'The check could not be loaded',
  columns: { rule: 'Rule', weight: 'Weight', passed: 'Held', failed: 'Broken' },
  compared: 'Since the check before',
  sinceOpened: 'Checked again',
  resolved: (count: number) => `${count} resolved`,
  fresh: (count: number) => `${count} new`,
  stay: (count: number) => (count === 1 ? '1 stays' : `${count} stay`),
  score: (before: number, after: number) => `Score ${before} → ${after}`,
}
