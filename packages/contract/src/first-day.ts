import { z } from 'zod'

/** In the order in which they are taken. */
export const FIRST_DAY_STEPS = [
  'organisation',
  'work',
  'vehicles',
  'partners',
  'members',
  'document',
] as const
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number]

/** What an organisation sets up first; without the vehicles where it does not drive. */
export const firstDay = z.object({
  /** Nobody dismissed it, and there is something left to do. */
  shown: z.boolean(),
  steps: z.array(z.object({ step: z.enum(FIRST_DAY_STEPS), done: z.boolean() })),
})
export type FirstDay = z.infer<typeof firstDay>
