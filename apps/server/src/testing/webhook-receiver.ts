import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedEvent {
  path: string
  headers: IncomingHttpHeaders
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** A real HTTP server on a loopback address that takes events. */
export interface WebhookReceiver {
  url: string
  port: number
  received: ReceivedEvent[]
  /** How it answers from now on; left out: 200. */
  answerWith(answer?: (response: ServerResponse) => void): void
  stop(): Promise<void>
}

const OK = (response: ServerResponse): void => {
  response.end('thanks')
}

export async function startWebhookReceiver(host = '127.0.0.1', port = 0): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = []
  let answer = OK
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    received.push({ path: request.url ?? '', headers: request.headers, body, event: JSON.parse(body) })
    answer(response)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo

  return {
    url: `http://${host}:${taken}/hooks`,
    port: taken,
    received,
    answerWith(other = OK) {
      answer = other
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
