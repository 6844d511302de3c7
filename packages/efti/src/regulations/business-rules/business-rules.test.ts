import { describe, expect, it } from 'vitest'
import type { Consignment } from '../../dataset/consignment.ts'
import { elementById } from '../../dataset/elements.ts'
import { evaluate } from '../../evaluate.ts'
import { answered, goodsFor } from '../../testing/asked-rules.ts'
import { AS_OF, cabotageEvidence, value } from '../../testing/consignments.ts'
import { ALL_RULES } from '../all-rules.ts'
import { subsetsCiting } from '../completeness/subset-rows.ts'
import { questionsFor } from '../questions.ts'
import type { AskedRule } from './ask.ts'
import { ASKED } from './asked.ts'
import { businessRules } from './coverage.ts'

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
  it('are each checked, asked or said not to be covered, once', () => {
    expect(businessRules().map(({ id }) => id)).toEqual([...TABLE_31].sort())
  })

  it('are checked by rules that exist', () => {
    const codes = new Set(ALL_RULES.map(({ code }) => code))
    const named = businessRules().flatMap((rule) => (rule.kind === 'checked' ? rule.by : []))
    expect(named.filter((code) => !codes.has(code))).toEqual([])
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
    const complete = { values: [...goods.values, ...answered(rule)] }
    expect(failed(goods, rule, true)).toBe(rule.needs.length)
    expect(failed(complete, rule, true)).toBe(0)
    expect(failed(goods, rule, false)).toBe(0)
    expect(failed(goods, rule)).toBe(0)
  })

  it('is not held against goods that it is not about', () => {
    const rule = ASKED.find(({ id }) => id === 'BR-072')
    expect(rule && failed(cabotageEvidence(), rule, true)).toBe(0)
  })
})

describe('questions', () => {
  const idsFor = (consignment: Consignment, subsets: readonly string[]) =>
    questionsFor(consignment, subsets).map(({ id }) => id)

  it('are about the goods on board', () => {
    const batteries = { values: [value('eFTI232', '3480')] }
    expect(idsFor(batteries, ['EU05a'])).toEqual(expect.arrayContaining(['BR-044', 'BR-046', 'BR-058']))
    expect(idsFor(batteries, ['EU05a'])).not.toContain('BR-025')
  })

  it('are not asked when the data answers them, nor twice', () => {
    const waste = { values: [value('eFTI232', '1203'), value('eFTI317', '8')] }
    expect(idsFor(waste, ['EU05a'])).not.toContain('BR-058')
    expect(idsFor(waste, ['EU05a'])).not.toContain('BR-006')
  })

  it('are none about goods where no dangerous goods are', () => {
    expect(idsFor({ values: [] }, ['EU01'])).toEqual(['OWN-ACCOUNT'])
  })
})
