import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { liveSockets } from './live-sockets.ts'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
beforeAll(async () => {
  if (!server.address()) await once(server, 'listening')
})
afterAll(() => {
  for (const socket of server.clients) socket.terminate()
  server.close()
})

/** Both ends of one real connection. */
async function pair() {
  const there = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [here] = (await once(server, 'connection')) as [WebSocket]
  if (there.readyState !== WebSocket.OPEN) await once(there, 'open')
  return { here, there }
}

const holder = (tenantId: string) => ({ tenantId, userId: randomUUID(), sessionId: randomUUID() })

test('a reader that has stopped reading is dropped, and keeps nobody else waiting', async () => {
  const sockets = liveSockets()
  const [stuck, reads] = [await pair(), await pair()]
  sockets.add(holder('t'), stuck.here)
  sockets.add(holder('t'), reads.here)
  let received = 0
  reads.there.on('message', () => received++)
  stuck.there.pause()

  let sent = 0
  while (stuck.here.readyState === WebSocket.OPEN && sent < 2_000) {
    sockets.send('t', { type: 'job_update', data: { message: 'x'.repeat(64 * 1_024) } })
    sent++
    expect(stuck.here.bufferedAmount).toBeLessThan(1_300_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(stuck.here.readyState).not.toBe(WebSocket.OPEN)
  await expect.poll(() => received).toBe(sent)
  expect(sockets.holders()).toHaveLength(1)
})

test('a socket that has closed is forgotten', async () => {
  const sockets = liveSockets()
  const { here, there } = await pair()
  sockets.add(holder('t'), here)
  there.close(1000)
  await once(here, 'close')
  expect(sockets.holders()).toEqual([])
  sockets.send('t', { type: 'job_update' })
})

test('ending one session leaves the others of the tenant', async () => {
  const sockets = liveSockets()
  const [one, other] = [await pair(), await pair()]
  const leaving = holder('t')
  sockets.add(leaving, one.here)
  sockets.add(holder('t'), other.here)
  sockets.end(({ sessionId }) => sessionId === leaving.sessionId)
  const [code] = await once(one.there, 'close')
  expect(code).toBe(4401)
  expect(other.there.readyState).toBe(WebSocket.OPEN)
})
