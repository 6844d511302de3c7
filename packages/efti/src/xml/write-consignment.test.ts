import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Consignment } from '../dataset/consignment.ts'
import { evaluate } from '../evaluate.ts'
import { AS_OF, transportDocument, value } from '../testing/consignments.ts'
import { fillSchema } from '../testing/fill-schema.ts'
import { chooser } from '../testing/fill-to-size.ts'
import { elementText } from '../testing/message-tree.ts'
import { hasReference, officialValidator } from '../testing/official-validator.ts'
import { sampleConsignment } from '../testing/sample-messages.ts'
import { parseConsignmentXml } from './parse-consignment.ts'
import { writeConsignmentXml, writeValidConsignmentXml } from './write-consignment.ts'

const LONG = process.env.LONG === '1'

function roundTrip(consignment: Consignment): Consignment | null {
  return parseConsignmentXml(writeConsignmentXml(consignment)).consignment
}

describe('writing', () => {
  it('puts elements in the order of the schema, with units, formats and attributes', () => {
    const xml = writeConsignmentXml({
      values: [
        value('eFTI41', { value: 12400, unit: 'KGM' }),
        value('eFTI51', 'Muster & Co', undefined),
        value('eFTI39', '2026-11-19T08:00+01:00'),
        value('eFTI49', 'M1', { schemeAgencyId: '87' }),
      ],
    })
    expect(xml.split('\n').map((line) => line.trim())).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<consignment xmlns="http://efti.eu/v1/consignment/common">',
      '<carrierAcceptanceDateTime formatId="205">202611190800+0100</carrierAcceptanceDateTime>',
      '<consignor>',
      '<id schemeAgencyId="87">M1</id>',
      '<name>Muster &amp; Co</name>',
      '</consignor>',
      '<grossWeight unitId="KGM">12400</grossWeight>',
      '</consignment>',
      '',
    ])
  })

  it('leaves out what the identifier schema has no place for', () => {
    const xml = writeConsignmentXml(transportDocument(), { schema: 'identifier' })
    expect(xml).not.toContain('Muster')
    expect(parseConsignmentXml(xml)).toMatchObject({ findings: [], message: { schema: 'identifier' } })
  })

  it('writes no exponents and survives characters that XML cannot carry', () => {
    expect(writeConsignmentXml({ values: [value('eFTI41', { value: 1e-6, unit: 'KGM' })] })).toContain(
      '>0.000001<',
    )
    const read = roundTrip({ values: [value('eFTI51', 'A\u0000\uD800\r\n\tB')] })
    expect(read?.values[0]?.value).toBe('A\uFFFD\uFFFD\r\n\tB')
  })
})

describe('what was read is written back', () => {
  it('with nothing lost, through the whole schema and with repetitions', () => {
    const validate = hasReference ? officialValidator('consignment-common.xsd') : () => null
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 25 }), (seed, share) => {
        const xml = elementText(sampleConsignment(chooser(seed), share))
        const { consignment, findings } = parseConsignmentXml(xml)
        expect(findings).toEqual([])
        const written = writeValidConsignmentXml(consignment ?? { values: [] })
        expect(written.leftOut).toEqual([])
        expect(validate(written.xml)).toBeNull()
        expect(parseConsignmentXml(written.xml).consignment).toEqual(consignment)
      }),
      { numRuns: LONG ? 20_000 : 400 },
    )
    const whole = parseConsignmentXml(fillSchema(chooser(3), 2)).consignment
    expect(whole && roundTrip(whole)).toEqual(whole)
  })

  it.skipIf(!hasReference)('valid', () => {
    const validate = officialValidator('consignment-common.xsd')
    const { consignment } = parseConsignmentXml(fillSchema())
    expect(validate(writeConsignmentXml(consignment ?? { values: [] }))).toBeNull()
    expect(validate(writeConsignmentXml(transportDocument()))).toBeNull()
  })

  it('judged as before', () => {
    const read = roundTrip(transportDocument())
    expect(evaluate(read ?? { values: [] }, { subsets: ['EU01'], asOf: AS_OF }).findings).toEqual([])
  })
})
