import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Consignment } from './dataset/consignment.ts'
import { ELEMENTS, elementById } from './dataset/elements.ts'
import { pathOf } from './dataset/paths.ts'
import { type EvaluateOptions, evaluate } from './evaluate.ts'
import { applicableSubsets } from './regulations/applicable-subsets.ts'
import { businessRules } from './regulations/business-rules/coverage.ts'
import { exemptionPoints } from './regulations/exemption-points.ts'
import { questionsFor } from './regulations/questions.ts'
import type { Remark } from './rules/finding.ts'
import { countPlaces, MAX_FINDINGS_PER_RULE } from './rules/further-findings.ts'
import { BREACHES } from './testing/breaches.ts'
import {
  AS_OF,
  cabotageEvidence,
  transportDocument,
  without,
  withoutClass,
  withValue,
} from './testing/consignments.ts'
import { SAMPLES, UNAVOIDABLE, UNION_SUBSETS } from './testing/samples.ts'
import { parseConsignmentXml } from './xml/parse-consignment.ts'

function codesOf(consignment: Consignment, subset: string, options: Partial<EvaluateOptions> = {}): string[] {
  const { findings } = evaluate(consignment, { subsets: [subset], asOf: AS_OF, ...options })
  return findings.map((finding) => finding.code)
}

describe.each(UNION_SUBSETS)('the complete consignment for %s', (subset) => {
  it.each(['practical', 'strict'] as const)('has no finding in the %s reading', (addressReading) => {
    const codes = codesOf(SAMPLES[subset](), subset, { addressReading })
    expect(codes.filter((code) => code !== UNAVOIDABLE)).toEqual([])
  })
})

describe('check lines', () => {
  it('count how often a rule passed and failed', () => {
    const { checks } = evaluate(without(transportDocument(), 'eFTI39'), { subsets: ['EU01'], asOf: AS_OF })
    const line = checks.find(({ code }) => code === 'EU01-TAKING-OVER-DATE')
    expect(line).toMatchObject({ passed: 0, failed: 1, severity: 'high' })
  })

  it.each([
    ['practical', 'low'],
    ['strict', 'medium'],
  ] as const)('weigh as much as what was found (%s reading)', (addressReading, severity) => {
    const petrol = 'includedConsignmentItem[1]/'
    const unnamed = {
      values: SAMPLES.EU05b().values.filter(
        ({ eftiId, path }) => eftiId !== 'eFTI235' || !path?.startsWith(petrol),
      ),
    }
    const options = { subsets: ['EU05b'], asOf: AS_OF, addressReading }
    const { findings, checks } = evaluate(unnamed, options)
    expect(new Set(findings.map(({ code, severity: found }) => `${code} ${found}`))).toContain(
      `EU05-TECHNICAL-NAME ${severity}`,
    )
    expect(checks.find(({ code }) => code === 'EU05-TECHNICAL-NAME')).toMatchObject({ failed: 1, severity })
  })
})

describe('one cause', () => {
  it('is one finding that names all subsets, with the graver severity', () => {
    const bare = without(cabotageEvidence(), 'eFTI374')
    const { findings, checks } = evaluate(bare, { subsets: ['EU01', 'EU03'], asOf: AS_OF })
    expect(findings).toMatchObject([
      { code: 'EU01-TRAILER-NUMBER', severity: 'high', subsets: ['EU01', 'EU03'] },
    ])
    expect(checks.filter((line) => line.code.endsWith('TRAILER-NUMBER'))).toHaveLength(1)
  })

  it('is not reported again when the XML schema refused the value', () => {
    const path = 'mainCarriageTransportMovement[1]/modeCode'
    const spoiled = BREACHES['CDS-CODE']?.spoil(transportDocument()) ?? { values: [] }
    const refused = evaluate(spoiled, { subsets: ['EU01'], asOf: AS_OF }).findings.map((finding) => ({
      ...finding,
      code: 'XML-VALUE',
      violationType: 'Structure: value',
    }))
    expect(refused[0]?.path).toBe(path)
    const { findings, checks } = evaluate(spoiled, { subsets: ['EU01'], asOf: AS_OF, structure: refused })
    expect(findings).toEqual(refused)
    expect(checks.find((line) => line.code === 'XML-VALUE')).toMatchObject({ passed: 0, failed: 1 })
    expect(checks.find((line) => line.code === 'XML-ORDER')).toMatchObject({ passed: 1, failed: 0 })
  })
})

