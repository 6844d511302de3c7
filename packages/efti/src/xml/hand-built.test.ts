import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Consignment, ConsignmentValue } from '../dataset/consignment.ts'
import { ELEMENTS, elementById } from '../dataset/elements.ts'
import { filterBySubsets } from '../dataset/filter-by-subsets.ts'
import { labelOf } from '../dataset/labels.ts'
import { schemaAttributeOf } from '../dataset/schema-attributes.ts'
import { consignmentToJson } from '../json/to-json.ts'
import { transportDocument, value } from '../testing/consignments.ts'
import { hasReference, officialValidator } from '../testing/official-validator.ts'
import { identifiersOf } from './identifiers.ts'
import { parseConsignmentXml } from './parse-consignment.ts'
import { typeOf } from './schema-types.ts'
import { writeConsignmentXml, writeValidConsignmentXml } from './write-consignment.ts'
import { writeMessageXml, writeValidMessageXml } from './write-message.ts'

/** Consignments that no compiler has seen. */
const STRANGE: readonly [name: string, consignment: unknown][] = [
  ['null', null],
  ['undefined', undefined],
  ['an empty object', {}],
  ['text', 'consignment'],
  ['a list', []],
  ['values that are no list', { values: 'x', extra: 7 }],
  ['values that are no values', { values: [null, 7, 'x', [], {}], extra: [null, {}, { path: 'consignor' }] }],
  ['a value without a path', { values: [{ eftiId: 'eFTI51', value: 'A' }] }],
  ['a value that is none', { values: [{ ...value('eFTI51', 'A'), value: null }] }],
  ['a number that is none', { values: [value('eFTI47', Number.NaN), value('eFTI47', Infinity)] }],
  ['attributes that are none', { values: [{ ...value('eFTI51', 'A'), attributes: 'x' }] }],
  [
    'attributes that are no texts',
    { values: [{ ...value('eFTI49', 'A'), attributes: { schemeAgencyId: 6 } }] },
  ],
  ['a written form that is none', { values: [{ ...value('eFTI47', 3), written: 3 }] }],
  ['keys of every object', { values: [{ eftiId: '__proto__', path: 'constructor', value: 'toString' }] }],
]

describe('a consignment that is none', () => {
  it.each(STRANGE)('%s: nothing throws, and what is written is valid', (_name, strange) => {
    const consignment = strange as Consignment
    for (const schema of ['common', 'identifier'] as const)
      expect(parseConsignmentXml(writeConsignmentXml(consignment, { schema })).findings).toEqual([])
    const entries = (strange as { values?: unknown })?.values
    if (Array.isArray(entries))
      expect(writeValidConsignmentXml(consignment).leftOut.length).toBeGreaterThanOrEqual(entries.length)
    expect(filterBySubsets(consignment, ['EU01']).values.length).toBeLessThanOrEqual(1)
    expect(identifiersOf(consignment).values).toEqual([])
    expect(consignmentToJson(consignment).format).toBe('efti-consignment')
    expect(labelOf(strange as string)).toEqual(expect.any(String))
  })

  it('is filtered to nothing by subsets that are none', () => {
    for (const subsets of [undefined, null, 'EU01', [null], [{}]])
      expect(filterBySubsets(transportDocument(), subsets as unknown as string[])).toEqual({ values: [] })
  })
})

describe('labels', () => {
  it.each(['constructor', '__proto__', 'toString', 'eFTI0'])('of %s are the id itself', (id) => {
    expect(labelOf(id)).toBe(id)
  })
})

function reasonsFor(...values: ConsignmentValue[]): string[] {
  const { xml, leftOut } = writeValidConsignmentXml({ values })
  expect(parseConsignmentXml(xml).findings).toEqual([])
  return leftOut.map(({ reason }) => reason)
}

