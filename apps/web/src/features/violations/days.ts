/** The last moment of a day ('2026-11-30') where the reader is, as an instant. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString()

export const isToCome = (day: string, now = new Date()): boolean => new Date(`${day}T23:59:59`) > now
