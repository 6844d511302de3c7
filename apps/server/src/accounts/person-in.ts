import type { FastifyRequest } from 'fastify'
import { type Caller, callerOf } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'

/** Who is signed in. @throws Refusal for an API key: it has no profile, no preferences and no colleagues of its own. */
export function personIn(request: FastifyRequest): Caller & { sessionId: string } {
  const caller = callerOf(request)
  if (!caller.sessionId) {
    throw new Refusal('not_allowed', 'This call is for people: please sign in. An API key may not make it.')
  }
  return { ...caller, sessionId: caller.sessionId }
}
