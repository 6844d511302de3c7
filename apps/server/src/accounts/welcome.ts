import type { CurrentUser } from '@efti-hub/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { rememberDevice } from './guesses/known-device.ts'
import { presentUser } from './present-user.ts'
import { giveCookie } from './session-cookie.ts'
import { findSession, type OpenedSession } from './sessions.ts'

/** Gives the browser the session that was just opened in it, and answers whose it is. */
export async function welcome(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expiresAt }: OpenedSession,
  email: string,
): Promise<CurrentUser> {
  const session = await findSession(services, token)
  if (!session) throw new Error('a session that was just opened is gone')
  giveCookie(reply, services.config, token, expiresAt)
  rememberDevice(services, request, reply, email)
  return presentUser(services, session)
}
