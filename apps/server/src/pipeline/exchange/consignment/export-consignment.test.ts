import type { AuditList, Document, ErrorBody } from '@efti-hub/contract'
import { parseConsignmentXml } from '@efti-hub/efti'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packingList, roadNote } from '../../../testing/consignment-papers.ts'
import { consignmentSteps } from '../../../testing/consignment-steps.ts'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'
import { recogniseFile } from '../../recognition/recognise-file.ts'

let hub: Hub
let ida: Member
let consignmentId: string
let note: Document

const steps = consignmentSteps(
  () => hub,
  () => ida,
)

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  const documents = await steps.upload(
    roadNote('note.xml'),
    packingList('list.txt', { further: ['CMR no.: D-2026-118', 'Total net weight: 11,200 kg'] }),
  )
  note = documents[0] as Document
  consignmentId = (await steps.documentOf(note)).consignmentId ?? ''
})
afterAll(() => hub?.stop())

const ask = (member: Member, format: string, id = consignmentId) =>
  fetch(new URL(`/api/consignments/${id}/export?format=${format}`, member.base), {
    headers: { Cookie: member.cookieHeader() },
  })

test('nobody else has it', async () => {
  expect((await hub.visitor().get(`/api/consignments/${consignmentId}/export?format=efti-xml`)).status).toBe(
    401,
  )
  const otto = await hub.member({ firstName: 'Otto' })
  expect((await ask(otto, 'efti-xml')).status).toBe(404)
})

test('is one valid data set of all documents, and the trail has it', async () => {
  const response = await ask(ida, 'efti-xml')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  const { consignment } = parseConsignmentXml(await response.text())
  const stated = (eftiId: string) =>
    (consignment?.values ?? []).filter((one) => one.eftiId === eftiId).map(({ value }) => value)
  expect(stated('eFTI170')).toEqual(['D-2026-118'])
  // Only the packing list has it.
  expect(stated('eFTI43')).toEqual([{ value: 11_200, unit: 'KGM' }])
  const { body } = await ida.get<AuditList>('/api/audit?search=D-2026-118')
  expect(body.items.map(({ action }) => action)).toContain('export')
})

test('the report names the documents, what they agree on and what is still missing', async () => {
  const response = await ask(ida, 'report-pdf')
  expect(response.headers.get('Content-Disposition')).toContain('D-2026-118.report.pdf')
  const bytes = Buffer.from(await response.arrayBuffer())
  const { text } = await recogniseFile({ bytes, originalName: 'report.pdf' })
  const line = text.replace(/\s+/g, ' ')
  for (const part of ['Consignment report', 'note.xml', 'list.txt', 'The documents agree', 'Hamburg'])
    expect(line).toContain(part)
})

test('no data set leaves while the documents contradict each other; the report shows it', async () => {
  await steps.correct(note, 'grossWeight[1]', { value: 14_000, unit: 'KGM' })
  const response = await ask(ida, 'efti-xml')
  expect(response.status).toBe(409)
  expect(((await response.json()) as ErrorBody).message).toContain('contradict each other')
  const report = await ask(ida, 'report-pdf')
  const bytes = Buffer.from(await report.arrayBuffer())
  const { text } = await recogniseFile({ bytes, originalName: 'report.pdf' })
  expect(text.replace(/\s+/g, ' ')).toContain('Not ready')
})
