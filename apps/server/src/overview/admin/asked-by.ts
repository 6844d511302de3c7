import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http.ts'
import type { Asking } from './read-tenants.ts'

export function askedBy(request: FastifyRequest): Asking {
  return { caller: callerOf(request), session: request.session }
}
