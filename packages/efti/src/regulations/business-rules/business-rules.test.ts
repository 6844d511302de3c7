import { describe, expect, it } from 'vitest'
import type { Consignment, ConsignmentValue } from '../../dataset/consignment.ts'
import { elementById } from '../../dataset/elements.ts'
import { evaluate } from '../../evaluate.ts'
import { viewOf } from '../../rules/view.ts'
import { answeredValues, goodsFor } from '../../testing/asked-rules.ts'
import { AS_OF, cabotageEvidence, value, without } from '../../testing/consignments.ts'
import { ALL_RULES } from '../all-rules.ts'
import { subsetsCiting } from '../completeness/subset-rows.ts'
import { questionsFor } from '../questions.ts'
import type { AskedRule } from './ask.ts'
import { ASKED } from './asked.ts'
import { businessRules } from './coverage.ts'
import { KNOWN } from './known.ts'

/** Table 31 numbers its rules from 1 to 122, has no 49, and splits 114. */
const TABLE_31 = Array.from({ length: 122 }, (_, n) => `BR-${String(n + 1).padStart(3, '0')}`)
  .filter((id) => id !== 'BR-049')
  .flatMap((id) => (id === 'BR-114' ? ['BR-114a', 'BR-114b'] : [id]))

function failed(consignment: Consignment, rule: AskedRule, answer?: boolean): number {
  const key = rule.sameAs ?? rule.id
  const answers = answer === undefined ? {} : { [key]: answer }
  const subsets = subsetsCiting(rule.id).slice(0, 1)
  const { findings } = evaluate(consignment, { subsets, asOf: AS_OF, answers })
  return findings.filter(({ code }) => code === rule.id).length
}

describe('the business rules of Table 31', () => {
  it('are each checked, asked or listed as not covered, once', () => {
    expect(businessRules().map(({ id }) => id)).toEqual([...TABLE_31].sort())
  })

  it('are checked by rules that exist', () => {
    const codes = new Set(ALL_RULES.map(({ code }) => code))
    const cited = businessRules().flatMap((rule) => (rule.kind === 'checked' ? rule.by : []))
    expect(cited.filter((code) => !codes.has(code))).toEqual([])
  })

  it('are asked in sentences that yes or no answers, of elements that exist', () => {
    for (const rule of businessRules())
      if (rule.kind === 'asked') expect(rule.question).toMatch(/^[A-Z].+\?$/)
    const elements = ASKED.flatMap(({ needs }) => needs.flatMap(({ anyOf }) => anyOf))
    expect(elements.filter((id) => !elementById(id))).toEqual([])
  })
})

describe('a business rule that is asked', () => {
  it.each(ASKED.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
    const goods = goodsFor(rule)
    const complete = { values: [...goods.values, ...answeredValues(rule)] }
    expect(failed(goods, rule, true)).toBe(rule.needs.length)
    expect(failed(complete, rule, true)).toBe(0)
    expect(failed(goods, rule, false)).toBe(0)
    const isKnown = KNOWN[rule.id]?.isTrue(viewOf(goods)) === true
    expect(failed(goods, rule)).toBe(isKnown ? rule.needs.length : 0)
  })

  it('does not apply to other goods', () => {
    const rule = ASKED.find(({ id }) => id === 'BR-072')
    expect(rule && failed(cabotageEvidence(), rule, true)).toBe(0)
  })
})

/** What the data must contain, so that nobody is asked. */
const SAYING: Record<string, readonly ConsignmentValue[]> = {
  'BR-005': [value('eFTI1752', '2')],
  'BR-006': [value('eFTI1752', '2')],
  'BR-007': [value('eFTI1751', 900)],
  'BR-013': [value('eFTI232', '3315')],
  'BR-025': [value('eFTI232', '3332'), value('eFTI288', '10.1')],
  'BR-029': [value('eFTI251', 'EMPTY PACKAGING, 3')],
  'BR-030': [value('eFTI382', 'T14')],
  'BR-031': [value('eFTI251', 'EMPTY TANK-VEHICLE, last contained UN 1203')],
  'BR-032': [value('eFTI251', 'EMPTY RECEPTACLE, 2')],
  'BR-051': [value('eFTI232', '3528'), value('eFTI336', { value: 1.1, unit: 'MTQ' })],
  'BR-057': [value('eFTI297', '1A2T')],
  'BR-058': [value('eFTI1496', 'DE-2026-1')],
  'BR-063': [value('eFTI232', '3175')],
  'BR-076': [value('eFTI581', '3'), value('eFTI581', '1', undefined, [2])],
}