describe('findings of rules that always apply', () => {
  it('name the subsets that contain the element', () => {
    const spoiled = BREACHES['CDS-COUNTRY']?.spoil(transportDocument()) ?? { values: [] }
    const { findings } = evaluate(spoiled, { subsets: ['EU01', 'EU03', 'EU06'], asOf: AS_OF })
    expect(findings.find(({ code }) => code === 'CDS-COUNTRY')?.subsets).toEqual(['EU01', 'EU03'])
  })

  it('do not ask an identifier message for its parties and dangerous goods', () => {
    expect(codesOf({ values: [] }, 'identifier')).toEqual([])
    const declared = BREACHES['DG-INDICATOR-YES']?.spoil({ values: [] }) ?? { values: [] }
    expect(codesOf(declared, 'identifier')).toEqual([])
  })

  it('a blank element that is due is one finding, and stays one where the schema refused it', () => {
    const blank = { eftiId: 'eFTI39', path: 'carrierAcceptanceDateTime', value: '' }
    const consignment = { values: [...without(transportDocument(), 'eFTI39').values, blank] }
    const due = evaluate(consignment, { subsets: ['EU01'], asOf: AS_OF }).findings
    expect(due.map(({ code }) => code)).toEqual(['EU01-TAKING-OVER-DATE'])
    const structure = due.map((finding) => ({ ...finding, code: 'XML-VALUE' }))
    expect(codesOf(consignment, 'EU01', { structure })).toEqual(['XML-VALUE', 'EU01-TAKING-OVER-DATE'])
  })
})

describe('signatures and delivery', () => {
  it('are not demanded before they can exist', () => {
    const planned = without(cabotageEvidence(), 'eFTI65', 'eFTI84', 'eFTI115', 'eFTI188')
    expect(codesOf(planned, 'EU03', { asOf: '2026-11-17T06:59:00Z' })).toEqual([])
    expect(codesOf(planned, 'EU03', { asOf: '2026-11-17T07:01:00Z' })).toEqual([
      'EU03-CONSIGNOR-SIGNATURE',
      'EU03-CARRIER-SIGNATURE',
    ])
  })
})

describe('what the schema refused', () => {
  it.each([3, MAX_FINDINGS_PER_RULE + 50])('is not repeated in any of %d places', (count) => {
    const line = '<grossWeight unitId="LBR">20</grossWeight>'
    const xml = `<consignment xmlns="http://efti.eu/v1/consignment/common">${line.repeat(count)}</consignment>`
    const { consignment, findings } = parseConsignmentXml(xml)
    expect(countPlaces(findings)).toBe(count)
    const judged = evaluate(consignment ?? { values: [] }, { subsets: [], asOf: AS_OF, structure: findings })
    expect(countPlaces(judged.findings.filter(({ code }) => code === 'CDS-UNIT'))).toBe(0)
    const alone = evaluate(consignment ?? { values: [] }, { subsets: [], asOf: AS_OF })
    expect(countPlaces(alone.findings.filter(({ code }) => code === 'CDS-UNIT'))).toBe(count)
  })
})

describe('ink on paper', () => {
  const unsigned = without(cabotageEvidence(), 'eFTI65', 'eFTI84', 'eFTI115')
  const severities = (readFrom: 'data' | 'paper') =>
    evaluate(unsigned, { subsets: ['EU03'], asOf: AS_OF, readFrom }).findings.map(({ severity }) => severity)

  it('cannot be read, so that signatures are looked for and not reported as missing', () => {
    expect(severities('paper')).toEqual([])
    const { notes } = evaluate(unsigned, { subsets: ['EU03'], asOf: AS_OF, readFrom: 'paper' })
    expect(notes.map(({ eftiId }) => eftiId)).toEqual(['eFTI65', 'eFTI115', 'eFTI84'])
    expect(severities('data')).toEqual(['high', 'high', 'high'])
  })

  it('does not excuse anything else', () => {
    const options = { subsets: ['EU03'], asOf: AS_OF, readFrom: 'paper' } as const
    expect(evaluate(without(cabotageEvidence(), 'eFTI87'), options).findings).toMatchObject([
      { code: 'EU03-CARRIER-NAME', severity: 'high' },
    ])
  })
})

