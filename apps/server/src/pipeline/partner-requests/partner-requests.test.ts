import { randomBytes } from 'node:crypto'
import type {
  AuditList,
  ConsignmentAnswer,
  Document,
  DocumentDetail,
  ErrorBody,
  KeyMade,
  NotificationsList,
  PartnerDraft,
  PartnerMessage,
  PartnerRequest,
  PartnerRequestMade,
  PartnerRequestsList,
  QuestionForPartner,
  ViolationsList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { incompleteCmrPdf } from '../../testing/papers.ts'

let mails: MailServer
let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member
let days = 0
let number = 8_000

const DAY_MS = 86_400_000
const DATE = 'carrierAcceptanceDateTime'
const MASS = 'grossWeight[1]'

beforeAll(async () => {
  mails = await startMailServer()
  hub = await startHub({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'Hub <hub@example.org>' },
    replace: { clock: { now: () => new Date(Date.now() + days * DAY_MS) } },
  })
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel' })
  otto = await hub.member({ firstName: 'Otto' })
  // The first document waits for the readers to start.
  await checkedNote()
})
afterAll(async () => {
  await hub?.stop()
  await mails?.stop()
})

async function checkedNote(): Promise<Document> {
  number += 1
  const note = await ida.upload(await incompleteCmrPdf(number))
  await hub.drain()
  return note
}

const CITY = 'consignee/postalAddress/cityName[1]'
/** The document has no such values: what is missing is a violation. */
async function without(note: Document, paths: readonly string[]): Promise<void> {
  const corrections = paths.map((path) => ({ path, value: null }))
  await ida.patch(`/api/documents/${note.id}/consignment`, { corrections })
  await hub.drain()
}

const ASKED = {
  paths: [DATE, MASS],
  partner: 'Nordlicht Spedition',
  email: '',
  language: 'de',
  message: 'Bitte Datum und Gewicht nennen.',
  days: 14,
  reminderDays: 3,
}
const ask = (note: Document, change: object = {}, who = olga) =>
  who.post<PartnerRequestMade & ErrorBody>(`/api/documents/${note.id}/partner-requests`, {
    ...ASKED,
    ...change,
  })
const messageFor = (note: Document, language: string, paths: readonly string[]) =>
  olga.post<PartnerMessage>(`/api/documents/${note.id}/partner-requests/message`, {
    paths,
    language,
    days: 14,
  })
const tokenIn = (link: string) => new URL(link).hash.replace('#token=', '')
const askedLink = async (note: Document, change: object = {}) => {
  const { body } = await ask(note, change)
  return { token: tokenIn(body.link), request: body.request }
}
const open = (token: string, hubOf = hub) =>
  hubOf.visitor().post<QuestionForPartner & ErrorBody>('/api/answer/question', { token })
const answer = (token: string, values: { field: string | undefined; value: unknown }[], remark = '') =>
  hub.visitor().post<QuestionForPartner & ErrorBody>('/api/answer', { token, values, remark })
const requestsOf = async (note: Document, who = olga) =>
  (await who.get<PartnerRequestsList>(`/api/documents/${note.id}/partner-requests`)).body.items
const fieldFor = (request: PartnerRequest, path: string) => request.fields.find((one) => one.path === path)
const waitingOf = async (note: Document) =>
  (await ida.get<DocumentDetail>(`/api/documents/${note.id}`)).body.summary.waiting
const valueAt = async (note: Document, path: string) =>
  (await ida.get<ConsignmentAnswer>(`/api/documents/${note.id}/consignment`)).body.fields.find(
    (field) => field.path === path,
  )
const actionsOn = async (note: Document) =>
  (await ida.get<AuditList>(`/api/audit?documentId=${note.id}&days=100&limit=500`)).body.items.map(
    ({ action }) => action,
  )
const latestNotice = async (who: Member) =>
  (await who.get<NotificationsList>('/api/notifications')).body.items.find(({ kind }) =>
    kind.startsWith('partner'),
  )
