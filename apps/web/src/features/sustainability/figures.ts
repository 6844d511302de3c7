import { formatPercent, formatUpTo } from '../../words/format.ts'

/** '—' for a figure that does not exist. */
export const inWhole = (value: number | null) => (value === null ? '—' : formatUpTo(0, value))
export const inTenths = (value: number | null) => (value === null ? '—' : formatUpTo(1, value))
/** Of figures from 0 to 100. */
export const inPercent = (value: number | null) => (value === null ? '—' : formatPercent(value / 100, 1, 0))

/** From grams up to tonnes, as people write it. */
export function emitted(grams: number | null): string {
  if (grams === null) return '—'
  if (grams >= 1_000_000) return `${formatUpTo(2, grams / 1_000_000)} t`
  return grams >= 1_000 ? `${formatUpTo(1, grams / 1_000)} kg` : `${formatUpTo(0, grams)} g`
}

/** '+12%', or null where one of the two does not exist. */
export function changeOf(now: number | null, before: number | null) {
  if (now === null || before === null || before === 0) return null
  const percent = (100 * (now - before)) / before
  const direction = Math.abs(percent) < 0.5 ? 'neutral' : percent > 0 ? 'up' : 'down'
  return { direction, value: `${percent > 0 ? '+' : ''}${formatPercent(percent / 100)}` } as const
}
