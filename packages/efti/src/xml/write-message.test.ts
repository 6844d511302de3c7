import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Consignment } from '../dataset/consignment.ts'
import { transportDocument } from '../testing/consignments.ts'
import { hasReference, officialValidator, REFERENCE } from '../testing/official-validator.ts'
import { identifiersOf } from './identifiers.ts'
import { parseConsignmentXml } from './parse-consignment.ts'
import { writeConsignmentXml } from './write-consignment.ts'
import { type EftiMessage, writeMessageXml } from './write-message.ts'

const UIL = [
  { path: 'uil/gateId', text: 'FI1' },
  { path: 'uil/platformId', text: 'platform & co' },
  { path: 'uil/datasetId', text: '4ad6f9b2-9b1b-4b1e-8f6e-0d2f8b7f2a11' },
]
const identifiers = identifiersOf(transportDocument())
const inConsignment = (index: number) =>
  UIL.map(({ path, text }) => ({ path: `consignment[${index}]/${path}`, text: `${text}${index}` }))

const MESSAGES: Record<string, EftiMessage> = {
  uilQuery: {
    name: 'uilQuery',
    attributes: { requestId: '7' },
    fields: [...UIL, { path: 'subsetId[1]', text: 'EU01' }, { path: 'subsetId[2]', text: 'DE01' }],
  },
  uilResponse: {
    name: 'uilResponse',
    attributes: { status: '200', requestId: '7' },
    consignments: [transportDocument()],
  },
  'uilResponse without a consignment': {
    name: 'uilResponse',
    attributes: { status: '404' },
    fields: [{ path: 'description', text: 'no such < data set' }],
  },
  postFollowUpRequest: {
    name: 'postFollowUpRequest',
    attributes: { requestId: '8', uilQueryRequestId: '7' },
    fields: [...UIL, { path: 'message', text: ' Stopped at Salzburg. ' }],
  },
  postFollowUpResponse: { name: 'postFollowUpResponse', attributes: { status: '200', requestId: '8' } },
  saveIdentifiersRequest: {
    name: 'saveIdentifiersRequest',
    attributes: { datasetId: 'd', requestId: '9' },
    consignments: [identifiers],
  },
  saveIdentifiersResponse: { name: 'saveIdentifiersResponse', attributes: { status: '502' } },
  identifierQuery: {
    name: 'identifierQuery',
    attributes: { requestId: '10' },
    fields: [
      { path: 'identifier', text: 'ASB-123', attributes: { type: 'means equipment', schemeAgencyId: '20' } },
      { path: 'registrationCountryCode', text: 'FI' },
      { path: 'modeCode', text: '3' },
      { path: 'dangerousGoodsIndicator', text: 'false' },
    ],
  },
  identifierResponse: {
    name: 'identifierResponse',
    attributes: { status: '200' },
    consignments: [identifiers, { values: identifiers.values.slice(0, 1) }],
    fields: [...inConsignment(1), ...inConsignment(2)],
  },
}

function sorted(consignment: Consignment) {
  return consignment.values
    .map(({ path, value }) => ({ path, value }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

describe('an eDelivery payload', () => {
  it.each(Object.entries(MESSAGES))('%s is written and read back', (_name, message) => {
    const xml = writeMessageXml(message)
    const read = parseConsignmentXml(xml)
    expect(read.findings).toEqual([])
    expect(read.message.attributes).toEqual(message.attributes)
    expect(read.fields).toEqual(message.fields ?? [])
    expect(read.consignments.map(sorted)).toEqual((message.consignments ?? []).map(sorted))
    const { name, attributes } = read.message
    expect(writeMessageXml({ name, attributes, fields: read.fields, consignments: read.consignments })).toBe(
      xml,
    )
  })

  it.skipIf(!hasReference).each(Object.entries(MESSAGES))('%s is valid', (name, message) => {
    const schema = /^saveIdentifiers/.test(name) ? 'edelivery/platform.xsd' : 'edelivery/gate.xsd'
    expect(officialValidator(schema)(writeMessageXml(message))).toBeNull()
  })

  it('is refused where the schema has no such payload or place', () => {
    expect(() => writeMessageXml({ name: 'toString', attributes: {} })).toThrow(RangeError)
    expect(() =>
      writeMessageXml({ name: 'uilQuery', attributes: {}, fields: [{ path: 'uil/id', text: '1' }] }),
    ).toThrow('<uilQuery> has no uil/id')
  })
})

const documents = hasReference
  ? readFileSync(new URL('validity.tsv', REFERENCE), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .filter(([, , , valid]) => valid === 'yes')
  : []

describe.skipIf(!hasReference)('a published valid document', () => {
  it.each(documents)('%s, written back, is valid and says the same', (file = '', _root, schema = '') => {
    const read = parseConsignmentXml(readFileSync(new URL(file, REFERENCE), 'utf8'))
    const { name, attributes } = read.message
    const xml =
      name === 'consignment'
        ? writeConsignmentXml(read.consignment ?? { values: [] }, { schema: 'identifier' })
        : writeMessageXml({ name, attributes, fields: read.fields, consignments: read.consignments })
    expect(officialValidator(schema)(xml)).toBeNull()
    const again = parseConsignmentXml(xml)
    expect(again.consignments).toEqual(read.consignments)
    expect(again.fields).toEqual(read.fields)
  })
})

it('any text in a field survives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 2 }), (text) => {
      const message = {
        ...MESSAGES.postFollowUpRequest,
        fields: [...UIL, { path: 'message', text }],
      } as EftiMessage
      expect(parseConsignmentXml(writeMessageXml(message)).fields.at(-1)?.text).toBe(text)
    }),
    { numRuns: 100 },
  )
})