describe('what does not fit is left out and reported', () => {
  it.each<[string, ConsignmentValue[], string]>([
    [
      'the id of another element',
      [{ ...value('eFTI51', 'A'), path: 'consignee/name[1]' }],
      'Consignor: name: its id is not the one of the element at its path.',
    ],
    [
      'an ill-formed attribute',
      [value('eFTI51', 'A', { 'a b="': 'x' })],
      `Consignor: name: its a b=" 'x' is not in the schema here.`,
    ],
    [
      'a second value in one place, written otherwise',
      [value('eFTI51', 'A'), { ...value('eFTI51', 'B'), path: 'consignor/name' }],
      'Consignor: name: another value stands in its place already.',
    ],
    [
      'a control character',
      [value('eFTI51', 'A\u0000B')],
      'Consignor: name: characters that XML cannot carry are replaced by U+FFFD.',
    ],
    [
      'half of a character in an attribute',
      [value('eFTI49', 'A', { schemeAgencyId: '6\uD800' })],
      'Consignor: identifier: characters that XML cannot carry are replaced by U+FFFD.',
    ],
    [
      'an attribute that is no text',
      [{ ...value('eFTI49', 'A'), attributes: { schemeAgencyId: 6 } } as unknown as ConsignmentValue],
      'Consignor: identifier: its schemeAgencyId cannot be read.',
    ],
    [
      'a number too small to differ from zero',
      [value('eFTI41', { value: 1e-25, unit: 'KGM' })],
      `Gross mass: '0.0000000000000000000000001' has more than 16 digits.`,
    ],
  ])('%s', (_name, values, reason) => {
    expect(reasonsFor(...values)).toEqual([reason])
  })

  it('content at a place of a value, or without end', () => {
    const extra = [
      { path: 'consignor/name[1]', text: 'B' },
      { path: 'consignor/name[2]', text: null },
      { path: 'consignor/shoeSize', text: '43' },
      { path: `includedConsignmentItem[1]${'/a'.repeat(400)}`, text: 'x' },
    ]
    const { xml, leftOut } = writeValidConsignmentXml({ values: [value('eFTI51', 'A')], extra })
    expect(leftOut.map(({ path }) => path)).toEqual(extra.map(({ path }) => path))
    expect(xml).not.toContain('includedConsignmentItem')
  })

  it('in a message too, or the message is refused', () => {
    const attributes = { status: '200' }
    const bad = { values: [value('eFTI620', 'UK')] }
    const { xml, leftOut } = writeValidMessageXml({ name: 'uilResponse', attributes, consignments: [bad] })
    expect(leftOut).toHaveLength(1)
    expect(parseConsignmentXml(xml).findings).toEqual([])
    for (const [message, words] of [
      [{ name: 'uilResponse', attributes: {} }, 'it lacks its status.'],
      [{ name: 'uilResponse', attributes: { status: '201' } }, 'it lacks its status.'],
      [{ name: 'uilResponse', attributes: { ...attributes, x: '1' } }, 'its x'],
      [{ name: 'uilResponse', attributes, consignments: [bad, bad] }, 'holds one consignment only'],
      [{ name: 'uilQuery', attributes: { requestId: '1' } }, 'lacks its <uil>'],
      [{ name: 'uilQuery', attributes: { requestId: '1' }, consignments: [bad] }, 'holds no consignment'],
      [{ name: 'uilResponse', attributes, fields: [{ path: 'consignment', text: 'x' }] }, 'no text at'],
    ] as const)
      expect(() => writeMessageXml(message)).toThrow(words)
  })
})

describe('the filter', () => {
  it('knows the attribute that the schema has for each element', () => {
    const known = ELEMENTS.filter(({ kind }) => kind !== 'class').map((element) => [
      element.id,
      schemaAttributeOf(element),
    ])
    const own = known.map(([id]) => {
      const names = [...typeOf(elementById(id ?? '')?.schemaType ?? '').attributes.keys()]
      return [id, names.length > 0 ? names.join(' ') : null]
    })
    expect(known).toEqual(own)
  })

  it('keeps nothing that is attached to a value and does not belong to it', () => {
    const hidden = { ...value('eFTI49', 'A', { schemeAgencyId: '6', note: 'private' }), note: 'private' }
    const measure = { ...value('eFTI41', { value: 3, unit: 'KGM' }), written: 'private' }
    const odd = { ...measure, value: { value: 3, unit: 'KGM', note: 'private' } }
    const extra = [{ path: 'consignor', text: null, attributes: { note: 'private' } }]
    const kept = filterBySubsets({ values: [hidden, odd as ConsignmentValue], extra }, ['EU02', 'EU05a'])
    expect(kept.values).toHaveLength(2)
    expect(kept.extra).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain('private')
    expect(filterBySubsets(kept, ['EU02', 'EU05a'])).toEqual(kept)
  })
})

describe.skipIf(!hasReference)('whatever is in it', () => {
  it('what is written is valid', () => {
    const validate = officialValidator('consignment-common.xsd')
    const step = fc.constantFrom(
      'consignor',
      'consignor[1]',
      'name',
      'name[1]',
      'name[2]',
      'id',
      'grossWeight',
      '',
    )
    const path = fc.array(step, { maxLength: 3 }).map((steps) => steps.join('/'))
    const entry = fc.record({
      eftiId: fc.constantFrom('eFTI51', 'eFTI49', 'eFTI41', 'eFTI39', 'ASBIE1028', 'constructor'),
      path,
      value: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
      attributes: fc.oneof(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), fc.anything()),
      written: fc.oneof(fc.constant(undefined), fc.string(), fc.anything()),
    })
    const extra = fc.record({ path, text: fc.oneof(fc.constant(null), fc.string({ unit: 'binary' })) })
    fc.assert(
      fc.property(fc.array(fc.oneof(entry, fc.anything())), fc.array(extra), (values, more) => {
        const { xml } = writeValidConsignmentXml({ values, extra: more } as Consignment)
        expect(validate(xml)).toBeNull()
        expect(parseConsignmentXml(xml).findings).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
