import { describe, expect, it } from 'vitest'
import type { Consignment } from '../../dataset/consignment.ts'
import { evaluate } from '../../evaluate.ts'
import { AS_OF, cabotageEvidence, transportDocument, value, withValue } from '../../testing/consignments.ts'

const kilograms = (mass: number) => ({ value: mass, unit: 'KGM' })
const on = (day: string) => [day, { formatId: '102' }] as const
const found = (consignment: Consignment, subset = 'EU01') =>
  evaluate(consignment, { subsets: [subset], asOf: AS_OF }).findings

describe('one cause is one violation', () => {
  it.each<[string, string, (consignment: Consignment) => Consignment]>([
    ['a net mass above the gross mass', 'PL-NET-GROSS', (c) => withValue(c, 'eFTI43', kilograms(99_000))],
    ['a gross mass below all others', 'PL-NET-GROSS', (c) => withValue(c, 'eFTI41', kilograms(5))],
    ['a gross mass of nothing', 'PL-NO-MASS', (c) => withValue(c, 'eFTI41', kilograms(0))],
    ['a wrong total of packages', 'PL-PACKAGE-TOTAL', (c) => withValue(c, 'eFTI47', 77)],
    ['goods heavier than all', 'PL-PARTS-MASS', (c) => withValue(c, 'eFTI1002', kilograms(99_000))],
    [
      'a delivery before the taking over',
      'PL-DELIVERY-DATE',
      (c) => withValue(c, 'eFTI188', ...on('2026-11-10')),
    ],
    ['one planned before it', 'PL-DELIVERY-DATE', (c) => withValue(c, 'eFTI190', ...on('2026-11-10'))],
    ['unloading before loading', 'PL-UNLOADING-DATE', (c) => withValue(c, 'eFTI596', ...on('2026-11-10'))],
    [
      'a taking over after all else',
      'PL-TAKING-OVER-DATE',
      (c) => withValue(c, 'eFTI39', ...on('2027-02-10')),
    ],
  ])('%s', (_what, code, spoil) => {
    expect(found(spoil(transportDocument())).map((finding) => finding.code)).toEqual([code])
  })

  it('a delivery before the taking over, in cabotage', () => {
    const spoiled = withValue(cabotageEvidence(), 'eFTI188', ...on('2026-11-10'))
    expect(found(spoiled, 'EU03').map(({ code }) => code)).toEqual(['PL-DELIVERY-DATE'])
  })

  it('a line with more net than gross, and the totals that follow from it', () => {
    let consignment = cabotageEvidence()
    for (const [id, mass] of [
      ['eFTI247', 9675],
      ['eFTI238', 5875],
      ['eFTI43', 9675],
      ['eFTI41', 5875],
    ] as const)
      consignment = withValue(consignment, id, kilograms(mass))
    expect(found(consignment, 'EU03')).toMatchObject([{ code: 'PL-NET-GROSS', eftiId: 'eFTI247' }])
    const otherTotal = withValue(consignment, 'eFTI43', kilograms(9000))
    expect(found(otherTotal, 'EU03').map(({ eftiId }) => eftiId)).toEqual(['eFTI43', 'eFTI247'])
  })
})

it('numbers are data beside the words, which have them in plain digits', () => {
  const [mass] = found(withValue(transportDocument(), 'eFTI43', { value: 12.5, unit: 'TNE' }))
  expect(mass).toMatchObject({
    message: 'Net mass (12.5 t) is greater than the gross mass (12400 kg).',
    template: 'Net mass ({small}) is greater than the gross mass ({large}).',
    values: { small: { value: 12.5, unit: 'TNE' }, large: { value: 12400, unit: 'KGM' } },
  })
  const lines = { values: [...transportDocument().values, value('eFTI685', 2000, undefined, [3])] }
  expect(found(lines).find(({ code }) => code === 'PL-PACKAGE-TOTAL')).toMatchObject({
    message: 'The packages add up to 2012, but the stated total is 12.',
    values: { sum: 2012, total: 12 },
  })
})
