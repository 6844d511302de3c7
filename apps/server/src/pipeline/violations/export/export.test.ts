import type { ViolationsList } from '@efti-hub/contract'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finding, recordCheck } from '../../../testing/findings.ts'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'
import { readZip } from '../../../testing/read-zip.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  const { id } = await ida.upload({ name: '=letter.txt', bytes: new TextEncoder().encode('Dear Ms Aalto') })
  await hub.drain()
  await recordCheck(hub, ida, id, [
    finding({ message: '@SUM(A1) stands where a date should.' }),
    finding({ code: 'TEST-LOW', severity: 'low', path: 'deliveryEvent' }),
  ])
  const [low] = (await ida.get<ViolationsList>('/api/violations?severity=low')).body.items
  await ida.post(`/api/violations/${low?.id}/waive`, { reason: 'Agreed with the customer' })
})
afterAll(() => hub?.stop())

async function exported(query: string, member = ida) {
  const { status, body } = await member.get<string>(`/api/violations/export?format=csv${query}`)
  expect(status).toBe(200)
  return Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data
}

test('visitors may not, and other tenants get theirs', async () => {
  expect((await hub.visitor().get('/api/violations/export?format=csv')).status).toBe(401)
  expect(await exported('', await hub.member())).toEqual([])
})

test.each(['', 'format=pdf', 'format=csv&severity=grave'])('asked wrongly: %s', async (query) => {
  expect((await ida.get(`/api/violations/export?${query}`)).status).toBe(400)
})

test.each(['', '&status=open', '&status=waived', '&severity=low', '&search=date', '&documentId=1'])(
  'the list and its export contain the same in the same order: %s',
  async (query) => {
    const { items } = (await ida.get<ViolationsList>(`/api/violations?limit=100${query}`)).body
    const lines = await exported(query)
    expect(lines.map((line) => line['Violation ID'])).toEqual(items.map(({ id }) => id))
    expect(lines.map((line) => line['Found (UTC)'])).toEqual(items.map(({ firstFoundAt }) => firstFoundAt))
    expect(lines.map((line) => line['Suggested fix'])).toEqual(items.map((item) => item.suggestedFix ?? ''))
  },
)

test('no text is a formula, and a waiver gives its reason', async () => {
  const lines = await exported('&search=TEST')
  expect(lines.map(({ Document }) => Document)).toEqual(["'=letter.txt", "'=letter.txt"])
  expect(lines.map(({ Description }) => Description)).toContain("'@SUM(A1) stands where a date should.")
  expect(lines.find(({ Status }) => Status === 'Waived')?.['Waived because']).toBe('Agreed with the customer')
})

test('as a workbook', async () => {
  const response = await fetch(`${hub.url}/api/violations/export?format=xlsx&status=open`, {
    headers: { cookie: ida.cookieHeader() },
  })
  expect(response.headers.get('Content-Disposition')).toMatch(/violations-\d{4}-\d\d-\d\d\.xlsx/)
  const sheet = readZip(Buffer.from(await response.arrayBuffer())).get('xl/worksheets/sheet1.xml')
  const open = (await ida.get<ViolationsList>('/api/violations?status=open')).body.total
  expect(sheet?.match(/<row /g)).toHaveLength(open + 1)
})
