import { readFileSync } from 'node:fs'
import { normalisePath, writeValidConsignmentXml } from '@efti-hub/efti'
import type { Extracted } from '@efti-hub/reading'
import { readPages } from '@efti-hub/reading'
import { describe, expect, it } from 'vitest'
import { recogniseFile } from '../apps/server/src/pipeline/recognition/recognise-file.ts'
import { truthOf } from '../bench/extraction/paper.ts'
import { hasReference, officialValidator } from '../packages/efti/src/testing/official-validator.ts'
import { airTruth } from './make/twins/air.ts'
import { road } from './make/twins/road.ts'
import { seaTruth } from './make/twins/sea.ts'
import { twins } from './make/twins/twins.ts'

async function read(folder: keyof typeof twins): Promise<Extracted> {
  const name = `01-original.${twins[folder].extension}`
  const bytes = readFileSync(new URL(`./${folder}/${name}`, import.meta.url))
  return readPages(await recogniseFile({ bytes, originalName: name }))
}

const valuesOf = (extracted: Extracted) => Object.fromEntries(extracted.values.map((v) => [v.path, v.value]))

function without(values: Readonly<Record<string, unknown>>, paths: readonly RegExp[]) {
  return Object.fromEntries(Object.entries(values).filter(([path]) => !paths.some((out) => out.test(path))))
}

/** In the one spelling of paths. */
const spelled = (truth: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(truth).map(([path, value]) => [normalisePath(path) ?? path, value]))

const instructions = /^consignorProvidedInformationText/
const payment = /^paymentArrangementCode/
const issue = /^transportContractDocument\/(issueLocation|formattedIssueDateTime)/
const volume = /^grossVolume/
const marks = /shippingMarks/
const trailer = /^usedTransportEquipment/
const volumeOfItems = /^includedConsignmentItem\[\d\]\/grossVolume/

interface Twin {
  /** Has no place for these, or the sample leaves them out as its maker would. */
  lacks?: readonly RegExp[]
  /** Says these beyond what the paper says. */
  adds?: readonly RegExp[]
}

const ofRoad: Partial<Record<keyof typeof twins, Twin>> = {
  'road-efti-xml': {},
  'road-ecmr-xml': { adds: [volumeOfItems] },
  'road-ecmr-xml-d25a': { adds: [volumeOfItems] },
  'road-ecmr-json': { lacks: [trailer] },
  'road-open-trip-model': { lacks: [instructions, payment, issue, volume, marks] },
  'road-uncefact-json': {},
  'road-csv-goods-lines': {},
  'road-other-xml': {},
}

describe('the consignment by road', () => {
  it('is read from its paper as it was written', async () => {
    expect(valuesOf(await read('road-paper'))).toMatchObject(Object.fromEntries(truthOf(road)))
  })

  it.each(Object.entries(ofRoad))(
    'is the same in %s, value by value',
    async (folder, { lacks = [], adds = [] }) => {
      const paper = valuesOf(await read('road-paper'))
      const message = await read(folder as keyof typeof twins)
      expect(without(valuesOf(message), adds)).toEqual(without(paper, lacks))
      expect(message.kind).toBe('cmr')
      expect(message.values.every((v) => v.source === 'structured' && v.confidence > 0.6)).toBe(true)
    },
  )

  it('is the first of a table that holds three, and the others are named', async () => {
    const { values, findings, notes } = await read('road-csv-consignments')
    expect(values.find((v) => v.eftiId === 'eFTI170')?.value).toBe(road.number)
    expect(values.find((v) => v.eftiId === 'eFTI47')?.value).toBe(20)
    expect(findings).toMatchObject([{ code: 'DOC-OTHER-CONSIGNMENTS' }])
    expect(notes?.[0]).toBe(
      '2 other consignments in this file (BP-2026-11874, BP-2026-11875) were not read: the first one is checked.',
    )
  })

  it('is told apart from what stands beside it in unknown XML', async () => {
    const { notes, kindConfidence } = await read('road-other-xml')
    expect(notes).toEqual(['1 element was not understood: Header/ProfitCentre.'])
    expect(kindConfidence).toBeLessThan(0.9)
  })
})

const sequence = /sequenceNumber/
const ofAir: Partial<Record<keyof typeof twins, Record<string, unknown>>> = {
  'air-waybill-xml': {},
  'air-house-waybill-xml': {
    'transportContractDocument/id': 'LXB26110455',
    'transportContractDocument/typeCode': '703',
  },
  'air-one-record': {},
}

describe('the consignment by air', () => {
  it.each(Object.entries(ofAir))('is the same in %s, value by value', async (folder, changed) => {
    const message = await read(folder as keyof typeof twins)
    expect(without(valuesOf(message), [sequence])).toEqual(spelled({ ...airTruth, ...changed }))
    expect(message).toMatchObject({ kind: 'awb', notes: [], findings: [] })
  })
})

describe('the consignment by sea', () => {
  it('is read from its bill of lading, value by value', async () => {
    const message = await read('sea-efbl-json')
    expect(valuesOf(message)).toEqual(spelled(seaTruth))
    expect(message).toMatchObject({ kind: 'bill-of-lading', notes: [], findings: [] })
  })
})

describe.skipIf(!hasReference)('each of them, written as eFTI XML', () => {
  it.each(Object.keys(twins) as (keyof typeof twins)[])('%s is valid and whole', async (folder) => {
    const validate = officialValidator('consignment-common.xsd')
    const { xml, leftOut } = writeValidConsignmentXml({ values: (await read(folder)).values })
    expect(leftOut).toEqual([])
    expect(validate(xml)).toBeNull()
  })
})
