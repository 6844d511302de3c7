import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Consignment, ConsignmentValue } from '../dataset/consignment.ts'
import { airCargo } from '../testing/air-cargo.ts'
import { combinedTransportNote } from '../testing/combined-transport.ts'
import { cabotageEvidence, transportDocument, value, withValue } from '../testing/consignments.ts'
import { chooser } from '../testing/fill-to-size.ts'
import { goodsLines } from '../testing/goods-lines.ts'
import { elementText } from '../testing/message-tree.ts'
import { sampleConsignment } from '../testing/sample-messages.ts'
import { parseConsignmentXml } from '../xml/parse-consignment.ts'
import { buildJsonSchema } from './build-json-schema.ts'
import { consignmentFromJson, JsonProblem } from './from-json.ts'
import { consignmentToJson } from './to-json.ts'

const SCHEMA = new URL('consignment.schema.json', import.meta.url)

/** Through text, as it travels. */
function there(consignment: Consignment): unknown {
  return JSON.parse(JSON.stringify(consignmentToJson(consignment)))
}

function inOrder(values: readonly ConsignmentValue[]): readonly ConsignmentValue[] {
  return values.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

describe('the JSON form', () => {
  it('is keyed by element names, with arrays where they repeat', () => {
    const json = consignmentToJson({
      values: [
        value('eFTI39', '2026-11-19T08:00+01:00', { formatId: '205' }),
        value('eFTI51', 'Muster AG', { languageId: 'de' }),
        value('eFTI58', 'DE'),
        value('eFTI41', { value: 12400, unit: 'KGM' }),
        value('eFTI1451', false),
        value('eFTI685', 4, undefined, [2]),
      ],
    })
    expect(json).toEqual({
      format: 'efti-consignment',
      version: '0.8',
      consignment: {
        carrierAcceptanceDateTime: { value: '2026-11-19T08:00+01:00', formatId: '205' },
        consignor: { name: [{ value: 'Muster AG', languageId: 'de' }], postalAddress: { countryCode: 'DE' } },
        grossWeight: [{ value: 12400, unit: 'KGM' }],
        mainCarriageTransportMovement: [{ dangerousGoodsIndicator: false }],
        transportPackage: [null, { itemQuantity: 4 }],
      },
    })
  })

  it('loses nothing of a message that goes through the schema, in its order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const xml = elementText(sampleConsignment(chooser(seed), 20))
        const consignment = parseConsignmentXml(xml).consignment ?? { values: [] }
        expect(consignmentFromJson(there(consignment))).toEqual(consignment)
      }),
      { numRuns: 200 },
    )
  })

  it('loses nothing of values without a place of their own, or far from each other', () => {
    const values = [
      value('eFTI51', 'A'),
      value('eFTI51', 'B'),
      { eftiId: 'eFTI9999', path: '__proto__/constructor', value: 43 },
      { ...value('eFTI51', 'C'), path: 'consignee/name[1]' },
      value('eFTI691', 'far', undefined, [999_999_999]),
      value('eFTI691', 'odd', { colour: 'red' }, [3]),
      { ...value('eFTI41', { value: 1e22, unit: 'KGM' }), written: '10000000000000000000000' },
      value('eFTI43', { value: 1, unit: '' }),
    ]
    const read = consignmentFromJson(there({ values }))
    expect(inOrder(read.values)).toEqual(inOrder(values))
    expect(JSON.stringify(there({ values })).length).toBeLessThan(2000)
  })

  it('takes one where there may be several', () => {
    const json = {
      format: 'efti-consignment',
      version: '0.8',
      consignment: { consignor: { name: 'Muster AG' } },
    }
    expect(consignmentFromJson(json).values).toEqual([value('eFTI51', 'Muster AG')])
  })

  it.each<[unknown, string]>([
    [null, "This is no consignment in the form 'efti-consignment'."],
    [{ consignment: {} }, 'This is no consignment'],
    [form({ shoeSize: 43 }), "The data set has no 'shoeSize' here."],
    [form({ consignor: { constructor: 1 } }), "consignor: The data set has no 'constructor' here."],
    [form(JSON.parse('{"__proto__": 1}')), "The data set has no '__proto__' here."],
    [form({ consignor: 'Muster AG' }), 'consignor: A data class is an object'],
    [form({ consignor: { name: [['A']] } }), 'consignor/name[1]: A value is text'],
    [
      form({ numberOfPackages: { value: 3, colour: 'red' } }),
      "numberOfPackages: A value has no 'colour' beside it.",
    ],
    [form({ numberOfPackages: { value: 3, languageId: 4 } }), "'languageId' beside a value is text."],
    [{ ...form({}), extra: [{ path: 1, text: '' }] }, "Not every entry of 'extra' has its form."],
    [{ ...form({}), other: 'x' }, "Not every entry of 'other' has its form."],
  ])('%j is refused: %s', (json, words) => {
    expect(() => consignmentFromJson(json)).toThrow(JsonProblem)
    expect(() => consignmentFromJson(json)).toThrow(words)
  })

  it('refuses or reads anything, and throws nothing else', () => {
    const consignment = fc.dictionary(
      fc.constantFrom('consignor', 'name', 'grossWeight', 'value', 'unit', 'x'),
      fc.anything(),
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), consignment.map(form)), (json) => {
        try {
          consignmentFromJson(json)
        } catch (error) {
          expect(error).toBeInstanceOf(JsonProblem)
        }
      }),
      { numRuns: 300 },
    )
  })
})

function form(consignment: unknown) {
  return { format: 'efti-consignment', version: '0.8', consignment }
}

describe('the JSON Schema', () => {
  const ajv = new Ajv2020({ allErrors: false })
  const validate = ajv.compile(JSON.parse(readFileSync(SCHEMA, 'utf8')))

  it('is the committed one: npm run build:schema -w packages/efti makes it again', () => {
    expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(buildJsonSchema())
  })

  it.each<[string, () => Consignment]>([
    ['a transport document', transportDocument],
    ['evidence of cabotage', cabotageEvidence],
    ['combined transport', combinedTransportNote],
    ['air cargo', airCargo],
    ['goods lines', () => goodsLines(5)],
    ['nothing', () => ({ values: [] })],
    [
      'what has no place',
      () => ({ values: [value('eFTI51', 'A'), value('eFTI51', 'B')], extra: [{ path: 'a', text: null }] }),
    ],
  ])('describes %s', (_name, make) => {
    expect([validate(there(make())), validate.errors]).toEqual([true, null])
  })

  it.each<[string, Consignment]>([
    ['a number in words', withValue(transportDocument(), 'eFTI47', 'twelve')],
    ['a date that is none', withValue(transportDocument(), 'eFTI39', '20261119')],
    ['a text too long', withValue(transportDocument(), 'eFTI51', 'A name that is much too long for an..35')],
    ['a country that is none', withValue(transportDocument(), 'eFTI620', 'UK')],
    ['a measure without its unit', withValue(transportDocument(), 'eFTI41', 12400)],
  ])('refuses %s', (_name, consignment) => {
    expect(validate(there(consignment))).toBe(false)
  })

  it('refuses names that the data set does not have', () => {
    expect(validate(form({ consignor: { shoeSize: 43 } }))).toBe(false)
  })
})
