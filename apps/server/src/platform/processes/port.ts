import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefused } from './start-refused.ts'

/** The web server of a start that was just killed lets go of its port within this time. */
const PATIENCE_MS = 3_000

/** @throws StartRefused with a sentence when the port is taken or may not be opened. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS
  for (;;) {
    const problem = await tryPort(port, host)
    if (!problem) return
    if (problem !== 'EADDRINUSE' || Date.now() > giveUp) throw new StartRefused(sentence(problem, port, host))
    await sleep(100)
  }
}

async function tryPort(port: number, host: string): Promise<string | null> {
  const server = createServer()
  try {
    server.listen({ port, host })
    await once(server, 'listening')
    return null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  } finally {
    server.close()
  }
}

function sentence(problem: string, port: number, host: string): string {
  if (problem === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that one, or set PORT to a free port.`
  }
  if (problem === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`
  return `The web server cannot listen on ${host}:${port} (${problem}). Check HOST and PORT.`
}
