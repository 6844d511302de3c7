import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface RoundRobin {
  url: string
  add(url: string): void
  /** New connections go to the others; those that are open stay. */
  remove(url: string): void
  stop(): Promise<void>
}

/** Passes each connection to the next server in turn, as a load balancer of connections does. */
export async function startRoundRobin(): Promise<RoundRobin> {
  const behind: string[] = []
  const open = new Set<Socket>()
  let turn = 0
  const server = createServer((client) => {
    const to = behind[turn++ % Math.max(1, behind.length)]
    if (!to) return void client.destroy()
    const { hostname, port } = new URL(to)
    const there = connect(Number(port), hostname)
    for (const [one, other] of [
      [client, there],
      [there, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void behind.push(url),
    remove(url) {
      behind.splice(behind.indexOf(url), 1)
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
