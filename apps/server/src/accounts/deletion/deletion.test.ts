import type {
  AuditList,
  DeletionPlan,
  Document,
  ErrorBody,
  InvitationsList,
  KeyMade,
  MembersList,
  ViolationDetail,
  ViolationsList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { runVerb } from '../../command-line/run-verb.ts'
import { type HttpClient, type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { cmrPdf, incompleteCmrPdf } from '../../testing/papers.ts'

let hub: Hub
let minutes = 0
const clock = { now: () => new Date(Date.now() + minutes * 60_000) }

beforeAll(async () => {
  hub = await startHub({ replace: { clock } })
})
afterAll(() => hub?.stop())

const PATH = '/api/auth/deletion'
const plan = async (member: HttpClient) => (await member.get<DeletionPlan>(PATH)).body.organisations
const remove = (member: Member, form: object = {}) =>
  member.post<ErrorBody>(PATH, { email: member.email, close: [], ...form })
/** With the organisation of their own, in which they are alone. */
const removeAll = async (member: Member) =>
  remove(member, { close: (await plan(member)).map(({ tenantId }) => tenantId) })
const inDatabase = <Row extends object>(sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)
const trail = async (member: Member) => (await member.get<AuditList>('/api/audit?limit=100')).body.items
const signIn = ({ email, password }: Member) =>
  hub.visitor().post<ErrorBody>('/api/auth/login', { email, password })
const withKey = (secret: string) =>
  hub.visitor().get('/api/documents', { headers: { authorization: `Bearer ${secret}` } })
const keyOf = async (member: Member, name: string) =>
  (await member.post<KeyMade>('/api/keys', { name, role: 'operator' })).body.secret
const opens = (url: string) =>
  new Promise<boolean>((answer) => {
    const socket = new WebSocket(url)
    socket.on('error', () => answer(false))
    socket.on('open', () => {
      socket.terminate()
      answer(true)
    })
  })

/** Tables with a row in which one of these texts occurs. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const tables = await inDatabase<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('hub', 'accounts', 'graphile_worker') and table_type = 'BASE TABLE'`)
  const found = await Promise.all(
    tables.map(({ name }) =>
      inDatabase<{ name: string }>(
        `select '${name}' as name where exists (select from ${name} x where x::text ilike any($1))`,
        [texts.map((text) => `%${text}%`)],
      ),
    ),
  )
  return found.flat().map(({ name }) => name)
}

describe('who may not', () => {
  test('a visitor and an API key', async () => {
    const ida = await hub.member()
    const body = { email: ida.email, close: [ida.tenantId] }
    expect((await hub.visitor().post(PATH, body)).status).toBe(401)
    const headers = { authorization: `Bearer ${await keyOf(ida, 'Gate')}` }
    for (const answer of [
      await hub.visitor().get(PATH, { headers }),
      await hub.visitor().post(PATH, body, { headers }),
    ])
      expect(answer.status).toBe(403)
    expect((await signIn(ida)).status).toBe(200)
  })

  test('a browser left open, before its person confirms who they are', async () => {
    const ida = await hub.member()
    minutes += 11
    const { status, body } = await removeAll(ida)
    expect([status, body.code]).toEqual([403, 'confirm_identity'])
    expect((await signIn(ida)).status).toBe(200)
    await ida.post('/api/auth/confirm', { password: ida.password })
    expect((await removeAll(ida)).status).toBe(200)
  })

  test('who does not type the address of the account, such as that of somebody else', async () => {
    const [ida, otto] = [await hub.member(), await hub.member({ firstName: 'Otto' })]
    const { status, body } = await remove(ida, { email: otto.email, close: [ida.tenantId] })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([409, ['email']])
    for (const member of [ida, otto]) expect((await signIn(member)).status).toBe(200)
  })

  test('the last Compliance Manager of others, who hands over first', async () => {
    const ida = await hub.member()
    const otto = await hub.colleague(ida, 'auditor', { firstName: 'Otto' })
    expect(await plan(ida)).toMatchObject([{ outcome: 'hand-over' }])
    const { status, body } = await removeAll(ida)
    expect([status, body.code]).toEqual([409, 'last_manager'])
    expect((await ida.get<MembersList>('/api/members')).body.items).toHaveLength(2)
    await ida.patch(`/api/members/${otto.user?.id}`, { role: 'compliance_manager' })
    expect((await removeAll(ida)).status).toBe(200)
    const { items } = (await otto.get<MembersList>('/api/members')).body
    expect(items.map(({ name }) => name)).toEqual(['Otto Lindqvist'])
  })

  test('two managers at the same moment: one of them stays', async () => {
    const ida = await hub.member()
    const una = await hub.colleague(ida, 'compliance_manager', { firstName: 'Una' })
    await hub.colleague(ida, 'operator', { firstName: 'Otto' })
    const answers = await Promise.all([removeAll(ida), removeAll(una)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('who has not agreed to close the organisation that nobody else is in', async () => {
    const ida = await hub.member()
    const { status, body } = await remove(ida)
    expect([status, body.code]).toEqual([409, 'wrong_state'])
    expect((await ida.get('/api/documents')).status).toBe(200)
  })
})

describe('a deleted account', () => {
  test('lets nobody in: no session, password, key, socket, link or upload address', async () => {
    const ida = await hub.member()
    const otto = await hub.colleague(ida, 'compliance_manager', { firstName: 'Otto' })
    await removeAll(ida)
    const una = await hub.colleague(otto, 'compliance_manager', { firstName: 'Una' })
    const elsewhere = hub.visitor()
    await elsewhere.post('/api/auth/login', { email: una.email, password: una.password })
    const [known, rotated] = [await keyOf(una, 'Known'), await keyOf(una, 'Rotated')]
    const { items } = (await otto.get<{ items: { id: string; name: string }[] }>('/api/keys')).body
    const ofOtto = items.find(({ name }) => name === 'Rotated')?.id
    const renewed = (await otto.post<KeyMade>(`/api/keys/${ofOtto}/rotate`)).body.secret
    const ticket = (await una.get<{ wsUrl: string }>('/api/jobs/ws-info')).body.wsUrl
    const invitation = await una.post<{ link: string }>('/api/invitations', {
      email: 'later@example.org',
      role: 'operator',
    })
    const address = (await una.post<{ uploadURL: string }>('/api/objects/upload')).body.uploadURL
    const [reset] = await inDatabase<{ id: string }>(
      `insert into accounts.password_resets (token_hash, user_id, created_at, expires_at)
       values (sha256('link'), $1, now(), now() + interval '1 day') returning user_id as id`,
      [una.user?.id],
    )
    expect(reset?.id).toBe(una.user?.id)
    expect((await plan(una)).find(({ outcome }) => outcome === 'leave')?.keys).toEqual(['Known'])

    expect((await removeAll(una)).status).toBe(200)
    for (const browser of [una, elsewhere]) expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(una)).status).toBe(401)
    expect((await withKey(known)).status).toBe(401)
    expect((await withKey(rotated)).status).toBe(401)
    expect((await withKey(renewed)).status).toBe(200)
    expect(await opens(ticket)).toBe(false)
    const token = new URL(invitation.body.link).searchParams.get('invitation')
    expect((await hub.visitor().post('/api/auth/invitation', { token })).status).toBe(410)
    expect((await otto.get<InvitationsList>('/api/invitations')).body.items).toEqual([])
    const password = 'yellow-wagon-12-bridge'
    const form = { token: 'link', password, confirmPassword: password }
    expect((await hub.visitor().post('/api/auth/reset', form)).status).toBe(410)
    await hub.drain()
    expect((await hub.visitor().put(address, (await cmrPdf(1)).bytes)).status).toBe(404)
  })

  test('closes a live socket that is open', async () => {
    const ida = await hub.member()
    const socket = new WebSocket((await ida.get<{ wsUrl: string }>('/api/jobs/ws-info')).body.wsUrl)
    const closed = new Promise((done) => socket.on('close', done))
    await new Promise((done) => socket.on('open', done))
    await removeAll(ida)
    await closed
  })

  test('leaves name and address nowhere but in the audit trail, which stays intact', async () => {
    const ida = await hub.member()
    const zoe = await hub.colleague(ida, 'operator', { firstName: 'Zoelestine', lastName: 'Quarterdeck' })
    await zoe.patch('/api/settings/notifications', { weeklyReports: true })
    await zoe.post('/api/views', { screen: 'violations', name: 'Mine', query: {}, shared: false })
    await zoe.post('/api/views', { screen: 'violations', name: 'Ours', query: {}, shared: true })
    await inDatabase(
      `insert into hub.held_access (tenant_id, account_id, kind, subject_id, role, held_at)
       values ($1, $2, 'member', $3, 'operator', now())`,
      [ida.tenantId, ida.user?.id, zoe.user?.id],
    )
    await inDatabase(
      `insert into hub.invitations (tenant_id, email, role, token_hash, created_by, expires_at, accepted_at, accepted_by)
       values ($1, $2, 'operator', sha256('x'), $3, now(), now(), $4)`,
      [ida.tenantId, zoe.email, ida.user?.id, zoe.user?.id],
    )
    await removeAll(zoe)
    await hub.drain()
    expect(await tablesWith(zoe.email, 'Zoelestine', 'Quarterdeck')).toEqual(['hub.audit_events'])
    expect(
      (await ida.get<{ items: { name: string }[] }>('/api/views?screen=violations')).body.items,
    ).toMatchObject([{ name: 'Ours', author: { name: 'Deleted user' } }])
    const acts = await trail(ida)
    expect(acts.find(({ action }) => action === 'account-deleted')).toMatchObject({
      userName: 'Zoelestine Quarterdeck',
      resourceName: 'Zoelestine Quarterdeck',
    })
    expect((await ida.get<{ intact: boolean }>('/api/audit/verify')).body.intact).toBe(true)
  })

  test('breaks nothing that refers to it: documents, comments, assignments, holds, exports', async () => {
    const ida = await hub.member()
    const otto = await hub.colleague(ida, 'compliance_manager', { firstName: 'Otto' })
    const { id } = await otto.upload(await incompleteCmrPdf(1))
    await hub.drain()
    const [first, second] = (await ida.get<ViolationsList>('/api/violations')).body.items
    if (!first || !second) throw new Error('two violations were expected')
    await ida.patch(`/api/violations/${first.id}`, { ownerId: otto.user?.id })
    await ida.post('/api/documents/acts', { act: 'assign', assigneeId: otto.user?.id, ids: [id] })
    await otto.post(`/api/violations/${first.id}/comments`, { text: 'I ask the sender.' })
    await otto.post(`/api/violations/${second.id}/waive`, { reason: 'Agreed with the consignee.' })
    await otto.post(`/api/documents/${id}/hold`, { reason: 'Claim 4711' })
    await removeAll(otto)
    await hub.drain()

    const detail = (await ida.get<ViolationDetail>(`/api/violations/${first.id}`)).body
    expect(detail.owner).toBeNull()
    expect(JSON.stringify(detail.acts)).toContain('Deleted user')
    for (const path of [
      '/api/documents',
      `/api/documents/${id}`,
      `/api/documents/${id}/jobs`,
      `/api/documents/${id}/compliance`,
      `/api/documents/${id}/consignment?history=true`,
      `/api/documents/${id}/export?format=report-pdf`,
      `/api/violations/${second.id}`,
      '/api/violations/export?format=csv',
      '/api/consignments',
      '/api/notifications',
      '/api/dashboard',
      '/api/results',
      '/api/audit',
      '/api/members',
      '/api/settings/security',
      '/api/keys',
    ])
      expect([path, (await ida.get(path)).status]).toEqual([path, 200])
    const assign = (await trail(ida)).find(({ action }) => action === 'assign')
    expect((await ida.get<{ names: object }>(`/api/audit/${assign?.id}`)).body.names).toEqual({
      [otto.user?.id ?? '']: 'Deleted user',
    })
    const documents = (await ida.get<Document[]>('/api/documents')).body
    expect(documents.map(({ summary }) => summary.assigneeId)).toEqual([null])
  })

  test('leaves any number of documents assigned to nobody, never many in one transaction', async () => {
    const ida = await hub.member()
    const otto = await hub.colleague(ida, 'compliance_manager', { firstName: 'Otto' })
    const { id } = await ida.upload(await incompleteCmrPdf(2))
    await hub.drain()
    await inDatabase(
      `with made as (
         insert into hub.uploads (tenant_id, user_id, expires_at)
           select tenant_id, uploaded_by, now() from hub.documents, generate_series(1, 150) where id = $1 returning id
       )
       insert into hub.documents (tenant_id, uploaded_by, upload_id, object_key, original_name, file_name, file_size, file_url,
                                  mime_type, document_type, sha256, status, assignee)
         select d.tenant_id, d.uploaded_by, made.id, d.object_key, d.original_name, d.file_name, d.file_size, d.file_url,
                d.mime_type, d.document_type, d.sha256, d.status, $2
           from hub.documents d, made where d.id = $1`,
      [id, otto.user?.id],
    )
    await removeAll(otto)
    await hub.drain()
    const parts = await inDatabase<{ total: number; assigned: number }>(
      `select count(*)::int as total, count(assignee)::int as assigned from hub.documents
        where tenant_id = $1 and id <> $2 group by xmin::text order by 1`,
      [ida.tenantId, id],
    )
    expect(parts).toEqual([
      { total: 50, assigned: 0 },
      { total: 100, assigned: 0 },
    ])
  })

  test('can be registered again with the same address, and is somebody else without any access', async () => {
    const ida = await hub.member()
    const otto = await hub.colleague(ida, 'auditor', { firstName: 'Otto' })
    const { tenantId } = ida
    await removeAll(otto)
    const again = hub.visitor()
    const registered = await again.post<{ user: { id: string; tenants: { tenantId: string }[] } }>(
      '/api/auth/register',
      {
        firstName: 'Otto',
        lastName: 'Lindqvist',
        email: otto.email,
        password: otto.password,
        confirmPassword: otto.password,
      },
    )
    expect(registered.status).toBe(201)
    expect(registered.body.user.id).not.toBe(otto.user?.id)
    expect(registered.body.user.tenants.map((one) => one.tenantId)).not.toContain(tenantId)
    expect((await again.get('/api/documents', { headers: { 'x-tenant-id': tenantId } })).status).toBe(404)
    expect((await again.get<Document[]>('/api/documents')).body).toEqual([])
  })

  test('is possible in an organisation that is suspended, or requires a second factor that one has not', async () => {
    const ida = await hub.member()
    const otto = await hub.colleague(ida, 'auditor', { firstName: 'Otto' })
    await inDatabase('update hub.tenants set suspended_at = now(), require_two_factor = true where id = $1', [
      ida.tenantId,
    ])
    expect((await otto.get('/api/documents')).status).toBe(403)
    expect((await removeAll(otto)).status).toBe(200)
  })
})

test('an organisation without anyone is closed: no key, no invitation, no change; its retention goes on', async () => {
  const ida = await hub.member()
  const secret = await keyOf(ida, 'Gate')
  await ida.upload(await cmrPdf(1))
  await ida.post('/api/invitations', { email: 'later@example.org', role: 'compliance_manager' })
  await hub.drain()
  await ida.patch('/api/settings/tenant', { retentionDays: 30 })
  expect(await plan(ida)).toMatchObject([
    { outcome: 'close', keys: ['Gate', 'Production'], retentionDays: 30 },
  ])
  expect((await removeAll(ida)).status).toBe(200)
  expect((await withKey(secret)).status).toBe(401)
  const [left] = await inDatabase<object>(
    `select suspended_at is not null as closed,
            (select count(*)::int from hub.documents where tenant_id = t.id) as documents,
            (select count(*)::int from hub.api_keys where tenant_id = t.id and revoked_at is null) as keys,
            (select count(*)::int from hub.invitations
              where tenant_id = t.id and accepted_at is null and withdrawn_at is null) as invitations
       from hub.tenants t where id = $1`,
    [ida.tenantId],
  )
  expect(left).toEqual({ closed: true, documents: 1, keys: 0, invitations: 0 })
  await inDatabase(`update hub.documents set created_at = now() - interval '31 days' where tenant_id = $1`, [
    ida.tenantId,
  ])
  await inDatabase(`select graphile_worker.add_job('nightly-retention')`)
  await hub.drain()
  const rows = await inDatabase('select from hub.documents where tenant_id = $1', [ida.tenantId])
  expect(rows).toHaveLength(0)
})

describe('on a request by letter', () => {
  const admin = async (...args: string[]) => {
    const lines: string[] = []
    const secrets = { SESSION_SECRET: 'x'.repeat(40), DATA_KEY: 'y'.repeat(40) }
    const env = { DATABASE_URL: hub.database.appUrl, ...secrets, LOG_LEVEL: 'silent' }
    const code = await runVerb(args, env, (line) => lines.push(line))
    return { code, text: lines.join('\n') }
  }

  test('the operator deletes an account, and names who takes over or states that an organisation is closed', async () => {
    const ida = await hub.member()
    const otto = await hub.colleague(ida, 'auditor', { firstName: 'Otto' })
    const stranger = await hub.member({ firstName: 'Eve' })
    expect((await admin('delete-account')).code).toBe(2)
    expect((await admin('delete-account', 'nobody@example.org')).code).toBe(1)
    expect((await admin('delete-account', ida.email, '--now')).code).toBe(2)
    expect(await admin('delete-account', ida.email)).toMatchObject({
      code: 1,
      text: expect.stringContaining('--successor'),
    })
    expect((await admin('delete-account', ida.email, '--successor', stranger.email)).code).toBe(1)
    expect((await signIn(ida)).status).toBe(200)
    const done = await admin('delete-account', ida.email.toUpperCase(), '--successor', otto.email)
    expect(done).toEqual({ code: 0, text: `The account ${ida.email} is deleted.` })
    expect((await ida.get('/api/auth/user')).status).toBe(401)
    const { items } = (await otto.get<MembersList>('/api/members')).body
    expect(items.map(({ name, role }) => [name, role])).toEqual([['Otto Lindqvist', 'compliance_manager']])
    expect((await trail(otto)).slice(0, 2)).toMatchObject([
      { action: 'account-deleted', userName: 'eFTI Compliance Hub' },
      { action: 'member-role-changed', userName: 'eFTI Compliance Hub' },
    ])
    expect((await admin('delete-account', stranger.email)).text).toContain('--close')
    expect((await admin('delete-account', stranger.email, '--close')).text).toContain(stranger.tenantId)
  })

  test('and the documents of a closed organisation', async () => {
    const ida = await hub.member()
    await ida.upload(await cmrPdf(1))
    await hub.drain()
    await inDatabase(`update hub.documents set created_at = now() - interval '2 days' where tenant_id = $1`, [
      ida.tenantId,
    ])
    await removeAll(ida)
    expect((await admin('set-retention', ida.tenantId, 'soon')).code).toBe(2)
    expect((await admin('set-retention', ida.tenantId, '1')).code).toBe(0)
    await hub.drain()
    expect(await inDatabase('select from hub.documents where tenant_id = $1', [ida.tenantId])).toEqual([])
    expect((await admin('set-retention', ida.tenantId, 'keep')).text).toContain('keeps')
  })
})
