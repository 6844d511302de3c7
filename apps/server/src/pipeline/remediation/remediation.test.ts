import type { AuditList, RemediationAnswer, RemediationPlan } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finding, recordCheck } from '../../testing/findings.ts'
import { type Hub, type Member, startHub } from '../../testing/index.ts'
import { cmrPdf } from '../../testing/papers.ts'

let hub: Hub
let ida: Member
let auditor: Member
let documentId: string

const at = (path = '') => `/api/documents/${documentId}/remediation${path}`
const ask = async (body?: { regenerate: boolean }): Promise<RemediationPlan> =>
  (await ida.post<RemediationAnswer>(at(), body)).body.remediationPlan
const tick = (member: Member, stepId: string, done: boolean) =>
  member.request<RemediationAnswer>('PUT', at(`/steps/${stepId}`), { json: { done } })
const stepOf = (plan: RemediationPlan, words: string) => {
  const step = plan.steps.find(({ details }) => details.includes(words))
  if (!step) throw new Error(`no step says ${words}`)
  return step
}

const DATE = finding()
const STREET = finding({
  code: 'TEST-STREET',
  violationType: 'Missing element',
  message: 'Street of the carrier is missing.',
  eftiId: 'eFTI100',
  path: 'carrier/postalAddress/streetName[1]',
  remedy: 'Add the street.',
})
const CITY = { ...STREET, code: 'TEST-CITY', message: 'Town of the carrier is missing.', eftiId: 'eFTI101' }
const COUNTRY = finding({
  code: 'CDS-COUNTRY',
  severity: 'medium',
  violationType: 'Code list',
  message: "Country of the consignee: 'UK' is no code.",
  eftiId: 'eFTI76',
  path: 'consignee/postalAddress/countryCode',
  fix: 'GB',
})
const CONSENT = finding({
  code: 'ANNEX-VII-LISTED',
  severity: 'critical',
  violationType: 'Waste',
  message: 'The waste needs a notification.',
  eftiId: null,
  path: null,
})
const FOUND = [DATE, STREET, { ...CITY, path: 'carrier/postalAddress/cityName[1]' }, COUNTRY, CONSENT]
const find = (findings = FOUND) => recordCheck(hub, ida, documentId, findings)

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  auditor = await hub.colleague(ida, 'auditor', { firstName: 'Vera' })
  documentId = (await ida.upload(await cmrPdf(1))).id
  await hub.drain()
  await find()
})
afterAll(() => hub.stop())

describe('who may not', () => {
  test('another tenant learns nothing of a plan or its steps', async () => {
    const otto = await hub.member()
    const { id } = stepOf(await ask(), 'Street')
    expect((await otto.post(at())).status).toBe(404)
    expect((await tick(otto, id, true)).status).toBe(404)
  })

  test('an auditor neither asks for a plan nor ticks a step off', async () => {
    const { id } = stepOf(await ask(), 'Street')
    expect([(await auditor.post(at())).status, (await tick(auditor, id, true)).status]).toEqual([403, 403])
    expect(stepOf(await ask(), 'Street').done).toBeNull()
  })

  test('a step that the plan does not have is not there', async () => {
    await ask()
    expect((await tick(ida, 'ffffffffffffffff', true)).status).toBe(404)
  })
})

describe('a plan from the catalogue', () => {
  test('names who has to act, each once, the most severe first, and every violation in one step', async () => {
    const { steps, parties } = await ask({ regenerate: true })
    expect(steps.map(({ who, violationIds }) => [who, violationIds.length])).toEqual([
      ['authority', 1],
      ['carrier', 2],
      ['sender', 1],
      ['us', 1],
    ])
    expect(new Set(steps.flatMap(({ violationIds }) => violationIds)).size).toBe(FOUND.length)
    const party = parties.carrier
    expect(party).toBeDefined()
    expect(stepOf({ steps } as RemediationPlan, 'Street').details).toContain(
      `To be asked of the carrier (${party})`,
    )
  })

  test('asks for the particulars of one party together, in the box of its form', async () => {
    const step = stepOf(await ask(), 'Street')
    expect(step.action).toBe('Complete the carrier: town or city and street.')
    expect(step.fields.map(({ label, place }) => [label, place])).toEqual([
      ['Carrier: town or city', 'box 16'],
      ['Carrier: street', 'box 16'],
    ])
    expect(step.details).toContain('Write it in box 16 of the CMR consignment note.')
  })

  test('proposes a value that is known, with its source', async () => {
    const { action, value, example } = stepOf(await ask(), 'UK')
    expect(action).toBe('Write United Kingdom (GB) in Consignee: country, box 2.')
    expect(value).toMatchObject({ value: 'GB', from: 'code list', source: 'ISO 3166-1' })
    expect(example).toBeUndefined()
  })
})

describe('a plan that is kept', () => {
  test('is answered until a new one is asked for', async () => {
    const first = await ask({ regenerate: true })
    const second = await ask()
    expect([first.kept, second.kept, second.id, second.stale]).toEqual([false, true, first.id, null])
    expect((await ask({ regenerate: true })).id).not.toBe(first.id)
  })

  test('is ticked off with person and time, in the trail, and in the next plan too', async () => {
    const { id, action } = stepOf(await ask(), 'Street')
    const { body } = await tick(ida, id, true)
    expect(stepOf(body.remediationPlan, 'Street').done?.by).toMatchObject({ id: ida.user?.id })
    await tick(ida, id, true)
    expect(stepOf(await ask({ regenerate: true }), 'Street').done).not.toBeNull()
    await tick(ida, id, false)
    expect(stepOf(await ask(), 'Street').done).toBeNull()
    const { items } = (await ida.get<AuditList>(`/api/audit?documentId=${documentId}&action=violations`)).body
    const ticked = items.filter(({ action }) => action.startsWith('remediation-step'))
    expect(ticked.map((act) => [act.action, act.details])).toEqual([
      ['remediation-step-reopened', action],
      ['remediation-step-done', action],
    ])
  })

  test('states what changed since; a step whose violations are all gone is done by itself', async () => {
    await ask({ regenerate: true })
    const more = finding({ code: 'TEST-MORE', message: 'The marks are missing.' })
    await find([...FOUND.filter((one) => one !== COUNTRY), more])
    const plan = await ask()
    expect(plan).toMatchObject({ kept: true, stale: { settled: 1, appeared: 1 } })
    expect(stepOf(plan, 'UK').done).toMatchObject({ by: null })
    expect(stepOf(plan, 'Street').done).toBeNull()
    const renewed = await ask({ regenerate: true })
    expect(renewed.stale).toBeNull()
    expect(stepOf(renewed, 'marks').violationIds).toHaveLength(1)
  })

  test('is made again once nothing of it is left', async () => {
    await find()
    const { id } = await ask({ regenerate: true })
    await find([finding({ code: 'TEST-OTHER', message: 'Something else.' })])
    const plan = await ask()
    expect([plan.kept, plan.id === id, plan.steps.length]).toEqual([false, false, 1])
  })
})
