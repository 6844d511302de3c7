import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { SOCKET_PROTOCOL, type SocketInfo } from '@efti-hub/contract'
import { WebSocket } from 'ws'
import type { Person } from './acts.ts'
import { readAgain } from './acts.ts'

const AT_ONCE = 8
/** As the browser gathers what messages make out of date. */
const GATHER_MS = 150
const COME_BACK_MS = 3_000
/** In a row without being let in; then it stays away, which the number of open ones shows. */
const MOST_TRIES = 20

export interface LoadSockets {
  /** How many are open. */
  open(): number
  /** How often one was closed that nobody here closed, by close code. */
  readonly closes: ReadonlyMap<number, number>
  /** Of those that were open all the time: their numbers, by tenant. */
  steady(): Map<string, number[]>
  /** Messages that came in, all sockets together. */
  messages(): number
  /** One more of this person that nobody ends before all are. */
  openOne(person: Person): Promise<void>
  endAll(): void
}

/** So many tabs of each person; the first of them shows what the person is doing, and reads again what a message makes out of date. */
export async function openSockets(people: readonly Person[], each: number): Promise<LoadSockets> {
  const sockets: { socket: WebSocket | null; tenantId: string; isSteady: boolean }[] = []
  const closes = new Map<number, number>()
  let isOver = false
  let messages = 0

  let isSteady = true
  const openOne = async (person: Person, refetch: () => void = () => {}) => {
    const number = sockets.length
    const entry = { socket: null as WebSocket | null, tenantId: person.tenant.id, isSteady }
    sockets.push(entry)
    let tries = 0
    await connect()

    async function connect(): Promise<void> {
      if (isOver) return
      const { calls, delays, member } = person
      const headers = { 'permission-in': 'header' }
      const info = await calls.time('socket: address', () =>
        member.get<SocketInfo>('/api/jobs/ws-info', { headers }),
      )
      const { wsUrl, ticket } = info?.body ?? {}
      if (info?.status !== 200 || !wsUrl || !ticket) return comeBack()
      const socket = new WebSocket(wsUrl, [SOCKET_PROTOCOL, ticket])
      entry.socket = socket
      socket.on('message', (data) => {
        const { type, data: said } = JSON.parse(String(data))
        messages += 1
        delays.heard(number, type, said)
        noteReadPaper(person, type, said)
        if (type !== 'audit_update' && type !== 'presence_update') refetch()
      })
      let refusal = 0
      socket.on('unexpected-response', (_request, response) => {
        refusal = response.statusCode ?? 0
        response.destroy()
        socket.terminate()
      })
      socket.on('error', () => {})
      const opened = await calls.time('socket: open', async () => {
        await Promise.race([once(socket, 'open'), once(socket, 'close')])
        if (socket.readyState !== socket.OPEN && refusal === 0) throw new Error('the socket was not opened')
        return { status: refusal || 101, headers: new Headers(), body: null }
      })
      if (opened?.status !== 101) return comeBack()
      tries = 0
      delays.opened(entry.tenantId)
      socket.on('close', (code) => {
        delays.closed(entry.tenantId)
        if (isOver) return
        closes.set(code, (closes.get(code) ?? 0) + 1)
        void comeBack()
      })
    }

    async function comeBack(): Promise<void> {
      entry.isSteady = false
      tries += 1
      if (tries > MOST_TRIES) return
      await sleep(COME_BACK_MS, undefined, { ref: false })
      await connect()
    }
  }

  const wanted = people.flatMap((person) => {
    const refetch = gathering(person)
    return Array.from({ length: each }, (_, tab) => () => openOne(person, tab === 0 ? refetch : undefined))
  })
  const opener = async () => {
    for (let next = wanted.shift(); next; next = wanted.shift()) await next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opener))
  // What is opened from here on was not there for all that is measured.
  isSteady = false

  return {
    open: () => sockets.filter(({ socket }) => socket?.readyState === WebSocket.OPEN).length,
    closes,
    messages: () => messages,
    steady() {
      const steady = new Map<string, number[]>()
      for (const [number, { tenantId, isSteady }] of sockets.entries())
        if (isSteady) steady.set(tenantId, [...(steady.get(tenantId) ?? []), number])
      return steady
    },
    openOne: (person) => openOne(person),
    endAll() {
      isOver = true
      for (const { socket } of sockets) socket?.terminate()
    },
  }
}

/** Once for all messages that come together, never twice at the same time, and once more for what came meanwhile. */
function gathering(person: Person): () => void {
  let isWaiting = false
  let isReading = false
  const gather = () => {
    isWaiting = true
    if (!isReading) setTimeout(flush, GATHER_MS).unref()
  }
  const flush = async () => {
    isWaiting = false
    isReading = true
    await readAgain(person)
    isReading = false
    if (isWaiting) gather()
  }
  return () => {
    if (!isWaiting && person.list) gather()
  }
}

/** From now on it is one of those that people open. */
function noteReadPaper(
  { tenant }: Person,
  type: string,
  { jobType, status, documentId }: Record<string, string>,
): void {
  if (type !== 'job_update' || jobType !== 'compliance' || status !== 'completed' || !documentId) return
  if (!tenant.papers.includes(documentId)) tenant.papers.push(documentId)
}