/** What is due by the clock of the test is done. */
const pass = async (more: number) => {
  days += more
  await hub.database.hasten()
  await hub.drain()
}
const everythingKept = (note: Document) =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query(
      `select f.answer, f.answered_at from hub.partner_request_fields f join hub.partner_requests r on r.id = f.request_id
        where r.document_id = $1 and f.answer is not null`,
      [note.id],
    )
    return rows
  })

describe('who may not', () => {
  test('an auditor reads what was asked, and asks, reminds, revokes and decides nothing', async () => {
    const note = await checkedNote()
    const { request } = await askedLink(note)
    const of = `/api/partner-requests/${request.id}`
    for (const answered of [
      await ask(note, {}, axel),
      await axel.get(`/api/documents/${note.id}/partner-requests/draft`),
      await axel.post(`${of}/remind`),
      await axel.post(`${of}/link`),
      await axel.delete(of),
      await axel.post(`${of}/fields/${request.fields[0]?.id}`, { decision: 'used' }),
    ]) {
      expect(answered.status).toBe(403)
    }
    expect((await requestsOf(note, axel)).map(({ id }) => id)).toEqual([request.id])
    expect(JSON.stringify(await requestsOf(note, axel))).not.toContain('#token')
  })

  test('another organisation finds neither the document nor the request', async () => {
    const note = await checkedNote()
    const { request } = await askedLink(note)
    const of = `/api/partner-requests/${request.id}`
    for (const answered of [
      await ask(note, {}, otto),
      await otto.get(`/api/documents/${note.id}/partner-requests`),
      await otto.post(`${of}/link`),
      await otto.delete(of),
      await otto.post(`${of}/fields/${request.fields[0]?.id}`, { decision: 'used' }),
    ]) {
      expect(answered.status).toBe(404)
    }
  })

  test('a member cannot use an answer that is not there, of this request or by the id of another one', async () => {
    const note = await checkedNote()
    const { request } = await askedLink(note)
    const other = await askedLink(await checkedNote())
    await answer(other.token, [{ field: fieldFor(other.request, DATE)?.id, value: '2026-12-01' }])
    const decide = (field?: string) =>
      olga.post(`/api/partner-requests/${request.id}/fields/${field}`, { decision: 'used' })
    expect((await decide(fieldFor(request, DATE)?.id)).status).toBe(409)
    expect((await decide(fieldFor(other.request, DATE)?.id)).status).toBe(404)
  })
})

