import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, startHub, withClient } from '../../testing/index.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { sendMail } from './send-mail.ts'

const MAIL = {
  to: 'olga@example.org',
  subject: 'Überprüfung – cmr-1.pdf',
  text: 'Zwölf Paletten\nhttp://localhost/documents/1',
  html: '<p>Zwölf Paletten</p>',
}

let server: MailServer
let hub: Hub

beforeAll(async () => {
  server = await startMailServer()
  hub = await startHub({ env: { SMTP_URL: server.url, MAIL_FROM: 'Hub <hub@example.org>' } })
})
beforeEach(() => {
  server.received.length = 0
})
afterAll(async () => {
  await hub?.stop()
  await server?.stop()
})

const waiting = () =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query<{ attempts: number }>(
      `select attempts from graphile_worker.jobs where task_identifier = 'mail'`,
    )
    return rows
  })

test('a mail arrives as it was written, text and picture of it, marked as made by a program', async () => {
  expect(await sendMail(hub.house, MAIL)).toBe('queued')
  expect(server.received).toEqual([])
  await hub.drain()
  expect(server.received).toMatchObject([
    { to: MAIL.to, from: 'hub@example.org', subject: MAIL.subject, html: expect.stringContaining('Zwölf') },
  ])
  const [mail] = server.received
  expect(mail?.text.replaceAll('\r\n', '\n')).toContain(MAIL.text)
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(await waiting()).toEqual([])
})

test('an address that holds another one reaches nobody', async () => {
  await sendMail(hub.house, { ...MAIL, to: 'olga@example.org, eve@example.org' })
  await hub.drain()
  expect(server.received.filter(({ to }) => to.includes('eve') && to !== 'olga@example.org')).toEqual([])
})

describe('a mail server in trouble', () => {
  test('that is busy gets the mail later', async () => {
    server.refuse(451, 1)
    await sendMail(hub.house, MAIL)
    await hub.drain()
    expect(server.received).toEqual([])
    expect(await waiting()).toEqual([{ attempts: 1 }])
    await hub.database.hasten()
    await hub.drain()
    expect(server.received).toHaveLength(1)
  })

  test('that knows no such person is not asked again', async () => {
    server.refuse(550, 1)
    await sendMail(hub.house, MAIL)
    await hub.drain()
    expect(await waiting()).toEqual([])
    expect(server.received).toEqual([])
  })

  test('that is down gets it when it is back, and the sender waits for nothing', async () => {
    const port = Number(new URL(server.url).port)
    await server.stop()
    expect(await sendMail(hub.house, MAIL)).toBe('queued')
    await hub.drain()
    expect(await waiting()).toEqual([{ attempts: 1 }])
    server = await startMailServer(port)
    await hub.database.hasten()
    await hub.drain()
    expect(server.received).toHaveLength(1)
  })
})

test('without a mail server nothing is queued', async () => {
  const off = await startHub()
  expect(await sendMail(off.house, MAIL)).toBe('off')
  await off.stop()
})
