import type { ConsignmentAnswer, Document, DocumentDetail, ViolationsList } from '@efti-hub/contract'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'
import { eftiXml } from '../../../testing/papers.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub?.stop())

async function pdf(name: string, lines: readonly [x: number, y: number, text: string, size?: number][]) {
  const doc = new PDFDocument({ size: 'A4', margin: 0 })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  for (const [x, y, text, size = 9] of lines) doc.fontSize(size).text(text, x, y, { lineBreak: false })
  doc.end()
  await ended
  return { name, bytes: Buffer.concat(chunks) }
}

const read = async (document: Document) =>
  (await ida.get<ConsignmentAnswer>(`/api/documents/${document.id}/consignment`)).body
const kindIs = async (document: Document, kind: string | null) => {
  const { status } = await ida.patch(`/api/documents/${document.id}/consignment`, { kind })
  expect(status).toBe(200)
  await hub.drain()
  return read(document)
}
const jobs = async (document: Document) => (await ida.jobsOf(document.id)).map(({ jobType }) => jobType)

const loadingList = () =>
  pdf('loading-list.pdf', [
    [40, 40, 'LOADING LIST', 18],
    [40, 80, 'Sender: Muster Maschinenbau AG'],
    [40, 100, 'Consignee: Exemple Outillage SARL'],
    [40, 120, 'Gross weight: 900 kg'],
  ])

test('a paper seen as no freight document is read once a person says what it is', async () => {
  const document = await ida.upload(await loadingList())
  await hub.drain()
  const seen = await read(document)
  expect(seen).toMatchObject({
    kind: 'other',
    kindAsRead: 'other',
    kindChosen: null,
    fields: [],
    subsets: [],
  })
  expect(seen.kindConfidence).toBeGreaterThan(0)
  expect(seen.kindConfidence).toBeLessThanOrEqual(1)

  const chosen = await kindIs(document, 'cmr')
  expect(chosen).toMatchObject({ kind: 'cmr', kindAsRead: 'other' })
  expect(chosen.kindChosen?.author).toEqual({ id: ida.user?.id, name: 'Ida Lindqvist' })
  const { body: detail } = await ida.get<DocumentDetail>(`/api/documents/${document.id}`)
  expect(detail.kindFacts).toEqual({
    kindAsRead: 'other',
    kindConfidence: chosen.kindConfidence,
    kindChosen: chosen.kindChosen,
    isDomestic: false,
  })
  const values = new Map(chosen.fields.map(({ path, value }) => [path, value]))
  expect(values.get('consignor/name[1]')).toBe('Muster Maschinenbau AG')
  expect(values.get('grossWeight[1]')).toEqual({ value: 900, unit: 'KGM' })
  expect(chosen.subsets.length).toBeGreaterThan(0)
  expect(await jobs(document)).toEqual(['ocr', 'compliance', 'ocr', 'compliance'])

  const again = await kindIs(document, 'cmr')
  expect([again.kind, (await jobs(document)).length]).toEqual(['cmr', 4])

  expect(await kindIs(document, null)).toMatchObject({ kind: 'other', fields: [], subsets: [] })
})

test('of structured data a choice changes the kind and nothing else', async () => {
  const document = await ida.upload(eftiXml(3))
  await hub.drain()
  const before = await read(document)
  const after = await kindIs(document, 'bill-of-lading')
  expect(after.kind).toBe('bill-of-lading')
  expect(after.fields).toEqual(before.fields)
  expect(await kindIs(document, null)).toEqual(before)
})

test('a paper of the trade is read, but judged by no rule: it has no violation and no score', async () => {
  const document = await ida.upload(
    await pdf('invoice.pdf', [
      [40, 40, 'COMMERCIAL INVOICE', 18],
      [40, 80, 'Invoice no.: 4711-26'],
      [40, 100, 'Seller: Muster Maschinenbau AG'],
      [40, 120, 'Ship to: Exemple Outillage SARL'],
      [40, 140, 'Description: Machine parts'],
      [40, 160, 'Gross weight: 900 kg'],
    ]),
  )
  await hub.drain()
  const { kind, fields, subsets } = await read(document)
  expect([kind, subsets]).toEqual(['invoice', []])
  expect(fields.find(({ path }) => path === 'associatedDocument[1]/id')?.value).toBe('4711-26')
  const { body } = await ida.get<ViolationsList>(`/api/violations?documentId=${document.id}`)
  expect(body.items).toEqual([])
  const { body: detail } = await ida.get<DocumentDetail>(`/api/documents/${document.id}`)
  expect(detail).toMatchObject({ status: 'completed', judged: false, latestCheck: { score: null } })
})
