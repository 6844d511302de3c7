import type { Document, MailRhythm, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { savePreferences } from '../../accounts/settings/notification-preferences.ts'
import { addressOfHub } from '../../platform/mail/address-of-hub.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { incompleteCmrPdf } from '../../testing/papers.ts'

/** Without PUBLIC_URL the product is used where it runs; these tests let the system choose the port. */
const HUB = 'http://localhost:0'
const ON = {
  email: true,
  documentAlerts: true,
  complianceAlerts: true,
  weeklyReports: false,
  rhythm: 'immediate' as MailRhythm,
}

let server: MailServer
let hub: Hub
let ida: Member
let olga: Member
let otto: Member
let number = 100

beforeAll(async () => {
  server = await startMailServer()
  hub = await startHub({
    env: { SMTP_URL: server.url, MAIL_FROM: 'hub@example.org' },
  })
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  otto = await hub.member({ firstName: 'Otto' })
  // Members for a day already: people are not notified of what happened before they came.
  await inSql(`update hub.memberships set created_at = created_at - interval '1 day'`)
})
afterAll(async () => {
  await hub?.stop()
  await server?.stop()
})
beforeEach(async () => {
  for (const member of [ida, olga]) await prefer(member, ON)
  await quiet()
  server.received.length = 0
})

const inOurs = <T>(work: Parameters<Hub['services']['database']['inTenant']>[1]) =>
  hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, work) as Promise<T>
const prefer = (member: Member, preferences: typeof ON) =>
  inOurs((db) => savePreferences(db, member.user?.id ?? '', preferences))
const inSql = (query: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query(query, values)).rows)

/** As if nothing had happened for ten minutes, and the worker had caught up. */
async function quiet(): Promise<void> {
  await hub.drain()
  await inSql(
    `update hub.notices set created_at = created_at - interval '10 minutes' where mailed_at is null`,
  )
  await hub.database.hasten()
  await hub.drain()
}

const note = async (): Promise<Document> => {
  number += 1
  const document = await ida.upload(await incompleteCmrPdf(number))
  await hub.drain()
  return document
}
const mailTo = (member: Member) => server.received.filter(({ to }) => to === member.email)

test('links begin with the address that people type', () => {
  const { config } = hub.services
  expect(addressOfHub({ config: { ...config, publicUrl: 'https://hub.example.org' } })).toBe(
    'https://hub.example.org',
  )
})

describe('who gets no mail', () => {
  test('another tenant, and who switched email or this kind off', async () => {
    await prefer(ida, { ...ON, email: false })
    await prefer(olga, { ...ON, documentAlerts: false, complianceAlerts: false })
    await note()
    await quiet()
    expect(server.received).toEqual([])
    expect(mailTo(otto)).toEqual([])
  })

  test('nobody while more is coming in', async () => {
    await note()
    await hub.database.hasten()
    await hub.drain()
    expect(server.received).toEqual([])
    await note()
    await quiet()
    expect(mailTo(ida).map(({ subject }) => subject)).toEqual([expect.stringMatching(/2 documents/)])
  })

  test('who made the decision; who did not hears of it once', async () => {
    const document = await note()
    await quiet()
    server.received.length = 0
    await ida.post(`/api/documents/${document.id}/reject`, { comment: 'Wrong <b>place</b>' })
    await quiet()
    await quiet()
    expect(mailTo(ida)).toEqual([])
    const [mail, ...others] = mailTo(olga)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('1 document: Rejected by a colleague')
    expect(mail?.text).toContain(`${document.originalName}: Rejected by a colleague`)
    expect(mail?.text).toContain('Rejected by Ida Lindqvist')
    expect(mail?.text).toContain('Wrong <b>place</b>')
    expect(mail?.html).toContain('Wrong &lt;b&gt;place&lt;/b&gt;')
  })
})

test('a checked document is one mail with its state, what is open, and a link to it', async () => {
  const document = await note()
  await quiet()
  const shown = (await ida.get<{ status: string }>(`/api/documents/${document.id}`)).body
  const [mail, ...others] = mailTo(ida)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`1 document: ${shown.status === 'completed' ? 'Completed' : 'Under Review'}`)
  expect(mail?.text).toContain(`${HUB}/documents/${document.id}`)
  const into = `organisation=${ida.tenantId}`
  expect(mail?.html).toContain(`href="${HUB}/documents/${document.id}?${into}"`)
  expect(mail?.text).toContain(`${HUB}/settings?tab=notifications&${into}`)
  expect(mail?.text).toContain(`here is the latest activity in ${ida.user?.tenants[0]?.tenantName}.`)
  expect(mailTo(olga)).toHaveLength(1)
})