describe('a statistical code of the trade', () => {
  const found = (value: string) => {
    const path = 'natureIdentificationCargo/statisticalClassificationCode'
    const { values } = transportDocument()
    const consignment = { values: [...values, { eftiId: 'eFTI701', path, value }] }
    const { findings, notes } = evaluate(consignment, { subsets: ['EU01'], asOf: AS_OF })
    const codesAt = (list: readonly Remark[]) =>
      list.filter((one) => one.path === path).map(({ code }) => code)
    return { findings: codesAt(findings), notes: codesAt(notes) }
  }

  it.each(['84283300', '8428 33 00', '8428.33'])(
    'is a note where it is longer than its format: %s',
    (code) => {
      expect(found(code)).toEqual({ findings: [], notes: ['CDS-CONTRADICTED-LENGTH'] })
      expect(found('841')).toEqual({ findings: [], notes: [] })
    },
  )

  it('is not any text', () => {
    expect(found('gear housings').findings).toEqual(['CDS-LENGTH'])
  })
})

describe('the practical reading of an address', () => {
  const judge = (consignment: Consignment, readFrom: 'paper' | 'data' = 'paper') =>
    evaluate(consignment, { subsets: ['EU01'], asOf: AS_OF, readFrom })
  const place = without(transportDocument(), 'eFTI136', 'eFTI139', 'eFTI140')
  const taking = 'EU01-PLACE-OF-TAKING-OVER'

  it.each(['paper', 'data'] as const)(
    'takes town and country for a place, and notes street and postcode: %s',
    (readFrom) => {
      const { findings, notes } = judge(without(place, 'eFTI141', 'eFTI144', 'eFTI148', 'eFTI151'), readFrom)
      expect(findings).toEqual([])
      expect(notes.map(({ code }) => code)).toEqual([`${taking}-STREET`, `${taking}-POSTCODE`])
    },
  )

  it('takes a PO box for a street, and asks for no region, building or department', () => {
    const { findings, notes } = judge(
      without(transportDocument(), 'eFTI56', 'eFTI59', 'eFTI60', 'eFTI61', 'eFTI62'),
    )
    expect([...findings, ...notes]).toEqual([])
  })

  it('asks in the strict reading for every line', () => {
    const byTown = without(place, 'eFTI141', 'eFTI144', 'eFTI148', 'eFTI151')
    expect(codesOf(byTown, 'EU01', { addressReading: 'strict' })).toHaveLength(4)
  })

  it('takes the name of a place for its town, and on paper for its address', () => {
    const withName = withValue(withoutClass(place, 'ASBIE1050'), 'eFTI138', 'Werk Nord')
    expect(judge(withName, 'data').findings).toMatchObject([{ code: `${taking}-ADDRESS` }])
    expect(judge(withName, 'paper').findings).toEqual([])
    expect(judge(withValue(withName, 'eFTI146', 'DE')).findings).toEqual([])
    expect(judge(without(place, 'eFTI146'))).toMatchObject({ findings: [], notes: [{ eftiId: 'eFTI146' }] })
  })

  it('finds one thing about a party, whatever of it is missing on paper', () => {
    const nameOnly = withoutClass(transportDocument(), 'ASBIE1032')
    const atParty = { code: 'EU01-CONSIGNOR', path: 'consignor' }
    expect(judge(nameOnly).findings).toMatchObject([{ ...atParty, severity: 'high' }])
    const streetOnly = withValue(nameOnly, 'eFTI56', 'Hafenstraße')
    expect(judge(streetOnly).findings).toMatchObject([{ ...atParty, severity: 'high' }])
    expect(judge(without(streetOnly, 'eFTI51')).findings).toHaveLength(1)
    expect(judge(without(streetOnly, 'eFTI51')).findings[0]?.message).toMatch(/Name of the consignor.*Town/)
    expect(judge(withoutClass(nameOnly, 'ASBIE1028')).findings).toMatchObject([
      { ...atParty, severity: 'critical' },
    ])
  })

  it('accepts a UN/LOCODE or coordinates as the address of a place', () => {
    const byCode = without(withoutClass(transportDocument(), 'ASBIE1050'), 'eFTI139', 'eFTI140')
    const byCoordinates = without(withoutClass(transportDocument(), 'ASBIE1050'), 'eFTI136')
    expect(codesOf(byCode, 'EU01')).toEqual([])
    expect(codesOf(byCoordinates, 'EU01')).toEqual([])
    expect(codesOf(without(byCode, 'eFTI136'), 'EU01')).toEqual(['EU01-PLACE-OF-TAKING-OVER'])
  })
})

