const number = (digits: number) => new Intl.NumberFormat(undefined, { maximumFractionDigits: digits })
const [whole, one, two] = [number(0), number(1), number(2)]

/** '—' for a figure that does not exist. */
export const inWhole = (value: number | null) => (value === null ? '—' : whole.format(value))
export const inTenths = (value: number | null) => (value === null ? '—' : one.format(value))
export const inPercent = (value: number | null) => (value === null ? '—' : `${one.format(value)} %`)

/** From grams up to tonnes, as people say it. */
export function emitted(grams: number | null): string {
  if (grams === null) return '—'
  if (grams >= 1_000_000) return `${two.format(grams / 1_000_000)} t`
  return grams >= 1_000 ? `${one.format(grams / 1_000)} kg` : `${whole.format(grams)} g`
}

/** '+12 %', or null where one of the two does not exist. */
export function changeOf(now: number | null, before: number | null) {
  if (now === null || before === null || before === 0) return null
  const percent = (100 * (now - before)) / before
  const direction = Math.abs(percent) < 0.5 ? 'neutral' : percent > 0 ? 'up' : 'down'
  return { direction, value: `${percent > 0 ? '+' : ''}${whole.format(percent)} %` } as const
}
