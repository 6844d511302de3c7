import type { ResultsSummary } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recogniseFile } from '../../pipeline/recognition/recognise-file.ts'
import { roadNote } from '../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { incompleteCmrPdf, textNote } from '../../testing/papers.ts'

let hub: Hub
let ida: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
  await ida.upload(roadNote('note-of-hamburg.xml'))
  await ida.upload(textNote(1))
  await hub.drain()
})
afterAll(() => hub.stop())

async function reportOf(member: Member, query: string) {
  const response = await fetch(new URL(`/api/dashboard/report?${query}`, hub.url), {
    headers: { Cookie: member.cookieHeader() },
  })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const bytes = Buffer.from(await response.arrayBuffer())
  const { pages, text } = await recogniseFile({ bytes, originalName: 'report.pdf' })
  return { pages, text: text.replace(/\s+/g, ' '), name: response.headers.get('Content-Disposition') }
}

test('visitors get no report', async () => {
  expect((await hub.visitor().get('/api/dashboard/report?days=30')).status).toBe(401)
})

test.each([
  '',
  'days=8',
  'days=7&from=2026-01-01&to=2026-01-02',
  'from=2026-01-01',
  'from=2026-02-01&to=2026-01-01',
  'from=2020-01-01&to=2026-01-01',
  'from=yesterday&to=today',
])('%j is no period', async (query) => {
  expect((await ida.get(`/api/dashboard/report?${query}`)).status).toBe(400)
})

describe('the report of a period', () => {
  test('contains the organisation, its figures, violations and what the figures mean, on A4', async () => {
    const { pages, text, name } = await reportOf(ida, 'days=30')
    const { body } = await ida.get<{ compliance: { compliant: number; checked: number } }>('/api/dashboard')
    const rate = (100 * body.compliance.compliant) / body.compliance.checked
    expect(name).toMatch(/compliance-report-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf/)
    expect(text).toContain(ida.user?.tenants[0]?.tenantName)
    expect(text).toContain(`${rate.toFixed(1)}%`)
    expect(text).toContain('Document kind 1 1')
    expect(text).toContain('Germany (DE)')
    expect(text).toContain('loading-list-1.txt')
    expect(text).toContain('How the figures are calculated')
    for (const { width, height } of pages) expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  })

  test('has the days of the person who asks, as Compliance Results has', async () => {
    const { id } = await otto.upload(await incompleteCmrPdf(3))
    await hub.drain()
    const submitted = (at: string) =>
      withClient(hub.database.superuserUrl, (client) =>
        client.query(`update hub.documents set created_at = ${at} where id = $1`, [id]),
      )
    await submitted(`'2026-03-01T23:30:00Z'`)
    const day = 'from=2026-03-02&to=2026-03-02'
    const there = await reportOf(otto, `${day}&zone=Pacific/Auckland`)
    expect(there.text).toContain('cmr-3.pdf 2 March 2026')
    expect(there.text).toContain('time zone Pacific/Auckland')
    expect((await reportOf(otto, `${day}&zone=%2B05:30`)).text).toContain('cmr-3.pdf 2 March 2026')
    expect((await reportOf(otto, day)).text).toContain('No documents were uploaded')

    for (const zone of ['UTC', 'Pacific/Auckland']) {
      const first = `date_trunc('day', now() at time zone '${zone}') - interval '29 days'`
      for (const [offset, documents] of [
        ['1 minute', 1],
        ['-1 minute', 0],
      ] as const) {
        await submitted(`(${first}) at time zone '${zone}' + interval '${offset}'`)
        const { body } = await otto.get<ResultsSummary>(`/api/results/summary?days=30&zone=${zone}`)
        const { text } = await reportOf(otto, `days=30&zone=${zone}`)
        const reported = text.includes('No documents were uploaded') ? 0 : 1
        expect([body.submitted, reported]).toEqual([documents, documents])
      }
    }
    expect((await otto.get(`/api/results?zone=AET`)).status).toBe(200)
    await otto.delete(`/api/documents/${id}`)
  })

  test('of an organisation without documents invents nothing', async () => {
    const { text } = await reportOf(otto, 'from=2026-01-01&to=2026-01-31')
    expect(text).toContain('1 January 2026 to 31 January 2026')
    expect(text).toContain('No documents were uploaded in this period.')
    expect(text).toContain('Compliance rate')
    expect(text).not.toMatch(/\d%/)
    expect(text).not.toContain('loading-list-1.txt')
  })
})