test('a batch is one mail a person, with what failed in its subject; a name of a file is no HTML', async () => {
  const broken = { name: 'a<img src=x>.pdf', bytes: new TextEncoder().encode('%PDF-1.7 broken') }
  await note()
  await ida.upload(broken)
  await note()
  await quiet()
  for (const member of [ida, olga]) {
    const [mail, ...others] = mailTo(member)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^3 documents: 1 failed/)
    expect(mail?.html).not.toContain('<img')
    // What failed is read first.
    expect(mail?.text).toMatch(/^DOCUMENTS\n- a<img src=x>\.pdf: Failed/m)
    expect(mail?.html).toContain('a&lt;img src=x&gt;.pdf')
  }
})

test('violations that stop the goods, and those assigned, are mailed to people who want compliance alerts alone', async () => {
  const document = await note()
  await quiet()
  server.received.length = 0
  await prefer(olga, { ...ON, documentAlerts: false })
  await prefer(ida, { ...ON, complianceAlerts: false })
  await ida.patch(`/api/documents/${document.id}/consignment`, {
    corrections: [{ path: 'carrierAcceptanceDateTime', value: null }],
  })
  await hub.drain()
  const open = (await ida.get<ViolationsList>(`/api/violations?documentId=${document.id}&status=open`)).body
  const grave = open.items.filter(({ severity }) => severity === 'critical' || severity === 'high')
  expect(grave.length).toBeGreaterThan(0)
  await ida.post('/api/violations/bulk', { act: 'assign', ownerId: olga.user?.id, ids: [grave[0]?.id] })
  await quiet()
  const [mail] = mailTo(olga)
  expect(mail?.text).toContain(`${grave.length} new critical or high violation`)
  expect(mail?.text).toContain('1 violation assigned to you')
  expect(mail?.text).toContain(`${HUB}/documents/${document.id}`)
  expect(mail?.text).not.toContain('DOCUMENTS')
  expect(mailTo(ida)[0]?.text).not.toContain('VIOLATIONS')
})

test('new violations that stop the goods are mailed though somebody went on correcting, for as long as they are open', async () => {
  const document = await note()
  await quiet()
  server.received.length = 0
  await prefer(olga, { ...ON, documentAlerts: false })
  const correct = async (path: string, value: unknown) => {
    await ida.patch(`/api/documents/${document.id}/consignment`, { corrections: [{ path, value }] })
    await hub.drain()
  }
  const mails = async () => {
    await quiet()
    return mailTo(olga).map(({ text }) => text)
  }
  await correct('carrierAcceptanceDateTime', null)
  const open = (await ida.get<ViolationsList>(`/api/violations?documentId=${document.id}&status=open`)).body
  const grave = open.items.filter(({ severity }) => severity === 'critical' || severity === 'high')
  for (const value of [12_000, 13_000]) await correct('grossWeight[1]', { value, unit: 'KGM' })
  expect(await mails()).toEqual([expect.stringContaining(`${grave.length} new critical or high violation`)])
  // Mailed once: the next check of what is open already is nothing new.
  await correct('grossWeight[1]', { value: 14_000, unit: 'KGM' })
  expect(await mails()).toHaveLength(1)
})

test('what is due within a day is mailed every morning, once for each date, to its owner', async () => {
  const document = await note()
  const open = (await ida.get<ViolationsList>(`/api/violations?documentId=${document.id}&status=open`)).body
  await inSql(`update hub.violations set due_at = now() + interval '3 days'`)
  await ida.patch(`/api/violations/${open.items[0]?.id}`, {
    ownerId: olga.user?.id,
    dueAt: new Date(Date.now() + 7_200_000).toISOString(),
  })
  await quiet()
  server.received.length = 0
  const morning = async () => {
    await inSql(`select graphile_worker.add_job('every-morning')`)
    await quiet()
  }
  await morning()
  await morning()
  expect(mailTo(ida)).toEqual([])
  expect(mailTo(olga)).toHaveLength(1)
  expect(mailTo(olga)[0]?.text).toMatch(
    /1 violation due within a day\n\s+the first by \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC/,
  )
})

