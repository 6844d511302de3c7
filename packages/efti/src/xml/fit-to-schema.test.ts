import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Consignment } from '../dataset/consignment.ts'
import { ELEMENTS } from '../dataset/elements.ts'
import { labelOf } from '../dataset/labels.ts'
import { pathOf } from '../dataset/paths.ts'
import { transportDocument, value, withValue } from '../testing/consignments.ts'
import { fillSchema } from '../testing/fill-schema.ts'
import { chooser } from '../testing/fill-to-size.ts'
import { hasReference, officialValidator } from '../testing/official-validator.ts'
import { parseConsignmentXml } from './parse-consignment.ts'
import { writeConsignmentXml, writeValidConsignmentXml } from './write-consignment.ts'

function reasons(consignment: Consignment, schema: 'common' | 'identifier' = 'common'): string[] {
  return writeValidConsignmentXml(consignment, { schema }).leftOut.map(({ reason }) => reason)
}

describe('a valid message', () => {
  it('of a valid consignment leaves nothing out', () => {
    const xml = writeConsignmentXml(transportDocument())
    expect(writeValidConsignmentXml(transportDocument())).toEqual({ xml, leftOut: [] })
  })

  it.each<[string, Consignment, string]>([
    [
      'a code outside its list',
      withValue(transportDocument(), 'eFTI620', 'UK'),
      "Vehicle: country of registration: 'UK' is not in the code list of the schema.",
    ],
    ['a text too long', withValue(transportDocument(), 'eFTI691', 'x'.repeat(600)), 'is longer than'],
    [
      'a number that is none',
      withValue(transportDocument(), 'eFTI47', 'twelve'),
      "'twelve' is not a whole number.",
    ],
    [
      'a date that is none',
      withValue(transportDocument(), 'eFTI39', 'soon'),
      "'soon' may contain only digits",
    ],
    [
      'a date without its format',
      withValue(transportDocument(), 'eFTI39', '20261119'),
      'it lacks its formatId.',
    ],
    [
      'an attribute outside its list',
      withValue(transportDocument(), 'eFTI699', 'Parts', { languageId: 'english' }),
      "its languageId 'english' is not in the code list",
    ],
    [
      'an attribute of another element',
      withValue(transportDocument(), 'eFTI699', 'Parts', { colour: 'red' }),
      "its colour 'red' is not in the schema here",
    ],
    [
      'an unknown element',
      { values: [{ eftiId: 'eFTI9999', path: 'consignor/shoeSize', value: 43 }] },
      'no place',
    ],
    [
      'a value at the place of another',
      { values: [value('eFTI51', 'A'), value('eFTI51', 'B')] },
      'another value stands in its place',
    ],
    [
      'content outside of the data set',
      { values: [], extra: [{ path: 'shoe/size', text: '43' }] },
      'no place',
    ],
  ])('leaves out %s and says so', (_what, consignment, words) => {
    const { xml, leftOut } = writeValidConsignmentXml(consignment)
    expect(leftOut).toHaveLength(1)
    expect(leftOut[0]?.reason).toContain(words)
    expect(parseConsignmentXml(xml).findings).toEqual([])
    expect(xml).not.toContain('registrationCountry/>')
  })

  it('of identifiers takes a vehicle without its country out as a whole', () => {
    const { values } = transportDocument()
    const bare = { values: values.filter(({ eftiId }) => eftiId !== 'eFTI620') }
    const { xml } = writeValidConsignmentXml(bare, { schema: 'identifier' })
    expect(xml).not.toContain('HB SP 400')
    expect(parseConsignmentXml(xml).findings).toEqual([])
    expect(reasons(bare, 'identifier')).toContain(
      `${labelOf('eFTI618')}: <usedTransportMeans> lacks its <registrationCountry>.`,
    )
  })

  it('comes of any consignment, and what is left out is reported', () => {
    const validate = hasReference
      ? {
          common: officialValidator('consignment-common.xsd'),
          identifier: officialValidator('consignment-identifier.xsd'),
        }
      : null
    const element = fc.constantFrom(...ELEMENTS.filter(({ kind }) => kind !== 'class'))
    const held = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constantFrom('DE', '2026-11-19', '2026-11-19T08:00+01:00', '3', '20261119', 'x'.repeat(700)),
      fc.record({
        value: fc.double({ noNaN: true, noDefaultInfinity: true }),
        unit: fc.constantFrom('KGM', 'C62', '?', ''),
      }),
    )
    const attributes = fc.option(
      fc.dictionary(
        fc.constantFrom('formatId', 'unitId', 'languageId', 'schemeAgencyId', 'x'),
        fc.constantFrom('205', 'de', '6', '?'),
      ),
      { nil: undefined },
    )
    const entry = fc
      .tuple(element, fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }), held, attributes)
      .map(([{ id }, indexes, of, more]) => ({ ...value(id, of, more), path: pathOf(id, indexes) }))
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 40 }),
        fc.constantFrom('common' as const, 'identifier' as const),
        (values, schema) => {
          const { xml, leftOut } = writeValidConsignmentXml({ values }, { schema })
          const read = parseConsignmentXml(xml)
          expect(read.findings).toEqual([])
          if (validate) expect(validate[schema](xml)).toBeNull()
          // What came out was in it or is reported; an attribute may go while its value stays.
          expect((read.consignment?.values.length ?? 0) + leftOut.length).toBeGreaterThanOrEqual(
            values.length,
          )
        },
      ),
      { numRuns: 150 },
    )
  })

  it('of a whole schema full of values contains all of them', () => {
    const read = parseConsignmentXml(fillSchema(chooser(7))).consignment ?? { values: [] }
    expect(writeValidConsignmentXml(read)).toEqual({ xml: writeConsignmentXml(read), leftOut: [] })
  })
})
