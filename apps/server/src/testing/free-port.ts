import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Listens there until the returned function is called. */
export async function occupyPort(port: number): Promise<() => void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return () => server.close()
}
