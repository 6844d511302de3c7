import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { JobUpdate } from '@efti-hub/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { runVerb } from '../command-line/run-verb.ts'
import { closeServices, openServices } from '../open-services.ts'
import { publish } from '../platform/events.ts'
import type { Services } from '../services.ts'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'
import { buildWebServer } from '../web-server.ts'

let now = new Date()
let hub: Hub
let ida: Member
let olaf: Member
const opened: WebSocket[] = []

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => now } } })
  ida = await hub.member()
  olaf = await hub.member({ firstName: 'Olaf', lastName: 'Berg' })
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})
afterAll(() => hub?.stop())

async function addressFor(member: Member): Promise<string> {
  const { status, body } = await member.get<{ wsUrl: string }>('/api/jobs/ws-info')
  expect(status).toBe(200)
  return body.wsUrl
}

interface Heard {
  socket: WebSocket
  messages: JobUpdate[]
}

async function open(url: string, headers: Record<string, string> = {}): Promise<Heard> {
  const socket = new WebSocket(url, { headers })
  opened.push(socket)
  const messages: JobUpdate[] = []
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    // The trail records the registration itself, sooner or later.
    if (message.type !== 'audit_update') messages.push(message)
  })
  await once(socket, 'open')
  return { socket, messages }
}

/** The ticket beside the address, for who asks so. */
async function apart(member: Member): Promise<{ wsUrl: string; ticket: string }> {
  const headers = { 'permission-in': 'header' }
  const { body } = await member.get<{ wsUrl: string; ticket: string }>('/api/jobs/ws-info', { headers })
  expect(body.wsUrl).toMatch(/\/api\/jobs\/ws$/)
  return body
}

function openWith(url: string, protocols: string[]): WebSocket {
  const socket = new WebSocket(url, protocols)
  opened.push(socket)
  return socket
}

/** The HTTP status that an upgrade is refused with. */
async function refusal(url: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const socket = new WebSocket(url, { headers })
  opened.push(socket)
  socket.on('error', () => {})
  socket.on('open', () => socket.emit('unexpected-response', null, { statusCode: 101, destroy: () => {} }))
  const [, response] = await once(socket, 'unexpected-response')
  response.destroy()
  return response.statusCode
}

function send(member: Member, message: string, services: Services = hub.services): Promise<void> {
  const data = {
    jobId: randomUUID(),
    status: 'processing',
    progress: 40,
    documentId: randomUUID(),
    jobType: 'ocr',
  }
  return services.database.inTenant({ tenantId: member.tenantId, userId: null }, (db) =>
    publish(db, 'job_update', { ...data, message }),
  )
}

const until = (happened: () => boolean) => expect.poll(happened, { timeout: 5_000, interval: 10 }).toBe(true)

