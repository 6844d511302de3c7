import type { ConsignmentAnswer, Document, ErrorBody, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consignmentSteps } from '../../testing/consignment-steps.ts'
import { type Hub, type Member, startHub, withRole } from '../../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const { upload, consignmentOf } = consignmentSteps(
  () => hub,
  () => ida,
)
const textFile = (name: string, lines: readonly string[]) => ({
  name,
  bytes: new TextEncoder().encode(lines.join('\n')),
})
const waybill = textFile('waybill.txt', [
  'AIR WAYBILL 020-12345675',
  '',
  'Shipper: Muster AG, Hafenstrasse 12, 20457 Hamburg, Germany',
  'Consignee: Sample Corp, 12 Dock Street, New York 10001, USA',
  'Airport of departure: Frankfurt FRA',
  'Airport of destination: New York JFK',
  'Flight/Date: LH400/21',
  'Handling information: SPX',
  'No. of pieces: 12    Gross weight: 480 kg',
  'Nature and quantity of goods: machine parts',
  'Executed on 20 NOV 2026 at Frankfurt',
])
const declaration = textFile('declaration.txt', [
  'CONSIGNMENT SECURITY DECLARATION',
  '',
  'Regulated entity category and identifier: RA DE/RA/01234-56',
  'Unique consignment identifier: 020-12345675',
  'Contents of consignment: machine parts, 12 cartons',
  'Origin: FRA          Destination: JFK',
  'Security status: SPX',
  'Received from: KC',
  'Screening method: XRY',
  'Security status issued by: Martina Muster',
  'Security status issued on: 20/11/2026 08:12',
])

const path = (document: Document | undefined) => `/api/documents/${document?.id}/consignment`
const violations = async (document: Document | undefined) =>
  (await ida.get<ViolationsList>(`/api/violations?status=open&documentId=${document?.id}`)).body.items.map(
    ({ description }) => description,
  )
const answer = (yes: boolean | null) => ({
  answers: [{ id: 'SECURITY-DECLARATION', answer: yes }],
})
const INCOMPLETE =
  'Security status is incomplete. Missing: identifier of the regulated agent, reason for the security status.'

test('an auditor may not state that a declaration is with the goods', async () => {
  const [document] = await upload(waybill)
  await withRole(hub, ida, 'auditor', async () => {
    expect((await ida.patch<ErrorBody>(path(document), answer(true))).status).toBe(403)
  })
})

test('a waybill with a part of its status has one violation, which the answer about a declaration ends', async () => {
  const [document] = await upload(waybill)
  expect(await violations(document)).toEqual([INCOMPLETE])
  const { questions } = (await ida.get<ConsignmentAnswer>(path(document))).body
  expect(questions.map(({ id }) => id)).toContain('SECURITY-DECLARATION')
  await ida.patch(path(document), answer(true))
  await hub.drain()
  expect(await violations(document)).toEqual([])
  await ida.patch(path(document), answer(null))
  await hub.drain()
  expect(await violations(document)).toEqual([INCOMPLETE])
})

test('the declaration of the same consignment ends it, until somebody takes it out again', async () => {
  const [air, security] = await upload(waybill, declaration)
  const { id, papers } = await consignmentOf(air)
  expect(papers.map(({ originalName }) => originalName).sort()).toEqual(['declaration.txt', 'waybill.txt'])
  expect([await violations(air), await violations(security)]).toEqual([[], []])
  const asked = async () =>
    (await ida.get<ConsignmentAnswer>(path(air))).body.questions.map(({ id: question }) => question)
  expect(await asked()).not.toContain('SECURITY-DECLARATION')
  await ida.delete(`/api/consignments/${id}/documents/${security?.id}`)
  await hub.drain()
  expect(await violations(air)).toEqual([INCOMPLETE])
  expect(await asked()).toContain('SECURITY-DECLARATION')
})
