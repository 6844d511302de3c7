import { formatNumber } from './format.ts'
/** Going through the documents of the list that one came from. */
export const listWords = {
  steps: 'Documents of the list',
  previous: 'Previous document',
  next: 'Next document',
  place: (at: number, total: number) => `${formatNumber(at)} of ${formatNumber(total)}`,
  keys: (label: string, key: string) => `${label} (${key})`,
  back: { processing: 'All documents', violations: 'Violations', results: 'Results' },
}
