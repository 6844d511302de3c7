import { describe, expect, it } from 'vitest'
import type { Consignment, ConsignmentValue } from '../../dataset/consignment.ts'
import { evaluate } from '../../evaluate.ts'
import { AS_OF, transportDocument, value, withValue } from '../../testing/consignments.ts'
import { applicableSubsets, subsetsRuledOut } from '../applicable-subsets.ts'
import { questionsFor } from '../questions.ts'

const mass = value('eFTI1745', { value: 12000, unit: 'KGM' })
const withMore = (...more: readonly ConsignmentValue[]): Consignment => ({
  values: [...transportDocument().values, ...more],
})

function referenceFindings(consignment: Consignment, answers: Record<string, boolean> = {}) {
  const { findings } = evaluate(consignment, { subsets: ['EU01'], asOf: AS_OF, answers })
  return findings.filter(({ code }) => code === 'WASTE-REFERENCE')
}

describe('waste on the way to another country', () => {
  it.each([
    ['notified waste by its mass', [mass], 'names notified waste'],
    ['a name of dangerous goods', [value('eFTI251', 'WASTE, PETROL')], 'name of the dangerous goods'],
    ['a statement', [value('eFTI317', '8')], 'stated to be waste'],
    [
      'the code of a list only',
      [mass, value('eFTI1496', '19 12 04')],
      'Only the code of a list is given (19 12 04)',
    ],
    [
      'an invoice beside it',
      [mass, value('eFTI179', 'A7-2026-14'), value('eFTI177', '380')],
      'notified waste',
    ],
  ])('%s without a reference is critical', (_name, more, words) => {
    expect(referenceFindings(withMore(...more))).toMatchObject([
      { severity: 'critical', eftiId: 'eFTI1496', message: expect.stringContaining(words) },
    ])
  })

  it.each([
    ['the number of its notification', [mass, value('eFTI1496', 'DE1350/123456')]],
    ['that number beside a code', [mass, value('eFTI1496', 'B3010'), value('eFTI1496', 'A7-26-14', {}, [2])]],
    ['an attached document', [mass, value('eFTI179', 'A7-2026-14')]],
    ['a document list', [mass, value('eFTI179', 'A7-2026-14'), value('eFTI177', 'E03')]],
    ['goods that are none', []],
  ])('%s is enough', (_name, more) => {
    expect(referenceFindings(withMore(...more))).toEqual([])
  })

  it('is found for each kind that has no number', () => {
    const two = withMore(
      mass,
      value('eFTI1496', 'DE1350/123456'),
      value('eFTI1745', { value: 1, unit: 'TNE' }, {}, [2]),
    )
    expect(referenceFindings(two).map(({ path }) => path)).toEqual(['notifiedWasteMaterial[2]/id'])
  })

  it('weighs no more than the consignment', () => {
    const heavier = withMore(
      value('eFTI1745', { value: 13, unit: 'TNE' }),
      value('eFTI1496', 'DE1350/123456'),
    )
    const { findings } = evaluate(heavier, { subsets: ['EU01'], asOf: AS_OF })
    expect(findings.map(({ code }) => code)).toContain('PL-PARTS-MASS')
  })

  it('follows the answer of a person', () => {
    expect(referenceFindings(transportDocument(), { WASTE: true })).toHaveLength(1)
    expect(referenceFindings(withMore(mass), { WASTE: false })).toEqual([])
    expect(referenceFindings(withMore(mass), { 'WASTE-PAPERS': true })).toEqual([])
    expect(referenceFindings(withMore(mass, value('eFTI179', 'A7')), { 'WASTE-PAPERS': false })).toHaveLength(
      1,
    )
  })
})

describe('waste inside one Member State', () => {
  const atHome = (...more: readonly ConsignmentValue[]) => withValue(withMore(...more), 'eFTI162', 'DE')

  it('is a matter of national law: the missing number is milder, a code is enough', () => {
    expect(referenceFindings(atHome(mass))).toMatchObject([{ severity: 'medium' }])
    expect(referenceFindings(atHome(mass, value('eFTI1496', '19 12 04')))).toEqual([])
    expect(referenceFindings(atHome(value('eFTI251', 'WASTE, PETROL')))).toEqual([])
  })
})

describe('questions about waste', () => {
  const asked = (consignment: Consignment) => questionsFor(consignment).map(({ id }) => id)

  it.each(['Altpapier und Abfälle', 'Steel scrap', 'déchets de verre', 'Złom stalowy'])('%s', (text) => {
    const sounding = withValue(transportDocument(), 'eFTI699', text)
    expect(asked(sounding)).toContain('WASTE')
    // Its documents matter once it is waste.
    expect(asked(sounding)).not.toContain('WASTE-PAPERS')
    expect(questionsFor(sounding, { answers: { WASTE: true } }).map(({ id }) => id)).toContain('WASTE-PAPERS')
    expect(referenceFindings(sounding)).toEqual([])
  })

  it('are not asked of other goods, nor of what is stated with its number', () => {
    expect(asked(transportDocument()).filter((id) => id.startsWith('WASTE'))).toEqual([])
    expect(asked(withMore(mass))).toContain('WASTE-PAPERS')
    expect(asked(withMore(mass))).not.toContain('WASTE')
    expect(asked(withMore(value('eFTI1496', 'DE1350/123456')))).not.toContain('WASTE-PAPERS')
  })
})

describe('subsets for waste', () => {
  it('name the Swedish rule, and why there is none of the Union', () => {
    const toSweden = withValue(withMore(mass), 'eFTI162', 'SE')
    expect(applicableSubsets(toSweden).find(({ id }) => id === 'SE03')?.reason).toContain('waste')
    expect(applicableSubsets(withValue(transportDocument(), 'eFTI162', 'SE'))).toHaveLength(1)
    expect(subsetsRuledOut(toSweden)).toEqual([
      { id: 'EU04', reason: expect.stringContaining('not established') },
    ])
  })
})
