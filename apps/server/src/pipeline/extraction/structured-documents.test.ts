import { readFileSync } from 'node:fs'
import type { ConsignmentAnswer, Document, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub?.stop())

const samples = new URL('../../../../../samples/', import.meta.url)

async function uploaded(folder: string, extension: string): Promise<Document> {
  const bytes = readFileSync(new URL(`${folder}/01-original.${extension}`, samples))
  const document = await ida.upload({ bytes, name: `${folder}.${extension}` })
  await hub.drain()
  return document
}

const violations = async ({ id }: Document) =>
  (await ida.get<ViolationsList>(`/api/violations?documentId=${id}`)).body.items

describe('an uploaded message', () => {
  test('comes out as a consignment whose every value says where it stood', async () => {
    const { id } = await uploaded('air-waybill-xml', 'xml')
    const { body } = await ida.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)
    expect(body.kind).toBe('awb')
    expect(body.fields.find((field) => field.eftiId === 'eFTI170')).toMatchObject({
      path: 'transportContractDocument/id',
      value: '020-48151622',
      source: 'structured',
      evidence: { page: 1, box: null, snippet: 'Waybill/BusinessHeaderDocument/ID: 020-48151622' },
    })
  })

  test('of no known kind says in its job what was not understood', async () => {
    const { id } = await uploaded('road-other-xml', 'xml')
    const said = (await ida.jobsOf(id)).map(({ message }) => message).join(' ')
    expect(said).toContain('1 element was not understood: Header/ProfitCentre.')
  })

  test('says so beside its values too; one that was understood whole says nothing', async () => {
    const notes = async (sample: string, ending: string) => {
      const { id } = await uploaded(sample, ending)
      return (await ida.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)).body.notes
    }
    expect(await notes('road-other-xml', 'xml')).toEqual([
      expect.stringContaining('1 element was not understood: Header/ProfitCentre.'),
    ])
    expect(await notes('road-csv-goods-lines', 'csv')).toEqual([])
  })

  test('of several consignments has a violation that says so, beside those of the first', async () => {
    const open = await violations(await uploaded('road-csv-consignments', 'csv'))
    expect(open.filter(({ code }) => code === 'DOC-OTHER-CONSIGNMENTS')).toMatchObject([
      { severity: 'medium', violationType: 'Document content' },
    ])
    expect(open.some(({ code }) => code === 'EU01-CONSIGNOR-ADDRESS')).toBe(true)
  })
})
