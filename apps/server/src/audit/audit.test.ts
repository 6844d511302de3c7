import { randomUUID } from 'node:crypto'
import type {
  AuditCounts,
  AuditEvent,
  AuditEventDetail,
  AuditList,
  Document,
  ViolationsList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'
import { cmrPdf, incompleteCmrPdf } from '../testing/papers.ts'

let hub: Hub
let ida: Member
let axel: Member
let otto: Member
let waybill: Document

const list = async (query = '', member = ida) => (await member.get<AuditList>(`/api/audit${query}`)).body
const actions = async (query = '', member = ida) => (await list(query, member)).items.map((row) => row.action)

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel', lastName: 'Brandt' })
  otto = await hub.member({ firstName: 'Otto' })
  const document = await incompleteCmrPdf(7)
  waybill = await ida.upload({ ...document, name: '=cmd.pdf' })
  await hub.drain()
})
afterAll(() => hub?.stop())

describe('who may', () => {
  test.each(['', '/counts', '/export', '/verify', '/proof', `/${randomUUID()}`])(
    'no visitor reads /api/audit%s',
    async (path) => {
      expect((await hub.visitor().get(`/api/audit${path}`)).status).toBe(401)
    },
  )

  test('an auditor reads, exports and verifies', async () => {
    expect((await list('', axel)).total).toBeGreaterThan(5)
    for (const path of ['/export', '/proof', '/verify', '/counts']) {
      expect((await axel.get(`/api/audit${path}`)).status, path).toBe(200)
    }
  })

  test('another tenant sees its own registration and nothing else', async () => {
    const theirs = await list('', otto)
    expect(theirs.items.map((row) => row.action)).toEqual(['register'])
    const [event] = (await list('?search=cmd.pdf')).items
    expect((await otto.get(`/api/audit/${event?.id}`)).status).toBe(404)
    expect((await otto.get(`/api/audit/${randomUUID()}`)).body).toEqual(
      (await otto.get(`/api/audit/${event?.id}`)).body,
    )
    expect((await otto.get<AuditList>(`/api/audit?documentId=${waybill.id}`)).body.total).toBe(0)
    const proof = (await otto.get<string>('/api/audit/proof')).body
    expect(proof).not.toContain('cmd.pdf')
  })
})

