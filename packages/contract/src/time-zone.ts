import { z } from 'zod'

const isZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Whose days are meant, such as 'Europe/Berlin'. */
export const timeZone = z.string().max(64).refine(isZone, 'This time zone is not known')
