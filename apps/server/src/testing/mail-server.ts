import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  from: string
  subject: string
  text: string
  html: string
  headers: Map<string, string>
}

/** A real SMTP server on a free port of loopback. */
export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Answers that it cannot take a mail now (4xx) or ever (5xx), as often as `times`. */
  refuse(code: number, times: number): void
  stop(): Promise<void>
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refusal = { code: 0, times: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, answer) {
      if (refusal.times === 0) return answer()
      refusal.times -= 1
      answer(Object.assign(new Error('not now'), { responseCode: refusal.code }))
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          from: mail.from?.address ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
        })
        answer()
      })
    },
  })
  server.on('error', () => {})
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const { port: taken } = listener.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${taken}`,
    received,
    refuse(code, times) {
      refusal = { code, times }
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
