import { waiveRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { needed } from '../../forms/texts.ts'
import { actWords } from '../../words/violation-acts.ts'
import { isToCome } from './days.ts'

/** The last day of the waiver instead of the moment that it ends; empty: none. */
export const waiverForm = z.object({
  reason: needed(waiveRequest.shape.reason, actWords.reasonMissing),
  lastDay: z.string().refine((day) => day === '' || isToCome(day), actWords.expiresPast),
})
