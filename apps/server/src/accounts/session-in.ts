import type { FastifyRequest } from 'fastify'
import { Refusal } from '../platform/refusal.ts'
import type { Session } from './sessions.ts'

/** @throws Refusal for a request without a session. */
export function sessionIn(request: FastifyRequest): Session {
  if (!request.session) throw new Refusal('not_signed_in', 'Please sign in.')
  return request.session
}