describe('whatever the values are', () => {
  const id = fc.constantFrom(...ELEMENTS.map((element) => element.id), 'eFTI0', '__proto__')
  const anyValue = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true }),
    fc.string(),
    fc.double(),
    fc.constantFrom(
      '2026-02-30',
      'UK',
      '1203',
      'CSQU3054384',
      { value: Number.NaN, unit: 'KGM' },
      { value: 1, unit: 'X' },
    ),
  )
  const entry = fc.oneof(
    fc.anything(),
    id.chain((eftiId) => {
      const known = elementById(eftiId)
      const path = fc.oneof(fc.string(), fc.constant(known ? pathOf(eftiId) : ''), fc.constant(known?.path))
      return fc.record({
        eftiId: fc.constant<unknown>(eftiId),
        path,
        value: anyValue,
        attributes: fc.option(fc.dictionary(fc.string(), fc.anything()), { nil: undefined }),
      })
    }),
  )

  const answers = Object.fromEntries(businessRules().map(({ id }) => [id, true]))

  it('findings, choices and questions never throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ values: fc.array(entry), extra: fc.anything() })),
        (garbage) => {
          const consignment = garbage as Consignment
          const options = {
            subsets: [...UNION_SUBSETS, 'FR02a', 'nonsense'],
            asOf: 'some day',
            answers,
          }
          const { findings, checks } = evaluate(consignment, options)
          expect(checks.reduce((sum, line) => sum + line.failed, 0)).toBe(countPlaces(findings))
          applicableSubsets(consignment, { answers })
          questionsFor(consignment)
          exemptionPoints(consignment)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('not even what cannot become text', () => {
    const circular = { value: 1, unit: 'LBR', self: {} }
    circular.self = circular
    const odd = [
      { eftiId: Object.create(null), path: Object.create(null), value: 1 },
      { eftiId: 'eFTI41', path: 'grossWeight[1]', value: circular },
      { eftiId: 'eFTI39', path: 'carrierAcceptanceDateTime', value: circular },
    ]
    const { findings } = evaluate({ values: odd }, { subsets: ['identifier'], asOf: AS_OF })
    expect(findings.map(({ code }) => code)).toEqual(['CDS-DATE', 'CDS-UNIT', 'CDS-UNKNOWN-ELEMENT'])
  })

  it('the same input gives the same answer', () => {
    const options = { subsets: ['EU01', 'EU03'], asOf: AS_OF }
    expect(evaluate(transportDocument(), options)).toEqual(evaluate(transportDocument(), options))
  })
})

describe('Table A', () => {
  it('does not apply to carriage by sea or air alone', () => {
    const unknown = withValue(cabotageEvidence(), 'eFTI232', '3999')
    const bySea = withValue(unknown, 'eFTI581', '1')
    expect(codesOf(bySea, 'EU03')).toEqual([])
  })

  it.each([
    ['1950', '2.1', null],
    ['1950', '2', null],
    ['0012', '1.4S', null],
    ['0012', '1.4', null],
    ['0012', '1.1', 'DG-TABLE-CLASS'],
    ['3480', '9', null],
    ['2908', '7', null],
    ['2908', '3', 'DG-TABLE-CLASS'],
  ])('UN %s in class %s without a packing group: %s', (number, kind, code) => {
    const goods = without(withValue(cabotageEvidence(), 'eFTI232', number), 'eFTI236', 'eFTI251')
    expect(codesOf(withValue(goods, 'eFTI242', kind), 'EU03')).toEqual(code ? [code] : [])
  })
})
