import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that was free a moment ago, below those that systems hand out to outgoing connections: between this call and
 * the use of the port no connection of another test can take it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(16_384, 32_768)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}

/** Listens there until the returned function is called. */
export async function occupyPort(port: number): Promise<() => void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return () => server.close()
}
