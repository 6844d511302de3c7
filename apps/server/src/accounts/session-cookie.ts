import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'

type Settings = Pick<Config, 'publicUrl'>

const isSecure = (config: Settings) => config.publicUrl?.startsWith('https:') ?? false

/** Under https the prefix makes browsers refuse a cookie of this name set by a sister subdomain. */
export const cookieName = (config: Settings, name: string) => (isSecure(config) ? `__Host-${name}` : name)

const SESSION = 'efti_hub_session'

export function tokenIn(request: FastifyRequest, config: Settings): string | null {
  return request.cookies[cookieName(config, SESSION)] ?? null
}

export function giveCookie(reply: FastifyReply, config: Settings, token: string, expiresAt: Date): void {
  reply.setCookie(cookieName(config, SESSION), token, { ...cookieFlags(config), expires: expiresAt })
}

export function clearCookie(reply: FastifyReply, config: Settings): void {
  reply.clearCookie(cookieName(config, SESSION), cookieFlags(config))
}

/** Of every cookie of the server. The prefix asks for the whole host as the path. */
export function cookieFlags(config: Settings) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) } as const
}
