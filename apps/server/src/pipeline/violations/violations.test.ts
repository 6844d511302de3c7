import type { ComplianceCheck, RemediationAnswer, ViolationsList } from '@efti-hub/contract'
import type { Finding } from '@efti-hub/efti'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finding, recordCheck } from '../../testing/findings.ts'
import { type Hub, type Member, startHub } from '../../testing/index.ts'
import { fingerprinted } from './checks/record-findings.ts'

let hub: Hub
let ida: Member
let documentId: string

const record = (findings: Finding[]) => recordCheck(hub, ida, documentId, findings)
const listed = async (query = '') =>
  (await ida.get<ViolationsList>(`/api/violations?documentId=${documentId}${query}`)).body

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  const letter = await ida.upload({ name: 'letter.txt', bytes: new TextEncoder().encode('Dear Ms Aalto') })
  documentId = letter.id
  await hub.drain()
})
afterAll(() => hub.stop())

describe('a finding that lives on', () => {
  test('keeps its identity across checks, is resolved when gone, and opens again as itself', async () => {
    expect(await record([finding()])).toBe(1)
    const [first] = (await listed('&status=open')).items
    expect(await record([finding({ message: 'Still missing.' })])).toBe(1)
    const [second] = (await listed('&status=open')).items
    expect(second).toMatchObject({ id: first?.id, description: 'Still missing.' })

    expect(await record([])).toBe(0)
    expect((await listed('&status=resolved')).items.map((row) => row.id)).toContain(first?.id)
    expect(await record([finding()])).toBe(1)
    expect((await listed('&status=open')).items[0]?.id).toBe(first?.id)
  })

  test('is distinguished by place, and twice in one place by number', () => {
    const prints = fingerprinted([finding(), finding({ path: 'deliveryEvent' }), finding()])
    expect(new Set(prints.map(({ fingerprint }) => fingerprint)).size).toBe(3)
    expect(fingerprinted([finding({ message: 'Other words.' })])[0]?.fingerprint).toBe(prints[0]?.fingerprint)
  })
})

describe('the list', () => {
  beforeAll(() =>
    record([
      finding({ code: 'TEST-LOW', severity: 'low', message: 'A custom was not followed.' }),
      finding({ code: 'TEST-CRITICAL', severity: 'critical', message: 'No consignor is named.' }),
      finding({
        code: 'TEST-MEDIUM',
        severity: 'medium',
        message: "Country 'UK' is no code.",
        violationType: 'Code list',
      }),
      finding({ code: 'TEST-HIGH' }),
    ]),
  )

  test('is most severe first, with counts of all open ones regardless of the filters', async () => {
    const list = await listed('&status=open')
    expect(list.items.map((row) => row.severity)).toEqual(['critical', 'high', 'medium', 'low'])
    expect(list.total).toBe(4)
    expect((await listed('&severity=low')).counts).toEqual({ critical: 1, high: 1, medium: 1, low: 1 })
  })

  test.each([
    ['severity=medium', ['TEST-MEDIUM']],
    ['type=Code%20list', ['TEST-MEDIUM']],
    ['search=CONSIGNOR', ['TEST-CRITICAL']],
    ['search=letter.txt&severity=low', ['TEST-LOW']],
    ['search=%25', []],
  ])('filters by %s', async (query, codes) => {
    expect((await listed(`&status=open&${query}`)).items.map((row) => row.code)).toEqual(codes)
  })

  test('pages without gaps or repeats', async () => {
    const codes: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: ViolationsList = await listed(`&status=open&limit=1${cursor && `&cursor=${cursor}`}`)
      codes.push(...page.items.map((row) => row.code))
      cursor = page.nextCursor
    }
    expect(codes).toEqual(['TEST-CRITICAL', 'TEST-HIGH', 'TEST-MEDIUM', 'TEST-LOW'])
  })

  test('of another tenant is empty for any query', async () => {
    const otto = await hub.member()
    const { body } = await otto.get<ViolationsList>(`/api/violations?documentId=${documentId}`)
    expect(body).toMatchObject({ items: [], total: 0, counts: { critical: 0, high: 0, medium: 0, low: 0 } })
  })
})

describe('compliance and remediation of a document', () => {
  test('answers the latest check only, with its open violations', async () => {
    const { body } = await ida.get<ComplianceCheck[]>(`/api/documents/${documentId}/compliance`)
    expect(body).toHaveLength(1)
    expect(body[0]?.violations).toHaveLength(4)
    expect(body[0]?.scoreExplanation).not.toBe('')
    const history = await ida.get<ComplianceCheck[]>(`/api/documents/${documentId}/compliance?history=true`)
    expect(history.body.length).toBeGreaterThan(1)
    expect(history.body.at(-1)?.id).toBe(body[0]?.id)
  })

  test('the plan has a step for every open violation, most severe first, and states where it came from', async () => {
    const { status, body } = await ida.post<RemediationAnswer>(`/api/documents/${documentId}/remediation`)
    expect(status).toBe(200)
    const { remediationPlan: plan } = body
    expect(plan.origin).toBe('Built from the rule catalogue; no AI provider is configured')
    expect(plan.steps).toHaveLength(4)
    expect(plan.steps[0]?.details).toContain('No consignor is named.')
    expect(plan.steps[0]?.details).toContain('before departure')
    expect(plan.overview).toContain('4 open violations (1 critical, 1 high, 1 medium, 1 low)')
    expect(plan.preventionTips?.length).toBeGreaterThan(0)
  })

  test('violations that one act corrects are one step', async () => {
    await record([finding(), finding({ path: 'elsewhere' })])
    const { body } = await ida.post<RemediationAnswer>(`/api/documents/${documentId}/remediation`)
    expect(body.remediationPlan.steps).toHaveLength(1)
    expect(body.remediationPlan.steps[0]?.details).toContain('carrierAcceptanceDateTime, elsewhere')
  })

  test('the history shows what each check found, also what is resolved since', async () => {
    const [one, other] = [finding({ code: 'ONE' }), finding({ code: 'OTHER' })]
    for (const found of [[one], [other], [one, other], [one]]) await record(found)
    const { body } = await ida.get<ComplianceCheck[]>(`/api/documents/${documentId}/compliance?history=true`)
    const statuses = body
      .slice(-4)
      .map(({ violations }) => violations.map(({ code, status }) => [code, status]))
    const [open, resolved] = [
      ['ONE', 'open'],
      ['OTHER', 'resolved'],
    ]
    expect(statuses).toEqual([[open], [resolved], [open, resolved], [open]])
  })

  test('a document without open violations has nothing to fix', async () => {
    await record([])
    const { body } = await ida.post<RemediationAnswer>(`/api/documents/${documentId}/remediation`)
    expect(body.remediationPlan.steps).toEqual([])
    expect(body.remediationPlan.overview).toContain('nothing to fix')
  })

  test('a document that was not checked yet is answered 409 with the reason', async () => {
    const fresh = await ida.upload({ name: 'fresh.txt', bytes: new TextEncoder().encode('Dear Mr Ek') })
    const { status, body } = await ida.post<{ code: string }>(`/api/documents/${fresh.id}/remediation`)
    expect([status, body.code]).toEqual([409, 'not_ready'])
    expect((await ida.get(`/api/documents/${fresh.id}/consignment`)).status).toBe(409)
    expect((await ida.get(`/api/documents/${fresh.id}/compliance`)).body).toEqual([])
  })
})
