import { REPORT_DAYS } from '@efti-hub/contract'
import { z } from 'zod'
import { reportWords as words } from '../../words/dashboard.ts'
import { OWN } from './own-period.ts'

/** So many days, or from a day to a day; what is wrong with the two days is shown at the first. */
export const reportForm = z
  .object({ period: z.enum([...REPORT_DAYS, OWN]), from: z.string(), to: z.string() })
  .refine(({ period, from, to }) => period !== OWN || Boolean(from && to), {
    message: words.missing,
    path: ['from'],
    abort: true,
  })
  .refine(({ period, from, to }) => period !== OWN || from <= to, { message: words.order, path: ['from'] })
