/** Fills by the meaning of a mark; tokens, so that both themes have their own. */
export const TONES = {
  brand: 'var(--brand)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  error: 'var(--error)',
  neutral: 'var(--line-control)',
}
export type ChartTone = keyof typeof TONES
