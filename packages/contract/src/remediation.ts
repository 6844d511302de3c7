import { z } from 'zod'

export const remediationStep = z.object({
  action: z.string(),
  details: z.string(),
  example: z.string().optional(),
})

export const remediationAnswer = z.object({
  remediationPlan: z.object({
    /** Where the plan came from, in one sentence; the dialog's first line. */
    origin: z.string(),
    overview: z.string(),
    steps: z.array(remediationStep),
    preventionTips: z.array(z.string()).optional(),
  }),
})
export type RemediationAnswer = z.infer<typeof remediationAnswer>
