import { z } from 'zod'
import { deletionWords } from '../../words/own-account.ts'

export { twoFactorCode } from '@efti-hub/contract'

/** The address of the account, typed in as a yes. */
export const deletionForm = (own: string) =>
  z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .refine((email) => email === own, deletionWords.mismatch),
  })