describe('refused', () => {
  const withTicket = (ticket: string) => `${hub.url.replace('http', 'ws')}/api/jobs/ws?ticket=${ticket}`

  test('no ticket, an empty one, a forged one, one of another purpose', async () => {
    expect(await refusal(withTicket('').replace(/\?.*/, ''))).toBe(401)
    expect(await refusal(withTicket(''))).toBe(401)
    const [body = '', mac = ''] = new URL(await addressFor(ida)).searchParams.get('ticket')?.split('.') ?? []
    expect(await refusal(withTicket(`${body}.${mac.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`))).toBe(
      401,
    )
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const forOlaf = Buffer.from(JSON.stringify({ ...claims, tenantId: olaf.tenantId })).toString('base64url')
    expect(await refusal(withTicket(`${forOlaf}.${mac}`))).toBe(401)
    const upload = hub.services.signer.sign('upload', claims, new Date(now.getTime() + 30_000))
    expect(await refusal(withTicket(upload))).toBe(401)
    expect(await refusal(withTicket('x'.repeat(1_001)))).toBe(400)
  })

  test('a ticket as a protocol: forged, used, alone, or under another name', async () => {
    const { wsUrl, ticket } = await apart(ida)
    const forged = ticket.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))
    for (const protocols of [
      `efti-hub, ${forged}`,
      'efti-hub',
      ticket,
      `${ticket}, efti-hub`,
      `other, ${ticket}`,
    ])
      expect(await refusal(wsUrl, { 'sec-websocket-protocol': protocols }), protocols).toBe(401)
    await once(openWith(wsUrl, ['efti-hub', ticket]), 'open')
    expect(await refusal(wsUrl, { 'sec-websocket-protocol': `efti-hub, ${ticket}` })).toBe(401)
  })

  test('the cookie alone is no ticket', async () => {
    expect(await refusal(withTicket(''), { cookie: ida.cookieHeader() })).toBe(401)
  })

  test('an expired ticket', async () => {
    const url = await addressFor(ida)
    now = new Date(now.getTime() + 30_001)
    expect(await refusal(url)).toBe(401)
  })

  test('a ticket used before, also by two at the same time', async () => {
    const used = await addressFor(ida)
    await open(used)
    expect(await refusal(used)).toBe(401)
    const raced = await addressFor(ida)
    const race = await Promise.allSettled([open(raced), open(raced), open(raced)])
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a ticket of a session that ended since', async () => {
    const member = await hub.member()
    const url = await addressFor(member)
    await member.post('/api/auth/logout')
    expect(await refusal(url)).toBe(401)
  })

  test('a ticket whose membership ended or whose tenant was suspended since', async () => {
    const asOwner = (text: string) =>
      withClient(hub.database.superuserUrl, (client) => client.query(text, [removed.tenantId]))
    const removed = await hub.member()
    const [suspended, left] = [await addressFor(removed), await addressFor(removed)]
    await asOwner('update hub.tenants set suspended_at = now() where id = $1')
    expect(await refusal(suspended)).toBe(401)
    await asOwner('update hub.tenants set suspended_at = null where id = $1')
    await open(await addressFor(removed))
    await asOwner('delete from hub.memberships where tenant_id = $1')
    expect(await refusal(left)).toBe(401)
  })

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'a page of %s, ticket or not',
    async (origin) => {
      const url = await addressFor(ida)
      expect(await refusal(url, { origin })).toBe(403)
      // Refused before it was spent: the page it was meant for can still use it.
      await open(url, { origin: hub.url })
    },
  )

  test('the twenty-first socket of one session', async () => {
    const member = await hub.member()
    for (let i = 0; i < 20; i++) await open(await addressFor(member))
    expect(await refusal(await addressFor(member))).toBe(429)
    await open(await addressFor(ida))
  })

  test('plain HTTP at the socket’s address', async () => {
    const { status } = await ida.get((await addressFor(ida)).replace(/^ws/, 'http'))
    expect(status).toBe(404)
  })

  test('a socket at the address of another call sends nothing and is closed', async () => {
    const address = `${hub.url.replace('http', 'ws')}/api/documents`
    expect(await refusal(address)).toBe(401)
    const { socket, messages } = await open(address, { cookie: ida.cookieHeader() })
    if (socket.readyState !== socket.CLOSED) await once(socket, 'close')
    expect(messages).toEqual([])
  })
})