describe('a business rule whose condition the data shows', () => {
  const less = (rule: AskedRule, ids: readonly string[]) =>
    without(goodsFor(rule), ...ids, ...rule.needs.flatMap(({ anyOf }) => anyOf))

  it.each(Object.entries(SAYING))('%s', (id, saying) => {
    const rule = ASKED.find((known) => known.id === id)
    if (!rule) throw new Error(`${id} is not asked`)
    const ids = saying.map(({ eftiId }) => eftiId)
    const silent = { values: less(rule, ids).values }
    const plain = { values: [...silent.values, value('eFTI232', rule.concerns?.unNumbers ? '1203' : '1202')] }
    const withStatement = { values: [...silent.values, ...saying] }
    expect(failed(plain, rule)).toBe(0)
    expect(failed(withStatement, rule)).toBe(rule.needs.length)
    expect(failed({ values: [...withStatement.values, ...answeredValues(rule)] }, rule)).toBe(0)
    expect(failed(withStatement, rule, false)).toBe(0)
    const optionsFor = (answers: Record<string, boolean>) => ({
      subsets: subsetsCiting(id),
      answers,
      asOf: AS_OF,
    })
    expect(questionsFor(withStatement, { optionsFor }).map((question) => question.id)).not.toContain(id)
  })

  it('is shown for each', () => {
    expect(Object.keys(SAYING).sort()).toEqual(Object.keys(KNOWN).sort())
  })

  it.each([
    ['the word for waste in the name', 'BR-058', [value('eFTI1496', 'X'), value('eFTI251', 'WASTE, PETROL')]],
    ['the leg by sea is the first', 'BR-076', [value('eFTI581', '1'), value('eFTI581', '3', undefined, [2])]],
    ['a packaging of another kind', 'BR-057', [value('eFTI297', '1A2')]],
  ])('does not apply: %s', (_what, id, saying) => {
    const rule = ASKED.find((known) => known.id === id)
    const values = without(cabotageEvidence(), ...saying.map(({ eftiId }) => eftiId)).values
    expect(rule && failed({ values: [...values, ...saying] }, rule)).toBe(0)
  })
})

describe('questions', () => {
  const idsFor = (consignment: Consignment) => questionsFor(consignment).map(({ id }) => id)

  it('are about the goods on board', () => {
    const batteries = { values: [value('eFTI232', '3480')] }
    expect(idsFor(batteries)).toEqual([
      'OWN-ACCOUNT',
      'DANGEROUS-GOODS-EXEMPT',
      'RESTRICTED-TUNNEL',
      'BR-044',
    ])
    const prototypes = { values: [...batteries.values, value('eFTI699', 'Prototype batteries')] }
    expect(idsFor(prototypes)).toContain('BR-046')
  })

  it('are about the modes on the way', () => {
    const goods = { values: [value('eFTI232', '1203'), value('eFTI581', '3')] }
    expect(idsFor(goods)).not.toContain('BR-022')
    const alsoByAir = { values: [...goods.values, value('eFTI658', '4')] }
    expect(idsFor(alsoByAir)).toContain('BR-022')
  })

  it('are not asked when the data answers them, nor twice', () => {
    const waste = { values: [value('eFTI232', '1203'), value('eFTI317', '8')] }
    expect(idsFor(waste)).not.toContain('BR-058')
    expect(idsFor(waste)).not.toContain('BR-006')
  })

  it('are none about goods where no dangerous goods are', () => {
    expect(idsFor({ values: [] })).toEqual(['OWN-ACCOUNT'])
  })
})
