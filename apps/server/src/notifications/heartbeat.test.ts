import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { identifyCaller } from '../accounts/identify-caller.ts'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'
import { liveRoutes } from './live-routes.ts'
import { socketServerOptions } from './live-sockets.ts'

/** Quick enough for a test, and long enough for an answer on a machine that is busy with other tests. */
const HEARTBEAT_MS = 300

/** A second API process of the hub, as far as the live socket goes, with a quick heart. */
const quick = Fastify().withTypeProvider<ZodTypeProvider>()
let hub: Hub
let address: string

beforeAll(async () => {
  hub = await startHub()
  quick.setValidatorCompiler(validatorCompiler)
  quick.setSerializerCompiler(serializerCompiler)
  quick.decorateRequest('caller', null)
  await quick.register(cookie)
  await quick.register(websocket, socketServerOptions)
  identifyCaller(quick, hub.services)
  liveRoutes(quick, hub.services, HEARTBEAT_MS)
  await quick.listen({ port: 0, host: '127.0.0.1' })
  address = `ws://127.0.0.1:${(quick.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await quick.close()
  await hub?.stop()
})

async function connect(member: Member, options = {}): Promise<WebSocket> {
  const { body } = await member.get<{ wsUrl: string }>('/api/jobs/ws-info')
  const { pathname, search } = new URL(body.wsUrl)
  const socket = new WebSocket(`${address}${pathname}${search}`, options)
  await once(socket, 'open')
  return socket
}

const asOwner = (sql: string, values: unknown[]) =>
  withClient(hub.database.superuserUrl, async (client) => {
    await client.query(sql, values)
  })

test('who answers stays, who does not is dropped', async () => {
  const member = await hub.member()
  const answers = await connect(member)
  const silent = await connect(member, { autoPong: false })
  const [code] = await once(silent, 'close')
  expect(code).toBe(1006)
  await sleep(5 * HEARTBEAT_MS)
  expect(answers.readyState).toBe(WebSocket.OPEN)
  answers.terminate()
})

test('a session that ended unheard, and one that expired, lose their sockets; a third keeps its own', async () => {
  const [ended, expired, stays] = [await hub.member(), await hub.member(), await hub.member()]
  const sockets = [await connect(ended), await connect(expired), await connect(stays)] as const
  const closed = Promise.all([once(sockets[0], 'close'), once(sockets[1], 'close')])
  await asOwner('delete from accounts.sessions where user_id = $1', [ended.user?.id])
  await asOwner(`update accounts.sessions set expires_at = now() - interval '1 second' where user_id = $1`, [
    expired.user?.id,
  ])
  for (const [code] of await closed) expect(code).toBe(4401)
  expect(sockets[2].readyState).toBe(WebSocket.OPEN)
  sockets[2].terminate()
})

test('who has left the organisation hears no more of it', async () => {
  const member = await hub.member()
  const socket = await connect(member)
  const closed = once(socket, 'close')
  await asOwner('delete from hub.memberships where user_id = $1', [member.user?.id])
  expect((await closed)[0]).toBe(4401)
})

test('used tickets are forgotten once they have expired', async () => {
  const left = `select count(*)::int as count from accounts.spent_tickets where expires_at < now()`
  await asOwner(
    `insert into accounts.spent_tickets values (gen_random_uuid(), now() - interval '1 minute')`,
    [],
  )
  await expect
    .poll(async () => (await hub.services.database.accountsPool.query(left)).rows, { timeout: 5_000 })
    .toEqual([{ count: 0 }])
})
