import { readFileSync } from 'node:fs'
import type { Document, ErrorBody } from '@efti-hub/contract'
import { consignmentFromJson, parseConsignmentXml, writeConsignmentXml } from '@efti-hub/efti'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../testing/index.ts'
import { cmrPdf } from '../../testing/papers.ts'

let hub: Hub
let ida: Member
let otto: Member
let message: Document
let spoiled: Document
let paper: Document
let letter: Document

const original = readFileSync(
  new URL('../../../../../samples/efti-xml-complete/01-original.xml', import.meta.url),
  'utf8',
)
const bytes = (text: string) => new TextEncoder().encode(text)
const FORMATS = ['efti-xml', 'efti-json', 'identifiers-xml'] as const
const exported = (member: Member, document: Document, format: string) =>
  member.get<string>(`/api/documents/${document.id}/export?format=${format}`)

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
  message = await ida.upload({ name: 'Frachtbrief März.xml', bytes: bytes(original) })
  const broken = original.replace('<countryCode>LT</countryCode>', '<countryCode>XX</countryCode>')
  spoiled = await ida.upload({ name: 'spoiled.xml', bytes: bytes(broken) })
  paper = await ida.upload(await cmrPdf(7))
  letter = await ida.upload({ name: 'letter.txt', bytes: bytes('Dear Ms Aalto, thank you for your letter.') })
})
afterAll(() => hub.stop())

describe('an export', () => {
  test('is not ready before the document was read, and then in every form', async () => {
    for (const format of FORMATS) {
      const { status, body } = await ida.get<ErrorBody>(
        `/api/documents/${message.id}/export?format=${format}`,
      )
      expect([status, body.code]).toEqual([409, 'not_ready'])
    }
    await hub.drain()
    for (const format of FORMATS) expect((await exported(ida, message, format)).status).toBe(200)
  })

  test('is for members of the tenant only', async () => {
    for (const format of FORMATS) {
      expect((await exported(otto, message, format)).status).toBe(404)
      expect((await hub.visitor().get(`/api/documents/${message.id}/export?format=${format}`)).status).toBe(
        401,
      )
    }
  })

  test.each(['', 'report', 'efti-xml%00', 'toString'])('in the form %j is refused', async (format) => {
    expect((await exported(ida, message, format)).status).toBe(400)
  })

  test('as eFTI XML repeats the message, as an attachment with its name', async () => {
    const { status, headers, body } = await exported(ida, message, 'efti-xml')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('Content-Disposition')).toContain("filename*=UTF-8''Frachtbrief%20M%C3%A4rz.efti.xml")
    expect([headers.get('X-Left-Out'), headers.get('X-Left-Out-Fields')]).toEqual(['0', ''])
    expect(parseConsignmentXml(body).consignment).toEqual(parseConsignmentXml(original).consignment)
  })

  test('as JSON is the same, with nothing to report', async () => {
    const { headers, body } = await exported(ida, message, 'efti-json')
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; .*\.efti\.json/)
    const json = JSON.parse(body)
    expect(writeConsignmentXml(consignmentFromJson(json))).toBe(original)
    expect(json.report).toEqual({ leftOutOfEftiXml: [], leftOutOfIdentifiersXml: [] })
  })

  test('of identifiers is a valid upload with plate and unit and without names', async () => {
    const { body } = await exported(ida, message, 'identifiers-xml')
    const { findings, message: info } = parseConsignmentXml(body)
    expect([findings, info.schema]).toEqual([[], 'identifier'])
    expect(body).toContain('<id>LRT 518</id>')
    expect(body).not.toContain('Transbalt')
  })

  test('is valid of a message that is not: what the schema refuses is left out and listed', async () => {
    const { headers, body } = await exported(ida, spoiled, 'efti-xml')
    expect(parseConsignmentXml(body).findings).toEqual([])
    expect(headers.get('X-Left-Out')).toBe('1')
    expect(headers.get('X-Left-Out-Fields')).toBe('eFTI102 carrier/postalAddress/countryCode')
    const json = JSON.parse((await exported(ida, spoiled, 'efti-json')).body)
    expect(json.report.leftOutOfEftiXml).toEqual([
      {
        eftiId: 'eFTI102',
        path: 'carrier/postalAddress/countryCode',
        reason: "Carrier: country: 'XX' is not in the code list of the schema.",
      },
    ])
    expect(json.consignment.carrier.postalAddress.countryCode).toBe('XX')
  })

  test.each([
    ['a paper', () => paper],
    ['a letter', () => letter],
  ])('of %s is valid, whatever was found in it', async (_what, document) => {
    for (const format of ['efti-xml', 'identifiers-xml']) {
      const { status, body } = await exported(ida, document(), format)
      expect([status, parseConsignmentXml(body).findings]).toEqual([200, []])
    }
    expect((await exported(ida, document(), 'efti-json')).status).toBe(200)
  })

  test('of a document contains what was read from it', async () => {
    const { body } = await exported(ida, paper, 'efti-xml')
    expect(body).toContain('Muster Maschinenbau AG')
  })
})
