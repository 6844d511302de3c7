import { type ApiKey, keyMade, keyRequest, keysList } from '@efti-hub/contract'
import { z } from 'zod'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { may, requireMay } from '../policy.ts'
import { endKey, makeKey, rotateKey } from './change-keys.ts'
import { activeKeys, type KeyRow } from './store.ts'

const TAGS = ['API keys']
const one = z.object({ id: z.string() })

export function keyRoutes(app: App, services: Services): void {
  app.get(
    '/api/keys',
    {
      schema: {
        tags: TAGS,
        summary: 'The active keys of the tenant, without their secrets',
        response: { 200: keysList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const rows = await services.database.inTenant(member, activeKeys)
      return {
        items: rows.map((row) => present(row, services.clock.now())),
        nextCursor: null,
        total: rows.length,
        mayChange: may(member, 'manage'),
      }
    },
  )

  app.post(
    '/api/keys',
    {
      schema: {
        tags: TAGS,
        summary: 'Makes a key and tells its secret, once',
        body: keyRequest,
        response: { 201: keyMade },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      const { row, secret } = await makeKey(services, member, request.body)
      reply.code(201).header('cache-control', 'no-store')
      return { ...present(row, services.clock.now()), secret }
    },
  )

  app.post(
    '/api/keys/:id/rotate',
    {
      schema: {
        tags: TAGS,
        summary: 'Gives a key a new secret and tells it, once; the former one is good no longer',
        params: one,
        response: { 200: keyMade },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      const { row, secret } = await rotateKey(services, member, request.params.id)
      reply.header('cache-control', 'no-store')
      return { ...present(row, services.clock.now()), secret }
    },
  )

  app.delete(
    '/api/keys/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Revokes a key for good',
        params: one,
        response: { 200: z.object({ revoked: z.literal(true) }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      await endKey(services, member, request.params.id)
      return { revoked: true as const }
    },
  )
}

/** drizzle hands a moment of a raw query over as text. */
function present(row: KeyRow, now: Date): ApiKey {
  const { id, name, role, hint, createdAt, toldAt, lastUsedAt, lastUsedFrom, expiresAt } = row
  const moment = (at: Date | null) => (at === null ? null : new Date(at).toISOString())
  return {
    id,
    name,
    role,
    hint,
    createdAt: new Date(createdAt).toISOString(),
    toldAt: moment(toldAt),
    lastUsedAt: moment(lastUsedAt),
    lastUsedFrom,
    expiresAt: moment(expiresAt),
    expired: expiresAt !== null && new Date(expiresAt) <= now,
  }
}
