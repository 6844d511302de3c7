import type { IdentityProof } from '@efti-hub/contract'
import { call } from '../../api/call.ts'

/** In the session of this browser; answers what is still missing, where only a part of the proof was given. */
export const confirmHere = (given: IdentityProof) => call('POST /api/auth/confirm', { body: given })
