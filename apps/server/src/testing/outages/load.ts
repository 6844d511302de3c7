import { setTimeout as sleep } from 'node:timers/promises'
import type { Document } from '@efti-hub/contract'
import { WebSocket } from 'ws'
import type { Answer, HttpClient } from '../http-client.ts'
import { Member, type UploadFile } from '../member.ts'

/** So long a client waits before it sends again what was answered 503; the server asks for more. */
const PAUSE_MS = 250

/** What came back, by call and status: 0 where no answer came. */
export class Answers {
  readonly counts = new Map<string, number>()
  readonly faults: string[] = []

  note(call: string, { status, headers, body }: Answer): void {
    const key = `${call} ${status}`
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    if (status >= 500 && (status !== 503 || !headers.get('retry-after')))
      this.faults.push(`${key} ${JSON.stringify(body)}`)
  }

  lost(call: string, error: unknown): void {
    this.counts.set(`${call} 0`, (this.counts.get(`${call} 0`) ?? 0) + 1)
    this.faults.push(`${call}: ${(error as Error).message} ${String((error as Error).cause ?? '')}`)
  }

  /** How many of these were answered. */
  of(status: number): number {
    return [...this.counts].reduce((sum, [key, count]) => sum + (key.endsWith(` ${status}`) ? count : 0), 0)
  }
}

/** The same person at another process: the session is the same. */
export function at(member: Member, url: string): Member {
  const there = new Member(url)
  for (const [name, value] of member.cookies) there.cookies.set(name, value)
  return Object.assign(there, { email: member.email, user: member.user })
}

/** Calls until it is answered with anything but 503; every answer is noted. Null once `isOver`. */
export async function insist<T>(
  answers: Answers,
  call: string,
  ask: () => Promise<Answer<T>>,
  isOver: () => boolean = () => false,
): Promise<Answer<T> | null> {
  while (!isOver()) {
    try {
      const answer = await ask()
      answers.note(call, answer)
      if (answer.status < 500) return answer
    } catch (error) {
      answers.lost(call, error)
    }
    await sleep(PAUSE_MS)
  }
  return null
}

/** As the browser uploads, each step as often as it takes. Answers the id of the document. */
export async function uploadPatiently(member: Member, answers: Answers, file: UploadFile): Promise<string> {
  const target = await insist(answers, 'POST upload', () =>
    member.post<{ uploadURL: string }>('/api/objects/upload'),
  )
  const fileUrl = target?.body.uploadURL ?? ''
  const put = await insist(answers, 'PUT', () =>
    member.put(new URL(fileUrl).pathname + new URL(fileUrl).search, file.bytes),
  )
  if (put?.status !== 200) throw new Error(`PUT: ${put?.status} ${JSON.stringify(put?.body)}`)
  const created = await insist(answers, 'POST document', () =>
    member.post<Document & { documentId?: string }>('/api/documents', {
      fileUrl,
      fileName: file.name,
      originalName: file.name,
      fileSize: file.bytes.length,
      mimeType: file.mimeType ?? 'application/octet-stream',
    }),
  )
  // The answer of an earlier try was lost, and its document is there.
  const id = created?.status === 409 ? created.body.documentId : created?.body.id
  if (!id) throw new Error(`document: ${created?.status} ${JSON.stringify(created?.body)}`)
  return id
}

export interface Listening {
  /** Of job updates. */
  heard: { documentId: string; status: string }[]
  /** How often it had to connect. */
  connections: number
  stop(): void
}

/** A browser's socket: comes back whenever it is closed, at one of these addresses in turn. */
export function listen(clients: readonly HttpClient[], answers: Answers): Listening {
  let socket: WebSocket | null = null
  let isOver = false
  const listening: Listening = {
    heard: [],
    connections: 0,
    stop() {
      isOver = true
      socket?.terminate()
    },
  }
  const connect = async (turn: number): Promise<void> => {
    const client = clients[turn % clients.length]
    if (isOver || !client) return
    const again = () => void sleep(PAUSE_MS).then(() => connect(turn + 1))
    try {
      const info = await client.get<{ wsUrl: string }>('/api/jobs/ws-info')
      answers.note('GET ws-info', info)
      if (info.status !== 200) return again()
      socket = new WebSocket(info.body.wsUrl)
    } catch {
      return again()
    }
    socket.on('open', () => {
      listening.connections += 1
    })
    socket.on('unexpected-response', (_request, response) => {
      answers.note('socket', {
        status: response.statusCode ?? 0,
        headers: new Headers({ 'retry-after': response.headers['retry-after'] ?? '' }),
        body: null,
      })
      response.destroy()
      again()
    })
    socket.on('error', () => {})
    socket.on('close', again)
    socket.on('message', (data) => {
      const { type, data: said } = JSON.parse(String(data))
      if (type === 'job_update') listening.heard.push(said)
    })
  }
  void connect(0)
  return listening
}