describe('connected', () => {
  test('the address is absolute, of the origin the call came to', async () => {
    const url = new URL(await addressFor(ida))
    expect(`${url.protocol}//${url.host}${url.pathname}`).toBe(`${hub.url.replace('http', 'ws')}/api/jobs/ws`)
    const secure = await startHub({ env: { PUBLIC_URL: 'https://hub.example' } })
    try {
      expect(await addressFor(await secure.member())).toMatch(
        /^wss:\/\/hub\.example\/api\/jobs\/ws\?ticket=./,
      )
    } finally {
      await secure.stop()
    }
  })

  test('one hears of the jobs of one’s own tenant and of no other', async () => {
    const mine = await open(await addressFor(ida))
    const theirs = await open(await addressFor(olaf))
    await send(ida, 'Reading page 1 of 2')
    await send(olaf, 'Reading page 7 of 9')
    await until(() => theirs.messages.length > 0 && mine.messages.length > 0)
    expect(mine.messages.map(({ data }) => data.message)).toEqual(['Reading page 1 of 2'])
    expect(theirs.messages.map(({ data }) => data.message)).toEqual(['Reading page 7 of 9'])
    expect(mine.messages[0]).toEqual({
      type: 'job_update',
      data: {
        jobId: expect.any(String),
        status: 'processing',
        message: 'Reading page 1 of 2',
        progress: 40,
        documentId: expect.any(String),
        jobType: 'ocr',
      },
    })
  })

  test('what is not committed is not sent, and neither is what does not concern browsers', async () => {
    const mine = await open(await addressFor(ida))
    const inIdas = { tenantId: ida.tenantId, userId: null }
    await expect(
      hub.services.database.inTenant(inIdas, async (db) => {
        await publish(db, 'job_update', { message: 'never' })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await hub.services.database.inTenant(inIdas, (db) =>
      publish(db, 'session_ended', { sessionId: randomUUID() }),
    )
    await send(ida, 'the last')
    await until(() => mine.messages.length > 0)
    expect(mine.messages.map(({ data }) => data.message)).toEqual(['the last'])
  })

  test('what a browser sends is ignored, and a flood of it ends the connection', async () => {
    const { socket, messages } = await open(await addressFor(ida))
    socket.send('{"type":"subscribe","tenantId":"all"}')
    await send(ida, 'still here')
    await until(() => messages.length === 1)
    socket.send('x'.repeat(100_000))
    const [code] = await once(socket, 'close')
    expect(code).toBe(1009)
  })

  test('the end of a membership and a suspension close the sockets immediately', async () => {
    const manager = await hub.member()
    const colleague = await hub.colleague(manager, 'operator')
    const theirs = await open(await addressFor(colleague))
    const mine = await open(await addressFor(manager))
    const removed = once(theirs.socket, 'close')
    await manager.delete(`/api/members/${colleague.user?.id}`)
    expect((await removed)[0]).toBe(4401)
    const suspended = once(mine.socket, 'close')
    await runVerb(['suspend-tenant', manager.tenantId], verbSettings(), () => {})
    expect((await suspended)[0]).toBe(4401)
  })

  const verbSettings = () => ({
    DATABASE_URL: hub.database.appUrl,
    SESSION_SECRET: 'x'.repeat(40),
    LOG_LEVEL: 'silent',
  })

  test('signing out closes one’s sockets, and not those of another session', async () => {
    const member = await hub.member()
    const { socket } = await open(await addressFor(member))
    const other = await hub.member()
    const stays = await open(await addressFor(other))
    const closed = once(socket, 'close')
    await member.post('/api/auth/logout')
    expect((await closed)[0]).toBe(4401)
    await send(other, 'still here')
    await until(() => stays.messages.length === 1)
  })
})

describe('a second API process', () => {
  async function second() {
    const services = { ...openServices(hub.services.config, 'second'), clock: hub.services.clock }
    const server = await buildWebServer(services)
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    return {
      services,
      at: (url: string) => url.replace(/:\d+/, `:${port}`),
      stop: async () => {
        await server.close()
        await closeServices(services)
      },
    }
  }

  test('takes a ticket of the first, once for both', async () => {
    const other = await second()
    try {
      const url = await addressFor(ida)
      await open(other.at(url))
      expect(await refusal(url)).toBe(401)
      expect(await refusal(other.at(url))).toBe(401)
    } finally {
      await other.stop()
    }
  })

  test('receives what happens at the first, a sign-out too, and closes with 1001 when it ends', async () => {
    const member = await hub.member()
    const other = await second()
    const there = await open(other.at(await addressFor(member)))
    const stranger = await open(other.at(await addressFor(olaf)))
    await send(member, 'sent to the first')
    await until(() => there.messages.length === 1)
    const closed = once(there.socket, 'close')
    await member.post('/api/auth/logout')
    expect((await closed)[0]).toBe(4401)
    expect(stranger.messages).toEqual([])
    const ended = once(stranger.socket, 'close')
    await other.stop()
    expect((await ended)[0]).toBe(1001)
  })
})

describe('who has a document open', () => {
  test('reaches members of the tenant alone; nobody announces what they cannot see', async () => {
    const axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel' })
    const note = await ida.upload({ name: 'note.txt', bytes: new TextEncoder().encode('Pallets 4') })
    await hub.drain()
    const theirs = await open(await addressFor(olaf))
    const ours = await open(await addressFor(axel))
    const presence = (messages: readonly { type: string }[]) =>
      messages.filter(({ type }) => type === 'presence_update')
    const announce = (member: Member, here: boolean, id = note.id) =>
      member.post(`/api/documents/${id}/presence`, { here })
    expect((await announce(olaf, true)).status).toBe(404)
    expect((await announce(ida, true, randomUUID())).status).toBe(404)
    expect((await hub.visitor().post(`/api/documents/${note.id}/presence`, { here: true })).status).toBe(401)
    expect((await announce(ida, true)).status).toBe(204)
    expect((await announce(ida, false)).status).toBe(204)
    await until(() => presence(ours.messages).length === 2)
    const person = { id: ida.user?.id, name: 'Ida Lindqvist' }
    expect(presence(ours.messages)).toEqual(
      [true, false].map((here) => ({ type: 'presence_update', data: { documentId: note.id, person, here } })),
    )
    await ida.delete(`/api/documents/${note.id}`)
    expect((await announce(axel, true)).status).toBe(404)
    await send(olaf, 'after it')
    await until(() => theirs.messages.length > 0)
    expect(presence(theirs.messages)).toEqual([])
  })
})
