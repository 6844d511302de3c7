import { keyRequest } from '@efti-hub/contract'
import { z } from 'zod'

/** The last day instead of the moment that it ends; empty: none. */
export const keyForm = keyRequest.extend({ expiresAt: z.string() })
