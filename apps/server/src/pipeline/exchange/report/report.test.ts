import type { Document, ErrorBody } from '@efti-hub/contract'
import jsQR from 'jsqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatInstant } from '../../../platform/format.ts'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'
import { incompleteCmrPdf } from '../../../testing/papers.ts'
import { renderPage } from '../../recognition/pages/render-page.ts'
import { recogniseFile } from '../../recognition/recognise-file.ts'

let hub: Hub
let ida: Member
let otto: Member
let paper: Document
let letter: Document

const path = (document: Document) => `/api/documents/${document.id}/export?format=report-pdf`

async function reportOf(member: Member, document: Document) {
  const response = await fetch(new URL(path(document), member.base), {
    headers: { Cookie: member.cookieHeader() },
  })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const bytes = Buffer.from(await response.arrayBuffer())
  const { pages, text } = await recogniseFile({ bytes, originalName: 'report.pdf' })
  return { bytes, pages, text: text.replace(/\s+/g, ' '), headers: response.headers }
}

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
  paper = await ida.upload(await incompleteCmrPdf(7))
  letter = await ida.upload({
    name: 'letter.txt',
    bytes: new TextEncoder().encode('Dear Ms Aalto, thank you for your letter.'),
  })
})
afterAll(() => hub.stop())

describe('the report', () => {
  test('is not ready before the document was read', async () => {
    const { status, body } = await ida.get<ErrorBody>(path(paper))
    expect([status, body.code]).toEqual([409, 'not_ready'])
    await hub.drain()
    expect((await ida.get(path(paper))).status).toBe(200)
  })

  test('is for members of the tenant only', async () => {
    expect((await otto.get(path(paper))).status).toBe(404)
    expect((await hub.visitor().get(path(paper))).status).toBe(401)
  })

  test('describes the consignment in plain words, what was checked, the edition and what is open', async () => {
    const { text, headers } = await reportOf(ida, paper)
    const name = paper.originalName.replace('.pdf', '')
    expect(headers.get('Content-Disposition')).toContain(`${name}.report.pdf`)
    expect(text).toContain('Consignor: Muster Maschinenbau AG, Hamburg, Germany (DE).')
    expect(text).toContain('12 packages')
    expect(text).toContain('Quai du Commerce 4, 69009 Lyon, France (FR)')
    expect(text).toContain('CMR consignment note')
    const [check] = (
      await ida.get<{ score: number; edition: string; violations: { description: string }[] }[]>(
        `/api/documents/${paper.id}/compliance`,
      )
    ).body
    expect(text).toContain(`Score ${check?.score} of 100`)
    expect(text).toContain(`rule set ${check?.edition}`)
    expect(text).toContain('Practical reading: town and country are enough')
    expect(check?.violations.length).toBeGreaterThan(0)
    for (const { description } of check?.violations ?? []) expect(text).toContain(description)
  })

  test('carries the id of the data set as text and as a QR code that can be read', async () => {
    const { bytes, text } = await reportOf(ida, paper)
    const { datasetId } = (await ida.get<{ datasetId: string }>(`/api/documents/${paper.id}`)).body
    expect(text).toContain(datasetId)
    const { data, width, height } = await renderPage(bytes, 1, { dpi: 200, gray: false })
    expect(jsQR.default(Uint8ClampedArray.from(data), width, height)?.data).toBe(datasetId)
  })

  test('shows who waived what, why and until when, and who decided', async () => {
    const { items } = (
      await ida.get<{ items: { id: string; description: string }[] }>(
        `/api/violations?documentId=${paper.id}`,
      )
    ).body
    expect(items).toHaveLength(2)
    const [first] = items
    const reason = 'Agreed with the authority by telephone'
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    expect((await ida.post(`/api/violations/${first?.id}/waive`, { reason, expiresAt })).status).toBe(200)
    const comment = 'Checked against the original'
    expect((await ida.post(`/api/documents/${paper.id}/approve`, { comment })).status).toBe(200)
    const { text } = await reportOf(ida, paper)
    // What was still open when the document was approved is accepted by that.
    expect(text).toContain('Waived violations (2)')
    expect(text).toContain(`Accepted at approval: ${comment}`)
    expect(text).toContain(`Waived until ${formatInstant(expiresAt)}`)
    expect(text).toContain(reason)
    expect(text).toMatch(/Approved Ida \S+, .*: Checked against the original/)
  })

  test('of no freight document states it instead of inventing a consignment', async () => {
    const { text, pages } = await reportOf(ida, letter)
    expect(text).toContain('No consignment data was read from this document.')
    expect(text).toContain('Not compliant: 1 open critical or high violation')
    expect(pages.length).toBe(1)
  })

  test('is of a size that a phone shows: no page is wider than A5', async () => {
    const { pages } = await reportOf(ida, paper)
    for (const { width } of pages) expect(width).toBeLessThan(421)
  })
})
