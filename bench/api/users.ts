import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface UserCall {
  path: string
  headers?: Record<string, string>
}

export interface Answered {
  status: number
  ms: number
  etag: string
  bytes: number
}

export interface Load {
  users: number
  /** How long a person looks at an answer before the next question. */
  pauseMs: number
  /** Of each user; the first fifth is thrown away. */
  calls: number
}

/** Every user asks, waits for the whole answer, pauses, and asks again; `next` decides what, by the number of the call. */
export async function measureUsers(
  base: string,
  cookie: string,
  load: Load,
  next: (number: number) => UserCall,
  expected = 200,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.users })
  const times: number[] = []
  let number = 0
  const user = async (which: number) => {
    await sleep((which / load.users) * load.pauseMs)
    for (let call = 0; call < load.calls; call++) {
      const asked = next(number++)
      const { status, ms } = await ask(agent, base, cookie, asked)
      if (status !== expected) throw new Error(`${asked.path}: ${status} instead of ${expected}`)
      if (call >= load.calls / 5) times.push(ms)
      await sleep(load.pauseMs * (0.5 + Math.random()))
    }
  }
  await Promise.all(Array.from({ length: load.users }, (_, which) => user(which)))
  agent.destroy()
  return times
}

export function askOnce(base: string, cookie: string, call: UserCall): Promise<Answered> {
  return ask(new Agent(), base, cookie, call)
}

function ask(
  agent: Agent,
  base: string,
  cookie: string,
  { path, headers = {} }: UserCall,
): Promise<Answered> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, base), { agent, headers: { cookie, ...headers } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => {
        const etag = String(response.headers.etag ?? '')
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - began, etag, bytes })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
