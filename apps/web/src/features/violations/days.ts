/** The last moment of a day ('2026-11-30') where the reader is, as an instant. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString()

export const isToCome = (day: string, now = new Date()): boolean => new Date(`${day}T23:59:59`) > now

/** The reader's day of an instant, as an input of days holds it. */
export function dayOf(instant: string): string {
  const at = new Date(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
