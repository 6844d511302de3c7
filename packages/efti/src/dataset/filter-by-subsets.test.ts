import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../evaluate.ts'
import { AS_OF, cabotageEvidence, transportDocument, value } from '../testing/consignments.ts'
import { chooser } from '../testing/fill-to-size.ts'
import { elementText } from '../testing/message-tree.ts'
import { sampleConsignment } from '../testing/sample-messages.ts'
import { identifiersOf } from '../xml/identifiers.ts'
import { parseConsignmentXml } from '../xml/parse-consignment.ts'
import { writeConsignmentXml, writeValidConsignmentXml } from '../xml/write-consignment.ts'
import type { Consignment, ConsignmentValue } from './consignment.ts'
import { elementById, elementByPath } from './elements.ts'
import { filterBySubsets } from './filter-by-subsets.ts'
import { belongsTo, SUBSETS } from './subsets.ts'

const RUNS = process.env.LONG === '1' ? 5_000 : 600

/** Numbers from which a consignment is made: short to print where one fails. */
const seed = fc.integer({ min: 1, max: 1_000_000 })

/** A consignment of some hundred values at most, from anywhere in the schema. */
function filled(from: number): Consignment {
  const choose = chooser(from)
  return read(elementText(sampleConsignment(choose, 1 + choose(20))))
}

const subsets = fc.subarray(
  SUBSETS.map(({ id }) => id),
  { minLength: 1, maxLength: 4 },
)

function read(xml: string): Consignment {
  return parseConsignmentXml(xml).consignment ?? { values: [] }
}

/** Without the indexes: where the first of two instances is left out, the message has one, which is the first. */
function comparable({ eftiId, value: content, attributes }: ConsignmentValue) {
  return { eftiId, content, attributes }
}

function ids(consignment: Consignment): string[] {
  return consignment.values.map(({ eftiId }) => eftiId)
}

describe('filtering by subsets', () => {
  it('never leaks an element, nor one inside a class, that no subset contains', () => {
    fc.assert(
      fc.property(seed, subsets, (from, chosen) => {
        const consignment = filled(from)
        const { values, extra = [] } = filterBySubsets(consignment, chosen)
        for (const { path } of [...values, ...extra]) {
          const steps = path.split('/')
          for (const n of steps.keys()) {
            const element = elementByPath(steps.slice(0, n + 1).join('/'))
            expect(element && chosen.some((subset) => belongsTo(element, subset))).toBe(true)
          }
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('keeps everything that a subset contains', () => {
    fc.assert(
      fc.property(seed, subsets, (from, chosen) => {
        const consignment = filled(from)
        const kept = new Set(filterBySubsets(consignment, chosen).values)
        for (const entry of consignment.values) {
          const element = elementById(entry.eftiId)
          // The tables contain every class of an element that they contain.
          if (element && chosen.some((subset) => belongsTo(element, subset)))
            expect(kept.has(entry)).toBe(true)
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('twice is filtering once, and the result survives writing and reading', () => {
    fc.assert(
      fc.property(seed, subsets, (from, chosen) => {
        const consignment = filled(from)
        const once = filterBySubsets(consignment, chosen)
        expect(filterBySubsets(once, chosen)).toEqual(once)
        const xml = writeConsignmentXml(once)
        expect(read(xml).values.map(comparable)).toEqual(once.values.map(comparable))
        expect(writeConsignmentXml(read(xml))).toBe(xml)
      }),
      { numRuns: RUNS },
    )
  })

  it('leaves all that the subset asks for, and no more', () => {
    const evidence = filterBySubsets(cabotageEvidence(), ['EU03'])
    const { findings } = evaluate(evidence, { subsets: ['EU03'], asOf: AS_OF, addressReading: 'strict' })
    expect(findings.filter(({ code }) => code.startsWith('EU03'))).toEqual([])
    expect(ids(filterBySubsets(transportDocument(), ['EU01']))).not.toContain('eFTI68')
  })

  it('keeps nothing for unknown subsets, unknown elements and values at the wrong path', () => {
    expect(filterBySubsets(transportDocument(), ['EU99', '', '__proto__'])).toEqual({ values: [] })
    expect(filterBySubsets(transportDocument(), [])).toEqual({ values: [] })
    const strange = [
      { ...value('eFTI51', 'A'), eftiId: 'eFTI0' },
      { ...value('eFTI51', 'A'), path: 'consignee/name[1]' },
    ]
    const extra = [{ path: 'transportEvent[1]/id', text: '7' }]
    expect(filterBySubsets({ values: strange, extra }, ['EU01'])).toEqual({ values: [] })
  })
})

describe('identifiers', () => {
  it('are what the gate registers', () => {
    expect(ids(identifiersOf(transportDocument())).sort()).toEqual(
      [
        'eFTI1451',
        'eFTI374',
        'eFTI378',
        'eFTI39',
        'eFTI448',
        'eFTI578',
        'eFTI581',
        'eFTI618',
        'eFTI620',
      ].sort(),
    )
  })

  it('of any consignment belong to the identifier subset, and come back from their message', () => {
    fc.assert(
      fc.property(seed, (from) => {
        const consignment = filled(from)
        const identifiers = identifiersOf(consignment)
        expect(filterBySubsets(identifiers, ['identifier'])).toEqual(identifiers)
        const { xml, leftOut } = writeValidConsignmentXml(identifiers, { schema: 'identifier' })
        const gone = new Set(leftOut.map(({ path }) => path))
        const kept = identifiers.values.filter(({ path }) => !gone.has(path))
        expect(read(xml).values.map(comparable)).toEqual(kept.map(comparable))
      }),
      { numRuns: RUNS },
    )
  })
})
