import { contradictionAcceptance } from '@efti-hub/contract'
import { z } from 'zod'
import { needed } from '../../forms/texts.ts'
import { contradictionWords as words } from '../../words/contradictions.ts'

/** The values are those on the screen. */
export const acceptanceForm = z.object({
  reason: needed(contradictionAcceptance.shape.reason, words.reasonMissing),
})
