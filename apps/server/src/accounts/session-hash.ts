import { createHash } from 'node:crypto'
import type { Signer } from '../platform/signed-token.ts'

/** Depends on SESSION_SECRET: with a new one no session is found any more, and write access to the database opens none. */
export function hashOfSession(signer: Signer, token: string): Buffer {
  return underSecret(signer, createHash('sha256').update(token).digest())
}

/** From the hash of an earlier version, which did not depend on the secret. */
export function underSecret(signer: Signer, earlierHash: Buffer): Buffer {
  return signer.digest('session', earlierHash)
}
