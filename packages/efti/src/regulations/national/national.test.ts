import { describe, expect, it } from 'vitest'
import type { Consignment, ConsignmentValue } from '../../dataset/consignment.ts'
import { ELEMENTS, elementById } from '../../dataset/elements.ts'
import { belongsTo, statusesOf } from '../../dataset/subsets.ts'
import { evaluate } from '../../evaluate.ts'
import type { Rule } from '../../rules/rule.ts'
import { AS_OF, cabotageEvidence, transportDocument, without } from '../../testing/consignments.ts'
import { surroundings, valueFor } from '../../testing/national-demands.ts'
import { ALL_RULES } from '../all-rules.ts'
import { NATIONAL_SUBSETS } from './natures.ts'

const DEMANDS = ALL_RULES.filter(({ code }) => code.startsWith('NAT-'))

function failed(values: readonly ConsignmentValue[], rule: Rule): number {
  const subset = rule.subsets?.[0] ?? ''
  const { findings } = evaluate({ values }, { subsets: [subset], asOf: AS_OF, addressReading: 'strict' })
  return findings.filter(({ code, subsets }) => code === rule.code && subsets.includes(subset)).length
}

describe('a national demand beyond the Union table', () => {
  it.each(DEMANDS.map((rule) => [rule.code, rule] as const))('%s', (_code, rule) => {
    const element = elementById(rule.eftiId ?? '')
    const around = surroundings(rule)
    expect(failed(around, rule)).toBe(1)
    expect(failed(element ? [...around, valueFor(element)] : [], rule)).toBe(0)
  })

  it('is not made where its class is not there', () => {
    const bare = evaluate({ values: [] }, { subsets: ['EL05'], asOf: AS_OF })
    expect(bare.findings.some(({ code }) => code === 'NAT-EFTI126')).toBe(false)
  })
})

describe('every national table', () => {
  it.each(NATIONAL_SUBSETS.map(({ id }) => [id]))('%s: what it makes mandatory is asked for', (subset) => {
    const asked = new Set(
      ALL_RULES.filter((rule) => rule.subsets?.includes(subset) ?? rule.topic === 'missing').map(
        ({ eftiId }) => eftiId,
      ),
    )
    const mandatory = ELEMENTS.filter(
      (element) => element.kind !== 'class' && statusesOf(element, subset).includes('M'),
    )
    expect(mandatory.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([])
  })

  it.each(NATIONAL_SUBSETS.map(({ id }) => [id]))(
    '%s: nothing is asked for that it does not have',
    (subset) => {
      const asked = ALL_RULES.filter((rule) => rule.subsets?.includes(subset))
      const strangers = asked.filter(({ eftiId }) => {
        const element = elementById(eftiId ?? '')
        return element && !belongsTo(element, subset)
      })
      expect(strangers.map(({ code }) => code)).toEqual([])
    },
  )
})

describe('one cause', () => {
  const findingsOf = (consignment: Consignment, subsets: readonly string[]) =>
    evaluate(consignment, { subsets, asOf: AS_OF }).findings

  it('missing in a Union subset and its national copies is one finding that names them all', () => {
    const bare = without(cabotageEvidence(), 'eFTI87')
    expect(findingsOf(bare, ['EU03', 'DE02', 'AT03'])).toMatchObject([
      { code: 'EU03-CARRIER-NAME', severity: 'high', subsets: ['EU03', 'DE02', 'AT03'] },
    ])
  })

  it('missing in a national copy alone is milder and cites the national provision', () => {
    const bare = without(cabotageEvidence(), 'eFTI87')
    expect(findingsOf(bare, ['DE02'])).toMatchObject([
      { severity: 'medium', subsets: ['DE02'], clause: expect.stringContaining('DE02 (Road Haulage Act') },
    ])
  })

  it('adds nothing to a complete document', () => {
    const copies = NATIONAL_SUBSETS.filter(
      ({ identical, counterpart }) => identical && counterpart === 'EU03',
    )
    const ids = copies.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(5)
    expect(findingsOf(cabotageEvidence(), ['EU03', ...ids])).toEqual([])
    expect(findingsOf(transportDocument(), ['EU01', 'DK02', 'IE01'])).toEqual([])
  })
})
