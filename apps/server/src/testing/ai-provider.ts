import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What the model was asked, without the envelope of its protocol. */
export interface Asked {
  path: string
  key: string | undefined
  instructions: string
  content: string
  body: string
}

/** An answer of the model as text, or something that is none. */
export type Behaviour =
  | string
  | { text: string; after: number }
  | 'dropped'
  | 'malformed'
  | 'declined'
  | 'rate-limited'
  | 'oversized'
  | 'redirected'
  | { status: number }

/** A model on a free port of loopback that speaks the protocols of OpenAI (chat and responses) and Anthropic. */
export interface AiProviderStandIn {
  /** With '/v1'. */
  url: string
  asked: Asked[]
  /** Called for each request. */
  behave: (asked: Asked) => Behaviour
  stop(): Promise<void>
}

/** Of a hub that asks it. */
export const settingsFor = ({ url }: Pick<AiProviderStandIn, 'url'>): Record<string, string> => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: url,
  AI_MODEL: 'stand-in',
  AI_API_KEY: 'a secret key',
})

export async function startAiProvider(behave: AiProviderStandIn['behave']): Promise<AiProviderStandIn> {
  const standIn: AiProviderStandIn = {
    url: '',
    asked: [],
    behave,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer(async (request, response) => {
    const asked = await readRequest(request)
    standIn.asked.push(asked)
    await answer(response, asked, standIn.behave(asked)).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return standIn
}

async function answer(response: ServerResponse, asked: Asked, behaviour: Behaviour): Promise<void> {
  const json = (status: number, body: unknown, headers = {}) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
  const envelope = ENVELOPES[asked.path.replace(/^\/v1/, '')]
  if (!envelope) return json(404, { error: { message: `no ${asked.path}` } })
  if (typeof behaviour === 'object' && 'after' in behaviour) {
    await wait(behaviour.after)
    return json(200, envelope(behaviour.text))
  }
  if (typeof behaviour === 'object') return json(behaviour.status, { error: { message: 'no' } })
  switch (behaviour) {
    case 'dropped':
      return void response.destroy()
    case 'malformed':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway')
    case 'declined':
      return json(200, envelope('I cannot help with that.'))
    case 'rate-limited':
      return json(429, { error: { message: 'slow down' } }, { 'retry-after-ms': '5' })
    case 'oversized':
      return json(200, envelope(JSON.stringify('x'.repeat(3_000_000))))
    case 'redirected':
      return json(302, {}, { location: 'http://127.0.0.1:1/' })
    default:
      return json(200, envelope(behaviour))
  }
}

const ENVELOPES: Record<string, (text: string) => unknown> = {
  '/chat/completions': (text) => ({
    id: 'c',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  }),
  '/responses': (text) => ({
    id: 'r',
    created_at: 1,
    model: 'stand-in',
    output: [
      {
        type: 'message',
        id: 'm',
        role: 'assistant',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: { input_tokens: 100, output_tokens: 20 },
  }),
  '/messages': (text) => ({
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 100, output_tokens: 20 },
  }),
}

interface Message {
  role: string
  content: string | { text?: string }[]
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  // None: the server asks at its start whether anything answers here.
  const body = Buffer.concat(parts).toString() || '{}'
  const { messages, input, system } = JSON.parse(body) as {
    messages?: Message[]
    input?: Message[]
    system?: { text: string }[]
  }
  const all = [
    ...(system ?? []).map(({ text }) => ({ role: 'system', content: text })),
    ...(messages ?? input ?? []),
  ]
  const of = (...roles: string[]) =>
    all
      .filter(({ role }) => roles.includes(role))
      .map(({ content }) => plain(content))
      .join('\n')
  const key = request.headers['x-api-key'] ?? request.headers.authorization
  return {
    path: request.url ?? '',
    key: Array.isArray(key) ? key[0] : key,
    instructions: of('system', 'developer'),
    content: of('user'),
    body,
  }
}

function plain(content: Message['content']): string {
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
}
