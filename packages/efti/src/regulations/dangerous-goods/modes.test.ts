import { describe, expect, it } from 'vitest'
import { evaluate } from '../../evaluate.ts'
import { CARRIAGES } from '../../testing/carriages.ts'
import { AS_OF, value, withValue } from '../../testing/consignments.ts'

const barge = CARRIAGES['in the hold of a barge (ADN)'] ?? { values: [] }
const codesOf = (values: (typeof barge)['values'], answers = {}) =>
  evaluate({ values }, { subsets: ['EU05c'], asOf: AS_OF, answers }).findings.map(({ code }) => code)

/** Columns 15 of Table A and 1.1.3.6 are of ADR and RID; ADN has its own exemptions. */
describe('on an inland waterway no rule of the road applies', () => {
  const printed = [...barge.values, value('eFTI255', 'E'), value('eFTI258', '4')]

  it('to a printed tunnel code or transport category, nor to the points of 1.1.3.6', () => {
    expect(codesOf(printed, { 'BR-005': true })).toEqual(codesOf(barge.values, { 'BR-005': true }))
    const exempt = withValue(
      { values: printed },
      'eFTI712',
      'Exempt by 1.1.3.6, calculated value 4000',
    ).values
    expect(codesOf(exempt).filter((code) => code.startsWith('DG-EXEMPTION'))).toEqual([])
  })

  it('unless one leg goes by road', () => {
    const byRoad = [...printed.filter(({ eftiId }) => eftiId !== 'eFTI581'), value('eFTI581', '3')]
    expect(codesOf(byRoad)).toEqual(expect.arrayContaining(['DG-TABLE-TUNNEL-CODE', 'DG-TABLE-CATEGORY']))
  })
})