describe('an event', () => {
  test('of an upload contains what the specification asks for, with the status of the document', async () => {
    const [event] = (await list('?action=uploads')).items
    expect(event).toMatchObject({
      action: 'upload',
      resourceType: 'document',
      resourceId: waybill.id,
      resourceName: '=cmd.pdf',
      userName: 'Ida Lindqvist',
      status: 'success',
    } satisfies Partial<AuditEvent>)
    expect(event?.details).toMatch(/^=cmd\.pdf \(\d+\.\d KB\)$/)
  })

  test('waits until the document is checked, and fails with it', async () => {
    const broken = await ida.upload({ name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 broken') })
    const about = `?documentId=${broken.id}&action=uploads`
    expect((await list(about)).items[0]?.status).toBe('pending')
    await hub.drain()
    expect((await list(about)).items[0]?.status).toBe('failed')
    const processing = await list(`?documentId=${broken.id}&action=processing`)
    expect(processing.items.map(({ action, status }) => [action, status])).toEqual([
      ['processing-failed', 'failed'],
      ['processing-started', 'failed'],
    ])
    expect(processing.items[0]?.userName).toBe('eFTI Compliance Hub')
  })

  test('is there for every step from the upload to the decision, and each filter finds its own', async () => {
    expect(await actions(`?documentId=${waybill.id}&sort=oldest`)).toEqual([
      'upload',
      'processing-started',
      'processing-completed',
      'processing-started',
      'compliance-check',
      'violations-found',
      'processing-completed',
    ])
    const city = 'consignee/postalAddress/cityName[1]'
    await ida.patch(`/api/documents/${waybill.id}/consignment`, {
      corrections: [{ path: city, value: 'Nantes' }],
    })
    await hub.drain()
    await ida.post(`/api/documents/${waybill.id}/approve`, { comment: 'Agreed' })
    await ida.get(`/api/documents/${waybill.id}/file`)
    await ida.get(`/api/documents/${waybill.id}/export?format=efti-xml`)
    await ida.post(`/api/documents/${waybill.id}/remediation`)
    const of = (action: string) => actions(`?documentId=${waybill.id}&action=${action}`)
    expect(await of('processing')).toContain('correction')
    // The approval accepts both violations that are open, which changes the score.
    expect(await of('compliance')).toEqual([
      'score-changed',
      'approve',
      'compliance-check',
      'compliance-check',
    ])
    const ofViolations = await of('violations')
    expect(ofViolations.filter((action) => action === 'waive')).toHaveLength(2)
    expect(ofViolations).toContain('remediation-plan')
    expect((await of('all')).slice(0, 3)).toEqual(['remediation-plan', 'export', 'download'])
  })

  test('shows what a waiver did to the score and the status, and what opening again did', async () => {
    const document = await ida.upload(await cmrPdf(9))
    await hub.drain()
    const corrections = [{ path: 'carrierAcceptanceDateTime', value: null }]
    await ida.patch(`/api/documents/${document.id}/consignment`, { corrections })
    await hub.drain()
    const open = `/api/violations?documentId=${document.id}&status=open`
    const grave = (await ida.get<ViolationsList>(open)).body.items.filter(
      ({ severity }) => severity === 'high',
    )
    const scoreOf = async () =>
      (await ida.get<{ score: number }[]>(`/api/documents/${document.id}/compliance`)).body[0]?.score
    const before = await scoreOf()
    const ids = grave.map(({ id }) => id)
    const expiresAt = '2099-01-01T00:00:00.000Z'
    await ida.post('/api/violations/bulk', { act: 'waive', reason: 'Agreed', expiresAt, ids })
    const [waived] = (await list(`?documentId=${document.id}&search=waive`)).items
    expect((await ida.get<AuditEventDetail>(`/api/audit/${waived?.id}`)).body).toMatchObject({
      oldValue: 'open',
      newValue: { status: 'waived', until: expiresAt },
    })
    const after = await scoreOf()
    const { items } = await list(`?documentId=${document.id}&action=compliance`)
    const [changed, status] = ['score-changed', 'status-changed'].map((action) =>
      items.find((event) => event.action === action),
    )
    expect(changed).toMatchObject({ userName: 'Ida Lindqvist', details: `Score ${before}, now ${after}` })
    expect((await ida.get<AuditEventDetail>(`/api/audit/${status?.id}`)).body).toMatchObject({
      oldValue: { status: 'under_review' },
      newValue: { status: 'completed' },
    })
    await ida.post('/api/violations/bulk', { act: 'reopen', ids })
    expect((await list(`?documentId=${document.id}&action=compliance`)).items[0]?.details).toBe('')
    expect(await actions(`?documentId=${document.id}&search=now ${before}`)).toEqual(['score-changed'])
  })

  test('shows who stopped the work, who had it read again, and in which language', async () => {
    const waiting = await ida.upload(await incompleteCmrPdf(8))
    await ida.post(`/api/documents/${waiting.id}/cancel`)
    await ida.post(`/api/documents/${waiting.id}/reprocess`, { language: 'deu' })
    const { items } = await list(`?documentId=${waiting.id}`)
    expect(items.map(({ action, userName, status }) => [action, userName, status])).toEqual([
      ['read-again', 'Ida Lindqvist', 'pending'],
      ['language-chosen', 'Ida Lindqvist', 'pending'],
      ['processing-stopped', 'Ida Lindqvist', 'failed'],
      ['upload', 'Ida Lindqvist', 'pending'],
    ])
    await hub.drain()
    expect((await list(`?documentId=${waiting.id}&status=pending`)).total).toBe(0)
  })

  test('keeps the old and the new value, and its link in the chain', async () => {
    const [found] = (await list(`?documentId=${waybill.id}&search=cityName`)).items
    const { body } = await ida.get<AuditEventDetail>(`/api/audit/${found?.id}`)
    expect(body).toMatchObject({ action: 'correction', newValue: 'Nantes', documentIsThere: true })
    expect(body.oldValue).toBeTypeOf('string')
    expect([body.hash, body.previousHash].every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  })

  test('records each violation of a bulk act, with its reason', async () => {
    const { body } = await ida.get<{ items: { id: string }[] }>('/api/violations?status=open')
    const ids = body.items.slice(0, 3).map(({ id }) => id)
    expect(ids).toHaveLength(3)
    await ida.post('/api/violations/bulk', { ids, act: 'waive', reason: 'By agreement' })
    const waived = (await list('?action=violations&search=by agreement')).items
    expect(waived.map(({ resourceId }) => resourceId).sort()).toEqual(ids.sort())
    const { body: detail } = await ida.get<AuditEventDetail>(`/api/audit/${waived[0]?.id}`)
    expect([detail.oldValue, detail.newValue]).toEqual(['open', 'waived'])
  })
})

describe('signing in', () => {
  const isSigning = (action: string) => action.startsWith('sign-')

  test('and out, and a failure for a known account, which names nobody', async () => {
    const visitor = hub.visitor()
    await visitor.post('/api/auth/login', { email: ida.email, password: 'not the password' })
    await visitor.post('/api/auth/login', { email: ida.email, password: ida.password })
    await visitor.post('/api/auth/logout')
    await expect
      .poll(async () =>
        (await list('?search=lindqvist')).items
          .map(({ action }) => action)
          .filter(isSigning)
          .sort(),
      )
      .toEqual(['sign-in', 'sign-in-failed', 'sign-out'])
    const { items } = await list('?search=sign in failed')
    expect(items[0]).toMatchObject({ userName: 'Unknown User', status: 'failed' })
    expect(items[0]?.resourceName).toBe('Ida Lindqvist')
    const known = await withClient(hub.database.superuserUrl, (client) =>
      client.query("select from hub.audit_events where search_text like '%not the password%'"),
    )
    expect(known.rowCount).toBe(0)
  })

  test('as somebody whose name has changed keeps the name of then', async () => {
    await withClient(hub.database.superuserUrl, (client) =>
      client.query("update accounts.users set last_name = 'Holm' where email = $1", [ida.email]),
    )
    expect((await list('?action=uploads&sort=oldest')).items[0]?.userName).toBe('Ida Lindqvist')
    await ida.get('/api/audit/export')
    expect((await list()).items[0]?.userName).toBe('Ida Holm')
  })
})

describe('the list', () => {
  test('pages without gaps or repeats in both orders', async () => {
    for (const sort of ['newest', 'oldest']) {
      const whole = await list(`?sort=${sort}&limit=500`)
      const paged: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: AuditList = await list(`?sort=${sort}&limit=7${cursor && `&cursor=${cursor}`}`)
        paged.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      }
      expect(paged).toEqual(whole.items.map(({ id }) => id))
      expect(whole.total).toBe(paged.length)
    }
  })

  test('ends where its days end, and the counters with it', async () => {
    await withClient(hub.database.superuserUrl, async (client) => {
      await client.query('alter table hub.audit_events disable trigger refuse_rewriting')
      await client.query(
        `update hub.audit_events set created_at = now() - interval '40 days'
          where tenant_id = $1 and action = 'register'`,
        [ida.tenantId],
      )
    })
    const counts = async (days: number) => (await ida.get<AuditCounts>(`/api/audit/counts?days=${days}`)).body
    expect(await actions('?days=30&search=register')).toEqual([])
    expect(await actions('?days=90&search=register')).toEqual(['register'])
    // As the screen words it.
    expect(await actions('?days=90&search=Registered')).toEqual(['register'])
    const [month, quarter] = [await counts(30), await counts(90)]
    expect(quarter.total).toBe(month.total + 1)
    for (const { total, success, pending, failed } of [month, quarter]) {
      expect(success + pending + failed).toBe(total)
    }
    for (const status of ['success', 'pending', 'failed'] as const) {
      const { items, total } = await list(`?days=90&status=${status}&limit=500`)
      expect(total).toBe(quarter[status])
      expect(items.map((row) => row.status)).toEqual(items.map(() => status))
      expect(items).toHaveLength(total)
    }
    expect((await ida.get('/api/audit?days=0')).status).toBe(400)
  })
})

describe('the export', () => {
  test('has the seven columns, the whole filter, and nothing that a spreadsheet would run', async () => {
    const { headers, body } = await ida.get<string>('/api/audit/export?action=uploads')
    expect(headers.get('content-disposition')).toMatch(/filename="?audit-log-\d{4}-\d\d-\d\d\.csv"?/)
    const lines = body
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n')
    expect(lines[0]).toBe('Timestamp,Action,Resource Type,Resource Name,User,Status,Details')
    expect(lines).toHaveLength((await list('?action=uploads')).total + 1)
    const hostile = lines.find((line) => line.includes('cmd.pdf'))
    expect(hostile).toContain(",'=cmd.pdf,Ida Lindqvist,success,'=cmd.pdf (")
    expect(lines.every((line) => !/(^|,)"?[=+@-]/.test(line))).toBe(true)
  })
})