describe('digests', () => {
  const hourly = async () => {
    await quiet()
    await inSql(`select graphile_worker.add_job('every-hour')`)
    await hub.drain()
  }
  /** As if everything had happened so many hours before. */
  const later = (hours: number) =>
    inSql(`with moved as (
        update hub.notices set mailed_at = mailed_at - interval '${hours} hours' where mailed_at > '-infinity'
      ) update hub.notification_preferences set digest_at = digest_at - interval '${hours} hours'`)

  test('of an hour are one mail, with links, and none where nothing happened', async () => {
    await prefer(ida, { ...ON, email: false })
    await prefer(olga, { ...ON, rhythm: 'hourly' })
    const documents = [await note(), await note()]
    await quiet()
    expect(server.received).toEqual([])
    await hourly()
    expect(server.received).toEqual([])
    await later(2)
    await hourly()
    await hourly()
    expect(server.received.map(({ to }) => to)).toEqual([olga.email])
    expect(mailTo(olga)[0]?.subject).toMatch(/^Hourly digest: .*2 documents/)
    for (const { id } of documents) expect(mailTo(olga)[0]?.text).toContain(`${HUB}/documents/${id}`)

    const third = await note()
    await quiet()
    await later(2)
    await hourly()
    expect(
      mailTo(olga)
        .slice(1)
        .map(({ text }) => text),
    ).toEqual([expect.stringContaining(third.id)])
  })

  test('of a day are one mail, and none where nothing happened', async () => {
    await prefer(ida, { ...ON, rhythm: 'daily' })
    await prefer(olga, { ...ON, rhythm: 'daily' })
    for (const _ of ['first', 'second', 'third']) await note()
    await hourly()
    expect(server.received).toEqual([])
    await later(25)
    await hourly()
    await later(25)
    await hourly()
    for (const member of [ida, olga])
      expect(mailTo(member).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Daily digest: .*3 documents/),
      ])
    expect(mailTo(otto)).toEqual([])
  })

  test('leave nothing out for who is mailed immediately again, and mail nothing twice', async () => {
    await prefer(olga, { ...ON, rhythm: 'daily' })
    const first = await note()
    await quiet()
    await prefer(olga, ON)
    await quiet()
    await note()
    await quiet()
    expect(mailTo(olga)).toHaveLength(2)
    expect(mailTo(olga)[0]?.text).toContain(first.id)
    expect(mailTo(olga)[1]?.text).not.toContain(first.id)
  })

  test('report what stops the goods though a later check took the place of the notice', async () => {
    const document = await note()
    const correct = async (path: string, value: unknown) => {
      await ida.patch(`/api/documents/${document.id}/consignment`, { corrections: [{ path, value }] })
      await hub.drain()
    }
    // The date was removed from two documents above, and is read from none of the sender since.
    await correct('carrierAcceptanceDateTime', '2026-11-18')
    await quiet()
    await prefer(olga, { ...ON, documentAlerts: false, rhythm: 'hourly' })
    server.received.length = 0
    await correct('carrierAcceptanceDateTime', null)
    const mailed = `update hub.notices set mailed_at = clock_timestamp() where mailed_at is null`
    await inSql(mailed)
    await correct('grossWeight[1]', { value: 12_000, unit: 'KGM' })
    await quiet()
    await later(2)
    await hourly()
    expect(mailTo(olga).map(({ text }) => text)).toEqual([
      expect.stringMatching(/[1-9]\d* new critical or high violation/),
    ])
  })
})

test('who corrects a document again and again does not put off the mail about it for longer than a quarter of an hour', async () => {
  const document = await note()
  const minutesLater = (minutes: number) =>
    inSql(`update hub.notices set created_at = created_at - interval '${minutes} minutes',
             waiting_since = waiting_since - interval '${minutes} minutes' where mailed_at is null`)
  for (const value of [12_000, 13_000, 14_000, 15_000]) {
    await minutesLater(4)
    expect(mailTo(ida)).toEqual([])
    await ida.patch(`/api/documents/${document.id}/consignment`, {
      corrections: [{ path: 'grossWeight[1]', value: { value, unit: 'KGM' } }],
    })
    await hub.drain()
  }
  await hub.database.hasten()
  await hub.drain()
  expect(mailTo(ida)).toHaveLength(1)
})

test('while the mail server is down nothing fails and nothing is lost', async () => {
  const port = Number(new URL(server.url).port)
  await server.stop()
  const document = await note()
  await quiet()
  const decided = await ida.post(`/api/documents/${document.id}/approve`, { comment: 'Agreed' })
  expect([200, 409]).toContain(decided.status)
  const waiting = await inSql(`select from graphile_worker.jobs where task_identifier = 'mail'`)
  expect(waiting).toHaveLength(2)
  server = await startMailServer(port)
  await quiet()
  expect(mailTo(ida).some(({ text }) => text.includes(document.id))).toBe(true)
  expect(mailTo(olga).some(({ text }) => text.includes(document.id))).toBe(true)
})

test('without a mail server everything goes on, and what was not mailed is not sent later', async () => {
  const off = await startHub()
  const member = await off.member()
  await member.upload(await incompleteCmrPdf(1))
  await off.drain()
  await withClient(off.database.superuserUrl, async (client) => {
    await client.query(`update hub.notices set created_at = created_at - interval '10 minutes'`)
    await off.database.hasten()
    await off.drain()
    const { rows } = await client.query(
      `select (select count(*)::int from hub.notices where mailed_at is null) as unsent,
              (select count(*)::int from graphile_worker.jobs where task_identifier in ('alerts', 'mail')) as jobs`,
    )
    expect(rows).toEqual([{ unsent: 0, jobs: 0 }])
  })
  await off.stop()
})
