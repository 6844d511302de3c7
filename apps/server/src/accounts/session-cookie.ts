import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'

type Settings = Pick<Config, 'publicUrl'>

const isSecure = (config: Settings) => config.publicUrl?.startsWith('https:') ?? false

/** Under https the prefix makes browsers refuse a cookie of this name set by a sister subdomain. */
function cookieName(config: Settings): string {
  return isSecure(config) ? '__Host-efti_hub_session' : 'efti_hub_session'
}

export function tokenIn(request: FastifyRequest, config: Settings): string | null {
  return request.cookies[cookieName(config)] ?? null
}

export function giveCookie(reply: FastifyReply, config: Settings, token: string, expiresAt: Date): void {
  reply.setCookie(cookieName(config), token, { ...flags(config), expires: expiresAt })
}

export function clearCookie(reply: FastifyReply, config: Settings): void {
  reply.clearCookie(cookieName(config), flags(config))
}

function flags(config: Settings) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) } as const
}
