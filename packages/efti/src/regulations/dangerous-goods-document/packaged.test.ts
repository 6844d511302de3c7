import { describe, expect, it } from 'vitest'
import type { Consignment, ConsignmentValue } from '../../dataset/consignment.ts'
import { evaluate } from '../../evaluate.ts'
import { CARRIAGES } from '../../testing/carriages.ts'
import { AS_OF, value, without, withValue } from '../../testing/consignments.ts'

const [PAINT, METHANOL] = ['packages by road (5.4.1.1.1)', 'subsidiary hazard (5.4.1.1.1 (c))']
const carriage = (name: string) => CARRIAGES[name] ?? { values: [] }
const second = (given: ConsignmentValue) => ({
  ...given,
  path: given.path.replace('includedConsignmentItem[1]', 'includedConsignmentItem[2]'),
})
const isOfGoods = ({ path }: ConsignmentValue) => path.startsWith('includedConsignmentItem')

/** Two dangerous goods, with the packages of the consignment only. */
const two: Consignment = {
  values: [...carriage(PAINT).values, ...carriage(METHANOL).values.filter(isOfGoods).map(second)],
}
const own = (at: number) => [
  value('eFTI296', 5, undefined, [at, 1, 1]),
  value('eFTI298', 'Drums (1A1)', undefined, [at, 1, 1]),
]

const found = (consignment: Consignment, readFrom: 'paper' | 'data') =>
  evaluate(consignment, { subsets: ['EU05a'], asOf: AS_OF, readFrom }).findings.flatMap(({ code, path }) =>
    code === 'EU05-PACKAGES' ? [path?.split('/')[0]] : [],
  )
const bare = (consignment: Consignment) => without(consignment, 'eFTI685', 'eFTI690', 'eFTI47')

describe('number and kind of packages of dangerous goods (5.4.1.1.1 (e))', () => {
  it('are due of each of several goods in data, which have a place for them', () => {
    expect(found(two, 'data')).toEqual(['includedConsignmentItem[1]', 'includedConsignmentItem[2]'])
    const first = { values: [...two.values, ...own(1)] }
    expect(found(first, 'data')).toEqual(['includedConsignmentItem[2]'])
    expect(found({ values: [...first.values, ...own(2)] }, 'data')).toEqual([])
  })

  it('are those of the consignment where it has one such good, and on paper, which prints them line by line', () => {
    expect(found(carriage(PAINT), 'data')).toEqual([])
    expect(found(two, 'paper')).toEqual([])
  })

  it.each(['paper', 'data'] as const)(
    'are missing of each where there are none at all, read from %s',
    (readFrom) => {
      expect(found(bare(carriage(PAINT)), readFrom)).toHaveLength(1)
      expect(found(bare(two), readFrom)).toHaveLength(2)
    },
  )

  it.each<[string, Consignment]>([
    ['in a tank, by the words', withValue(bare(carriage(PAINT)), 'eFTI699', 'Paint, tank vehicle')],
    ['in bulk, by the words', withValue(bare(carriage(PAINT)), 'eFTI699', 'Schüttgut, lose geschüttet')],
    ['in a tank, by its code', { values: [...bare(carriage(PAINT)).values, value('eFTI450', 'T2')] }],
    [
      'in more than packages hold',
      withValue(bare(carriage(PAINT)), 'eFTI238', { value: 24000, unit: 'KGM' }),
    ],
    ['in limited quantities (3.4)', bare(carriage('limited quantities with a number'))],
    ['in excepted quantities (3.5)', bare(carriage('excepted quantities (3.5)'))],
  ])('are not due %s', (_how, consignment) => {
    for (const readFrom of ['paper', 'data'] as const) expect(found(consignment, readFrom)).toEqual([])
  })
})

describe('the exemption of 1.1.3.6', () => {
  const codes = (consignment: Consignment) =>
    evaluate(consignment, { subsets: ['EU05a'], asOf: AS_OF, readFrom: 'paper' }).findings.map(
      ({ code }) => code,
    )
  const small = carriage('small quantities (1.1.3.6)')
  /** A second good of the same transport category. */
  const sameCategory = {
    values: [...small.values, ...small.values.filter(isOfGoods).map(second)].map((given) =>
      given.eftiId === 'eFTI238' ? { ...given, value: { value: 100, unit: 'KGM' } } : given,
    ),
  }

  it('needs the total of each transport category (5.4.1.1.1 (f), note 1), unless the only goods of it have their quantity', () => {
    expect(codes(small)).toEqual([])
    expect(codes(sameCategory)).toEqual(['DG-EXEMPTION-TOTAL'])
    expect(codes({ values: [...sameCategory.values, value('eFTI1751', 600)] })).toEqual([])
  })
})
