import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Consignment, ConsignmentValue } from '../dataset/consignment.ts'
import { evaluate } from '../evaluate.ts'
import { AS_OF, transportDocument, value } from '../testing/consignments.ts'
import { fillSchema } from '../testing/fill-schema.ts'
import { chooser, fillToSize, spoilMany } from '../testing/fill-to-size.ts'
import { goodsLines } from '../testing/goods-lines.ts'
import { parseConsignmentXml } from '../xml/parse-consignment.ts'
import { writeConsignmentXml } from '../xml/write-consignment.ts'
import { countPlaces, MAX_FINDINGS_PER_RULE } from './further-findings.ts'
import { viewOf } from './view.ts'

const ASKED = { subsets: ['EU01', 'EU03', 'EU05a'], asOf: AS_OF }

function read(xml: string): Consignment {
  return parseConsignmentXml(xml).consignment ?? { values: [] }
}

describe('a consignment that was read from a message', () => {
  it('is judged as the same one built by hand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const consignment = read(fillSchema(chooser(seed)))
        expect(evaluate(consignment, ASKED)).toEqual(evaluate(structuredClone(consignment), ASKED))
      }),
      { numRuns: 5 },
    )
  })

  it.each<[string, (values: ConsignmentValue[]) => unknown]>([
    ['a value more', (values) => values.push(value('eFTI232', '1203'))],
    ['a value less', (values) => values.pop()],
    ['a value blanked', (values) => Object.assign(values[3] ?? {}, { value: ' ' })],
    ['a value moved', (values) => Object.assign(values[3] ?? {}, { path: 'consignor/id' })],
    ['a value of another element', (values) => Object.assign(values[3] ?? {}, { eftiId: 'eFTI68' })],
    ['two exchanged', (values) => values.splice(0, 2, ...values.slice(0, 2).reverse())],
    ['something else in its place', (values) => values.splice(3, 1, null as never)],
  ])('and changed since is judged as it is now: %s', (_what, change) => {
    const consignment = read(writeConsignmentXml(transportDocument()))
    change(consignment.values as ConsignmentValue[])
    expect(evaluate(consignment, ASKED)).toEqual(evaluate(structuredClone(consignment), ASKED))
  })
})

describe('values', () => {
  const view = viewOf(goodsLines(3))
  const [first, second] = view.instances('ASBIE1066')

  it('are found inside an instance, directly and deeper', () => {
    expect(view.within(second ?? '', 'eFTI232').map((given) => given.value)).toEqual(['1202'])
    expect(view.within(first ?? '', 'eFTI297').map((given) => given.value)).toEqual(['1A1'])
    expect(view.within('', 'eFTI232')).toHaveLength(3)
    expect(view.within('includedConsignmentItem[7]/transportDangerousGoods[1]', 'eFTI232')).toEqual([])
    expect(view.within('nothing[1]', 'eFTI232')).toEqual([])
  })

  it('at a path in another spelling are found in its one spelling', () => {
    const odd = viewOf({
      values: [
        { eftiId: 'eFTI691', path: 'transportPackage/shippingMarks/markingText', value: 'A' },
        { eftiId: 'eFTI51', path: 'consignor[1]/name', value: 'B' },
        { eftiId: 'eFTI691', path: 'transportPackage[02]/shippingMarks[1]/markingText[1]', value: 'C' },
        { eftiId: 'eFTI691', path: 'transportPackage[1]/markingText[1]', value: 'D' },
      ],
    })
    expect(odd.every('eFTI691').map(({ path }) => path)).toEqual([
      'transportPackage[1]/shippingMarks[1]/markingText[1]',
      'transportPackage[2]/shippingMarks[1]/markingText[1]',
    ])
    expect(odd.first('eFTI51')?.path).toBe('consignor/name[1]')
    expect(odd.strangers.map(({ value: of }) => of)).toEqual(['D'])
  })
})

describe('a document with thousands of breaches', () => {
  it.each([
    ['filling the schema', fillToSize(1_000_000)],
    ['filling the schema and spoiled', spoilMany(fillToSize(1_000_000), 40)],
    [
      'in every line',
      writeConsignmentXml(goodsLines(2000)).replaceAll('>DR<', '>?<').replaceAll('>1203<', '>12O3<'),
    ],
  ])('%s is reported in a bounded number of findings', (_name, xml) => {
    const { consignment, findings: structure } = parseConsignmentXml(xml)
    const { findings, checks } = evaluate(consignment ?? { values: [] }, { ...ASKED, structure })
    const failed = checks.reduce((sum, line) => sum + line.failed, 0)
    expect(countPlaces(findings)).toBe(failed)
    expect(failed).toBeGreaterThan(400)
    for (const { code } of checks)
      expect(findings.filter((finding) => finding.code === code).length).toBeLessThanOrEqual(
        MAX_FINDINGS_PER_RULE + 1,
      )
    expect(findings.some((finding) => (finding.count ?? 0) > 1 && finding.path === null)).toBe(true)
  })
})
