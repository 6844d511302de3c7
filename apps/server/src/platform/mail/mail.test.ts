import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, startHub, withClient } from '../../testing/index.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { readConfig } from '../config.ts'
import { mailIsOn, queueMail } from './queue-mail.ts'

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

/** As an invitation or a reset does, which know no tenant. */
const send = (mail = MAIL) => hub.services.database.unsafeAccounts((db) => queueMail(db, mail))
const waiting = () =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query<{ attempts: number }>(
      `select attempts from graphile_worker.jobs where task_identifier = 'mail'`,
    )
    return rows
  })

test('a mail arrives as it was written, text and picture of it, marked as made by a program', async () => {
  await send()
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
  await send({ ...MAIL, to: 'olga@example.org, eve@example.org' })
  await hub.drain()
  expect(server.received.filter(({ to }) => to.includes('eve') && to !== 'olga@example.org')).toEqual([])
})

describe('a mail server in trouble', () => {
  test('that is busy gets the mail later', async () => {
    server.refuse(451, 1)
    await send()
    await hub.drain()
    expect(server.received).toEqual([])
    expect(await waiting()).toEqual([{ attempts: 1 }])
    await hub.database.hasten()
    await hub.drain()
    expect(server.received).toHaveLength(1)
  })

  test('that knows no such person is not asked again', async () => {
    server.refuse(550, 1)
    await send()
    await hub.drain()
    expect(await waiting()).toEqual([])
    expect(server.received).toEqual([])
  })

  test('that is down gets it when it is back, and the sender waits for nothing', async () => {
    const port = Number(new URL(server.url).port)
    await server.stop()
    await send()
    await hub.drain()
    expect(await waiting()).toEqual([{ attempts: 1 }])
    server = await startMailServer(port)
    await hub.database.hasten()
    await hub.drain()
    expect(server.received).toHaveLength(1)
  })
})

test('mail is on where a mail server is set, and a sender must go with it', async () => {
  expect(mailIsOn(hub.services)).toBe(true)
  const off = readConfig({})
  expect(mailIsOn({ config: off })).toBe(false)
  expect(() => readConfig({ SMTP_URL: server.url })).toThrow('MAIL_FROM is required')
  expect(() => readConfig({ SMTP_URL: 'mail.example.org', MAIL_FROM: 'hub@example.org' })).toThrow('SMTP_URL')
})