describe('a link under attack', () => {
  const inside = (status: number) => status < 400

  test('guessed, of the right shape, and of the right tenant: nothing gets in', async () => {
    const note = await checkedNote()
    const { token } = await askedLink(note)
    const guesses = [
      'nonsense',
      randomBytes(49).toString('base64url').slice(0, 65),
      token.slice(0, 22) + randomBytes(32).toString('base64url'),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ]
    for (const guess of guesses) {
      for (const answered of [
        await open(guess),
        await answer(guess, [], 'hello'),
        await hub.visitor().post<ErrorBody>('/api/answer/upload', { token: guess }),
        await hub.visitor().post<ErrorBody>('/api/answer/decline', { token: guess }),
      ]) {
        expect([answered.status, answered.body.code]).toEqual([410, 'link_ended'])
      }
    }
    expect(await everythingKept(note)).toEqual([])
  })

  test('for another document or another field: refused, and nothing of the same answer is kept', async () => {
    const [note, other] = [await checkedNote(), await checkedNote()]
    const { token, request } = await askedLink(note)
    const theirs = await askedLink(other)
    const own = { field: fieldFor(request, DATE)?.id, value: '2026-12-01' }
    for (const foreign of [fieldFor(theirs.request, DATE)?.id, MASS, 'consignee/name']) {
      const { status } = await answer(token, [own, { field: foreign, value: '2026-12-02' }])
      expect(inside(status)).toBe(false)
    }
    expect(await everythingKept(note)).toEqual([])
    expect(await everythingKept(other)).toEqual([])
    // Nor does it give a session, or show the document.
    for (const path of [`/api/documents/${note.id}`, `/api/documents/${note.id}/file`]) {
      expect((await hub.visitor().get(path)).status).toBe(401)
    }
  })

  test('replayed: a field is answered once', async () => {
    const note = await checkedNote()
    const { token, request } = await askedLink(note)
    const field = fieldFor(request, DATE)?.id
    expect((await answer(token, [{ field, value: '2026-12-01' }])).status).toBe(200)
    const again = await Promise.all(
      ['2026-12-02', '2026-12-01'].map((value) => answer(token, [{ field, value }])),
    )
    expect(again.map(({ body }) => body.code)).toEqual(['wrong_state', 'wrong_state'])
    expect((await everythingKept(note)).map(({ answer }) => answer)).toEqual(['2026-12-01'])
  })

  test('after its end by revocation, by expiry, or with the document: it is as if it had never been', async () => {
    const revoked = await checkedNote()
    const one = await askedLink(revoked)
    expect((await olga.delete(`/api/partner-requests/${one.request.id}`)).status).toBe(200)
    const deleted = await checkedNote()
    const two = await askedLink(deleted)
    await ida.delete(`/api/documents/${deleted.id}`)
    const expired = await checkedNote()
    const three = await askedLink(expired, { days: 2 })
    days = 3
    try {
      for (const { token, request } of [one, two, three]) {
        for (const answered of [
          await open(token),
          await answer(token, [{ field: request.fields[0]?.id, value: '2026-12-01' }]),
          await hub.visitor().post<ErrorBody>('/api/answer/upload', { token }),
        ]) {
          expect([answered.status, answered.body.code]).toEqual([410, 'link_ended'])
        }
      }
      expect(await everythingKept(expired)).toEqual([])
    } finally {
      days = 0
    }
    expect((await olga.delete(`/api/partner-requests/${one.request.id}`)).status).toBe(409)
  })

  test('with an upload of somebody else: it stays theirs', async () => {
    const { token } = await askedLink(await checkedNote())
    const fileUrl = await ida.putFile(new TextEncoder().encode('Pallets 4'))
    const stolen = await hub
      .visitor()
      .post('/api/answer/document', { token, fileUrl, originalName: 'pallets.txt' })
    expect(stolen.status).toBe(404)
  })

  test('its database knows no token, and neither logs nor addresses do', async () => {
    const { token } = await askedLink(await checkedNote(), { email: 'lena@example.org' })
    await hub.drain()
    const found = await withClient(hub.database.superuserUrl, async (client) => {
      const { rows } = await client.query(
        `select (select count(*) from hub.audit_events e where e::text like $1)
              + (select count(*) from hub.partner_requests r where r::text like $1)
              + (select count(*) from hub.partner_links l where l::text like $1) as n`,
        [`%${token.slice(22)}%`],
      )
      return Number(rows[0]?.n)
    })
    expect(found).toBe(0)
    const { headers } = await open(token)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('too often from one address, or by one link: held back', async () => {
    const limited = await startHub({ env: { RATE_LIMIT: 'on' } })
    try {
      const rita = await limited.member()
      const note = await rita.upload(await incompleteCmrPdf(9_999))
      await limited.drain()
      const { body } = await ask(note, {}, rita)
      const token = tokenIn(body.link)
      for (let call = 0; call < 60; call += 1) expect((await open(token, limited)).status).toBe(200)
      expect((await open(token, limited)).status).toBe(429)
      const statuses: number[] = []
      for (let guess = 0; guess < 21; guess += 1) statuses.push((await open('nonsense', limited)).status)
      expect(statuses.at(0)).toBe(410)
      expect(statuses.at(-1)).toBe(429)
    } finally {
      await limited.stop()
    }
  })
})

test('what is open is suggested, with the parties of the document, their emails and languages', async () => {
  const note = await checkedNote()
  await without(note, [DATE])
  const { fields, recipients, mailIsOn } = (
    await olga.get<PartnerDraft>(`/api/documents/${note.id}/partner-requests/draft`)
  ).body
  expect(mailIsOn).toBe(true)
  expect(fields.find(({ path }) => path === DATE)).toMatchObject({ reason: 'missing', known: null })
  expect(fields.findLastIndex(({ reason }) => reason !== 'known')).toBeLessThan(
    fields.findIndex(({ reason }) => reason === 'known'),
  )
  const [first] = recipients
  await ida.post('/api/partners', {
    partners: [{ name: first?.name, country: 'PL', email: 'lena@nordlicht.example' }],
  })
  const again = (await olga.get<PartnerDraft>(`/api/documents/${note.id}/partner-requests/draft`)).body
  expect(again.recipients[0]).toMatchObject({ role: first?.role, email: 'lena@nordlicht.example' })
})

test('the message lists exactly what is asked, in the language of the partner', async () => {
  const note = await checkedNote()
  expect((await messageFor(note, 'de', [CITY])).body.message).toMatch(
    /– Empfänger: Ort \(bisher .+, bitte prüfen\)/,
  )
  await without(note, [DATE, CITY])
  const message = async (language: string) => (await messageFor(note, language, [DATE, CITY])).body.message
  expect(await message('de')).toMatch(/– Datum der Übernahme\n– Empfänger: Ort/)
  expect(await message('pl')).toMatch(/– Data przejęcia towaru\n– Odbiorca: miejscowość/)
  expect(await message('cs')).toContain('Olga Norden')
  for (const address of [
    'https://evil.example',
    'evil-login.com/abc',
    'EVIL-login.com.',
    'evil．shop/a',
    '...evil.de',
  ]) {
    const refused = await ask(note, { message: `See ${address}` })
    expect(refused.body.fields).toHaveProperty('message')
  }
  const plain =
    'Bis 12.03.2027 an z.B./ggf. die Muster GmbH.\nMehr in Auftrag.de.pdf, lena.moe@nordlicht.de, 12.400 kg.'
  expect((await ask(note, { message: plain })).status).toBe(201)

  const corrections = [{ path: CITY, value: 'Booking.com' }]
  await ida.patch(`/api/documents/${note.id}/consignment`, { corrections })
  await hub.drain()
  const quoting = (await messageFor(note, 'en', [CITY])).body.message
  expect(quoting).toContain('Booking.com')
  const email = 'quoted@nordlicht.example'
  for (const message of [
    `${quoting} Booking.com/login`,
    `${quoting} https://Booking.com`,
    `${quoting} evil.com`,
  ])
    expect((await ask(note, { paths: [CITY], message })).body.fields).toHaveProperty('message')
  // What is not asked is not quoted.
  expect((await ask(note, { paths: [DATE], message: quoting })).body.fields).toHaveProperty('message')
  expect((await ask(note, { paths: [CITY], message: quoting, email })).status).toBe(201)
  await hub.drain()
  const mail = mails.received.find(({ to }) => to === email)
  expect(mail?.text).toContain('Booking.\u2060com')
  expect(mail?.text).not.toContain('Booking.com')
})

test('what a program asked is answered to whom the document is assigned, or else to who uploaded it', async () => {
  const { secret } = (await ida.post<KeyMade>('/api/keys', { name: 'TMS', role: 'operator' })).body
  const key = { headers: { authorization: `Bearer ${secret}` } }
  const answered = async (note: Document) => {
    const made = await hub
      .visitor()
      .post<PartnerRequestMade>(`/api/documents/${note.id}/partner-requests`, ASKED, key)
    const { link, request } = made.body
    await answer(tokenIn(link), [{ field: fieldFor(request, DATE)?.id, value: '2026-12-01' }])
    const isNotified = async (who: Member) => (await latestNotice(who))?.documentId === note.id
    return [await isNotified(ida), await isNotified(olga), await isNotified(axel)]
  }
  const note = await checkedNote()
  expect(await answered(note)).toEqual([true, false, false])
  await ida.post('/api/documents/acts', { act: 'assign', assigneeId: olga.user?.id, ids: [note.id] })
  expect(await answered(note)).toEqual([true, true, false])
})

test('an answer is a proposal with its source; used, it is a correction, and nothing waits any more', async () => {
  const note = await checkedNote()
  const before = await valueAt(note, DATE)
  const { token, request } = await askedLink(note)
  expect(await waitingOf(note)).toMatchObject({ for: 'Nordlicht Spedition' })

  const page = (await open(token)).body
  expect(page).toMatchObject({ language: 'de', message: ASKED.message, partner: 'Nordlicht Spedition' })
  expect(page.fields.map(({ label }) => label)).toEqual(['Datum der Übernahme', 'Bruttogewicht'])
  const wrong = await answer(token, [{ field: page.fields[0]?.id, value: 'tomorrow' }])
  expect(wrong.body.fields).toHaveProperty([page.fields[0]?.id ?? ''])
  const done = await answer(
    token,
    [
      { field: page.fields[0]?.id, value: '2026-12-01' },
      { field: page.fields[1]?.id, value: { value: 12_400, unit: 'KGM' } },
    ],
    'As weighed',
  )
  expect(done.body.fields.map(({ answered }) => answered)).toEqual([true, true])

  expect(await waitingOf(note)).toBeNull()
  expect(await valueAt(note, DATE)).toEqual(before)
  expect(await latestNotice(olga)).toMatchObject({
    kind: 'partner-answered',
    documentId: note.id,
    facts: { partner: 'Nordlicht Spedition', count: 2 },
  })
  const [shown] = await requestsOf(note)
  expect(shown).toMatchObject({ state: 'answered', remark: 'As weighed', isOpen: false })
  expect(fieldFor(shown as PartnerRequest, DATE)?.answer).toMatchObject({ value: '2026-12-01' })

  const decide = (path: string, decision: string) =>
    olga.post(`/api/partner-requests/${request.id}/fields/${fieldFor(request, path)?.id}`, { decision })
  expect((await decide(DATE, 'used')).status).toBe(200)
  expect((await decide(MASS, 'declined')).status).toBe(200)
  expect((await decide(MASS, 'used')).status).toBe(409)
  await hub.drain()
  expect(await valueAt(note, DATE)).toMatchObject({ value: '2026-12-01', source: 'person' })
  expect((await valueAt(note, MASS))?.value).not.toEqual({ value: 12_400, unit: 'KGM' })
  expect(await actionsOn(note)).toEqual(
    expect.arrayContaining([
      'partner-asked',
      'partner-request-opened',
      'partner-answered',
      'partner-answer-used',
      'partner-answer-declined',
      'correction',
    ]),
  )
  const { items } = (await ida.get<AuditList>(`/api/audit?documentId=${note.id}&days=100&limit=500`)).body
  expect(items.find(({ action }) => action === 'correction')?.details).toContain(
    'taken from the answer of Nordlicht Spedition',
  )
})

test('an answer does not replace what a colleague entered after the partner was asked', async () => {
  const note = await checkedNote()
  const { token, request } = await askedLink(note)
  await answer(token, [{ field: fieldFor(request, DATE)?.id, value: '2026-12-01' }])
  await ida.patch(`/api/documents/${note.id}/consignment`, {
    corrections: [{ path: DATE, value: '2026-11-30' }],
  })
  await hub.drain()
  const decide = (decision: string) =>
    olga.post<PartnerRequest & ErrorBody>(
      `/api/partner-requests/${request.id}/fields/${fieldFor(request, DATE)?.id}`,
      { decision },
    )
  const refused = await decide('used')
  expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(refused.body.conflicts).toMatchObject([
    { path: DATE, value: '2026-11-30', author: { name: 'Ida Lindqvist' } },
  ])
  expect(await valueAt(note, DATE)).toMatchObject({ value: '2026-11-30' })
  expect((await decide('declined')).status).toBe(200)
})

test('the violation states whom it waits for, until there is an answer', async () => {
  const note = await checkedNote()
  await without(note, [DATE])
  const waiting = async () =>
    (await axel.get<ViolationsList>(`/api/violations?documentId=${note.id}&status=open`)).body.items
      .filter((violation) => violation.waiting)
      .map(({ path, waiting }) => [path, waiting?.for])
  const { token, request } = await askedLink(note)
  const also = await askedLink(note, { partner: 'Muster AG' })
  expect(await waiting()).toContainEqual([DATE, 'Nordlicht Spedition'])
  await answer(token, [{ field: fieldFor(request, DATE)?.id, value: '2026-12-01' }])
  // The other one was asked as well, and has not answered.
  expect(await waitingOf(note)).toMatchObject({ for: 'Muster AG' })
  await olga.delete(`/api/partner-requests/${also.request.id}`)
  expect(await waiting()).toEqual([])
  expect(await waitingOf(note)).toBeNull()
})

test('whom a person states that a document waits for stays when somebody else answers, until somebody is asked', async () => {
  const note = await checkedNote()
  const { token, request } = await askedLink(note)
  await ask(note, { partner: 'Muster AG' })
  const stated = { act: 'wait', waiting: true, for: 'Zollamt Nord', ids: [note.id] }
  expect((await ida.post('/api/documents/acts', stated)).status).toBe(200)
  await answer(token, [{ field: fieldFor(request, DATE)?.id, value: '2026-12-01' }])
  expect(await waitingOf(note)).toMatchObject({ for: 'Zollamt Nord' })
  await ask(note, { partner: 'Exempel AB' })
  expect(await waitingOf(note)).toMatchObject({ for: 'Muster AG' })
})

test('a better document arrives as a new one, through the checks of every upload, and replaces nothing', async () => {
  const note = await checkedNote()
  const { token } = await askedLink(note)
  const partner = hub.visitor()
  const { body: target } = await partner.post<{ uploadURL: string; permission: string }>(
    '/api/answer/upload',
    {
      token,
    },
  )
  number += 1
  const { bytes } = await incompleteCmrPdf(number)
  const put = await partner.request('PUT', target.uploadURL, {
    bytes,
    headers: { authorization: `Bearer ${target.permission}` },
  })
  expect(put.status).toBe(200)
  const send = (originalName: string) =>
    partner.post<QuestionForPartner & ErrorBody>('/api/answer/document', {
      token,
      fileUrl: target.uploadURL,
      originalName,
    })
  expect((await send('better.exe')).body.code).toBe('unsupported_extension')
  expect((await send('better.pdf')).body.received).toBe(true)
  expect((await send('better.pdf')).status).toBe(409)
  await hub.drain()
  const [shown] = await requestsOf(note)
  expect(shown?.received?.originalName).toBe('better.pdf')
  const arrived = (await ida.get<DocumentDetail>(`/api/documents/${shown?.received?.id}`)).body
  expect(arrived.kind).toBe('cmr')
  expect(await waitingOf(note)).toBeNull()
})

describe('by email', () => {
  const mailsTo = (address: string) => mails.received.filter(({ to }) => to === address)
  const linkIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? ''

  test('the partner is written to, reminded twice, and then left alone; the end is noticed', async () => {
    const note = await checkedNote()
    const email = 'nora@nordlicht.example'
    await ask(note, { email, days: 9 })
    await hub.drain()
    const [first] = mailsTo(email)
    expect(first?.subject).toBe('Angaben zu einem Frachtdokument benötigt')
    expect(first?.text).toContain(ASKED.message)
    expect((await open(linkIn(first?.text))).status).toBe(200)
    try {
      await pass(2)
      expect(mailsTo(email)).toHaveLength(1)
      await pass(1.1)
      await pass(3.1)
      await pass(1)
      expect(mailsTo(email).map(({ subject }) => subject.startsWith('Erinnerung'))).toEqual([
        false,
        true,
        true,
      ])
      // Each mail has a link of its own, and all of them lead to the request.
      const links = mailsTo(email).map(({ text }) => linkIn(text))
      expect(new Set(links).size).toBe(3)
      for (const link of links) expect((await open(link)).status).toBe(200)
      await pass(2)
      expect((await requestsOf(note))[0]?.state).toBe('expired')
      expect(await waitingOf(note)).toBeNull()
      expect(await latestNotice(olga)).toMatchObject({ kind: 'partner-silent', documentId: note.id })
      expect(await actionsOn(note)).toEqual(
        expect.arrayContaining(['partner-reminded', 'partner-request-expired']),
      )
    } finally {
      days = 0
    }
  })

  test('a suspended organisation reminds nobody before it is open again', async () => {
    const note = await checkedNote()
    const email = 'sven@nordlicht.example'
    await ask(note, { email, days: 9 })
    await hub.drain()
    const suspend = (at: string) =>
      withClient(hub.database.superuserUrl, (client) =>
        client.query(`update hub.tenants set suspended_at = ${at} where id = $1`, [ida.tenantId]),
      )
    await suspend('now()')
    try {
      await pass(4)
      expect(mailsTo(email)).toHaveLength(1)
      await suspend('null')
      await pass(1)
      expect(mailsTo(email)).toHaveLength(2)
    } finally {
      await suspend('null')
      days = 0
    }
  })

  test('nobody is reminded after an answer, and a person can remind before', async () => {
    const note = await checkedNote()
    const email = 'pia@nordlicht.example'
    const { request, token } = await askedLink(note, { email })
    expect(
      (await olga.post<PartnerRequestMade>(`/api/partner-requests/${request.id}/remind`)).body.mailed,
    ).toBe(true)
    await hub.drain()
    expect(mailsTo(email)).toHaveLength(2)
    await answer(token, [{ field: fieldFor(request, DATE)?.id, value: '2026-12-01' }])
    try {
      await pass(4)
      expect(mailsTo(email)).toHaveLength(2)
    } finally {
      days = 0
    }
  })

  test('a partner who declines ends the request, and gets no more mail from the organisation', async () => {
    const note = await checkedNote()
    const email = 'rolf@nordlicht.example'
    const { token } = await askedLink(note, { email })
    expect((await hub.visitor().post('/api/answer/decline', { token })).status).toBe(200)
    expect((await requestsOf(note))[0]?.state).toBe('declined')
    expect((await open(token)).status).toBe(410)
    const again = await ask(note, { email })
    expect([again.status, again.body.code]).toEqual([409, 'mail_refused'])
  })
})

test('without a mail server the link is copied, and a mail is refused plainly', async () => {
  const silent = await startHub()
  try {
    const rita = await silent.member()
    const note = await rita.upload(await incompleteCmrPdf(9_998))
    await silent.drain()
    const refused = await ask(note, { email: 'lena@example.org' }, rita)
    expect([refused.status, refused.body.code]).toEqual([409, 'mail_refused'])
    const made = await ask(note, {}, rita)
    expect(made.body).toMatchObject({ mailed: false, link: expect.stringContaining('/answer#token=') })
    const another = await rita.post<PartnerRequestMade>(`/api/partner-requests/${made.body.request.id}/link`)
    expect((await open(tokenIn(another.body.link), silent)).status).toBe(200)
  } finally {
    await silent.stop()
  }
})
