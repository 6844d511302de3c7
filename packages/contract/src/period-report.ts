import { z } from 'zod'
import { timeZone } from './time-zone.ts'

export const REPORT_DAYS = ['7', '30', '90', '365'] as const

/** Longer than any audit asks for; what is printed is counted in the request. */
const MOST_DAYS = 1_100
const DAY_MS = 86_400_000

/** Either so many days with today, or from a day to a day, both included. */
export const periodReportQuery = z
  .object({
    days: z.enum(REPORT_DAYS).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Whose days they are; UTC by default. */
    zone: timeZone.optional(),
  })
  .refine(({ days, from, to }) => (days ? !from && !to : Boolean(from && to)), {
    message: 'Give either days, or from and to',
    path: ['from'],
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    message: 'The first day is after the last one',
    path: ['from'],
  })
  .refine(({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < MOST_DAYS * DAY_MS, {
    message: 'The period is longer than three years',
    path: ['from'],
  })
export type PeriodReportQuery = z.infer<typeof periodReportQuery>
