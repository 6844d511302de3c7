import { acceptRuleRequest, DOCUMENT_KINDS } from '@efti-hub/contract'
import { z } from 'zod'
import { needed } from '../../../forms/texts.ts'
import { actWords } from '../../../words/violation-acts.ts'
import { isToCome } from '../days.ts'

/** '' stands for all, and for no last day. */
export const acceptRuleForm = z.object({
  reason: needed(acceptRuleRequest.shape.reason, actWords.reasonMissing),
  senderId: z.string(),
  kind: z.enum(['', ...DOCUMENT_KINDS]),
  lastDay: z.string().refine((day) => day === '' || isToCome(day), actWords.expiresPast),
})
