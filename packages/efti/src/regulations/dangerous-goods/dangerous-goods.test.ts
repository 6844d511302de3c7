import { describe, expect, it } from 'vitest'
import type { Consignment, Value } from '../../dataset/consignment.ts'
import { evaluate } from '../../evaluate.ts'
import { AS_OF, cabotageEvidence, value, without, withValue } from '../../testing/consignments.ts'
import { exemptionPoints } from '../exemption-points.ts'
import { fitsName, hasNames, numbersByName } from './shipping-names.ts'

type Line = Readonly<Record<string, Value>>

function goods(...lines: readonly Line[]): Consignment {
  const values = lines.flatMap((line, n) =>
    Object.entries(line).map(([id, held]) => value(id, held, undefined, [n + 1])),
  )
  return { values }
}

const kilograms = (amount: number) => ({ value: amount, unit: 'KGM' })
const litres = (amount: number) => ({ value: amount, unit: 'LTR' })

describe('proper shipping names', () => {
  it.each([
    ['1203', 'PETROL', true],
    ['1203', 'Gasoline', true],
    ['1203', 'PETROL, unleaded (RON 95)', true],
    ['1203', 'DIESEL FUEL', false],
    ['1993', 'Flammable liquid, N.O.S. (ethanol)', true],
    ['3480', 'Lithium ion battery', true],
    ['1845', 'Dry ice', null],
    ['9999', 'PETROL', null],
  ])('UN %s as %s: %s', (number, text, fits) => {
    expect(hasNames(number) ? fitsName(number, text) : null).toBe(fits)
  })

  it.each([
    ['GAS OIL', ['1202']],
    ['Ethanol', ['1170']],
    ['BENZIN', []],
    ['', []],
  ])('%s is the name of %s', (text, numbers) => {
    expect(numbersByName(text)).toEqual(numbers)
  })

  it.each([
    ['DIESEL FUEL', {}, 1],
    ['BENZIN', {}, 0],
    ['BENZIN', { languageId: 'en' }, 1],
    ['PETROL', { languageId: 'en' }, 0],
  ])('a document in another language is no finding: %s', (text, attributes, times) => {
    const { findings } = evaluate(withValue(cabotageEvidence(), 'eFTI251', text, attributes), {
      subsets: [],
      asOf: AS_OF,
    })
    expect(findings.filter(({ code }) => code === 'DG-TABLE-NAME')).toHaveLength(times)
  })
})

describe('a missing class that is known', () => {
  it.each([
    ['1203', '3', 'as Table A has it'],
    ['0012', '1.4S', 'of explosives the classification code'],
    ['1006', '2.2', 'of a gas the number of its only label'],
    ['1950', undefined, 'not where the labels differ'],
    ['2908', undefined, 'nor of radioactive material'],
  ] as const)('of UN %s is %s: %s', (number, fix, _why) => {
    const load = { values: without(cabotageEvidence(), 'eFTI242').values }
    const { findings } = evaluate(withValue(load, 'eFTI232', number), {
      subsets: ['EU05a'],
      asOf: AS_OF,
    })
    const finding = findings.find(({ code }) => code === 'DG-CLASS')
    expect(finding).toBeDefined()
    expect(finding?.fix).toBe(fix)
  })
})

describe('points of 1.1.3.6', () => {
  it('multiply the quantity by the factor of the transport category and add up', () => {
    const load = goods(
      { eFTI232: '1203', eFTI236: 'II', eFTI243: litres(100) },
      { eFTI232: '1202', eFTI236: 'III', eFTI238: kilograms(50) },
      { eFTI232: '1993', eFTI236: 'I', eFTI247: kilograms(2), eFTI238: kilograms(3) },
      { eFTI232: '1017', eFTI238: kilograms(10) },
    )
    // 100 x 3 + 50 x 1 + 2 x 50 + 10 x 20
    expect(exemptionPoints(load)).toEqual({ points: 650, limit: 1000, neverExempt: [], unknown: [] })
  })

  it('name what is never exempt and what cannot be counted', () => {
    const load = goods(
      { eFTI232: '2814', eFTI238: kilograms(1) },
      { eFTI232: '1203', eFTI236: 'II' },
      { eFTI232: '1993', eFTI238: kilograms(5) },
    )
    expect(exemptionPoints(load)).toEqual({
      points: 0,
      limit: 1000,
      neverExempt: ['2814'],
      unknown: ['1203', '1993'],
    })
  })

  const exempt = (kilogramsOfPetrol: number, answer?: boolean) =>
    evaluate(withValue(cabotageEvidence(), 'eFTI238', kilograms(kilogramsOfPetrol)), {
      subsets: [],
      asOf: AS_OF,
      ...(answer === undefined ? {} : { answers: { 'BR-005': answer } }),
    }).findings.filter(({ code }) => code === 'DG-EXEMPTION-POINTS')

  it('must keep the limit only where the exemption is used', () => {
    expect(exempt(334, true)).toMatchObject([
      { severity: 'medium', message: expect.stringContaining('1002') },
    ])
    expect(exempt(333, true)).toEqual([])
    expect(exempt(334)).toEqual([])
    expect(exempt(334, false)).toEqual([])
  })
})

describe('the rows that class and packing group leave', () => {
  it.each([
    ['I', '1', true],
    ['III', '1', false],
    ['I', '3', false],
  ])('UN 1993 in group %s and category %s: %s', (group, category, fits) => {
    const load = goods({ eFTI232: '1993', eFTI242: '3', eFTI236: group, eFTI258: category })
    const { findings } = evaluate(load, { subsets: [], asOf: AS_OF })
    expect(findings.some(({ code }) => code === 'DG-TABLE-CATEGORY')).toBe(!fits)
  })
})

describe('labels of subsidiary hazards', () => {
  const labelled = (line: Line, subsets: readonly string[], reading: 'practical' | 'strict' = 'practical') =>
    evaluate(goods({ eFTI238: litres(10), ...line }), { subsets, asOf: AS_OF, addressReading: reading })
      .findings.filter(({ eftiId }) => eftiId === 'eFTI301')
      .map(({ code, severity }) => `${code} ${severity}`)
  const methanol = { eFTI232: '1230', eFTI242: '3', eFTI236: 'II', eFTI251: 'METHANOL' }

  it.each([
    ['none', methanol, ['DG-TABLE-LABELS medium']],
    ['that of the class only', { ...methanol, eFTI301: '3' }, ['DG-TABLE-LABELS medium']],
    ['both', { ...methanol, eFTI301: '3 (6.1)' }, []],
    ['in words', { ...methanol, eFTI301: 'Flammable 3, toxic 6.1' }, []],
    ['in the name', { ...methanol, eFTI251: 'METHANOL, 3 (6.1), II' }, []],
    ['one too many', { ...methanol, eFTI301: '3, 6.1, 8' }, ['DG-TABLE-LABELS low']],
    ['marks of another kind', { ...methanol, eFTI301: 'UN 1230 no. 8', eFTI251: 'METHANOL 6.1' }, []],
    ['the wrong name', { ...methanol, eFTI251: 'GAS OIL' }, []],
    ['some entries with them', { eFTI232: '1950', eFTI242: '2.1' }, []],
  ])('%s', (_name, line, found) => {
    expect(labelled(line, [])).toEqual(found)
  })

  it('are one finding with the labels that the document lacks', () => {
    expect(labelled(methanol, ['EU05a'])).toEqual(['DG-TABLE-LABELS medium'])
    expect(labelled(methanol, ['EU05a'], 'strict')).toEqual(['EU05-LABELS medium'])
    const petrol = { eFTI232: '1203', eFTI242: '3', eFTI236: 'II', eFTI251: 'PETROL' }
    expect(labelled(petrol, ['EU05a'])).toEqual(['EU05-LABELS medium'])
  })
})
