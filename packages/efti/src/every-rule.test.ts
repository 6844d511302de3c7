import { describe, expect, it } from 'vitest'
import { type CatalogueEntry, ruleCatalogue } from './catalogue.ts'
import { ALL_RULES } from './regulations/all-rules.ts'
import type { Evaluation, Remark } from './rules/finding.ts'
import { BREACHES } from './testing/breaches.ts'
import { putExample } from './testing/put-example.ts'
import { putWholeExample } from './testing/put-whole-example.ts'
import { UNAVOIDABLE } from './testing/samples.ts'
import { judge, showRule } from './testing/show-rule.ts'
import { parseConsignmentXml } from './xml/parse-consignment.ts'

/*
 * The catalogue itself is walked: a rule that nothing trips, that nothing keeps, or that lacks a part fails here.
 */

const CATALOGUE = ruleCatalogue()
const EACH = CATALOGUE.map((entry) => [entry.code, entry] as const)

const codesOf = (reported: readonly Remark[]) => reported.map(({ code }) => code)
/** Violations and notes alike. */
const reportedIn = ({ findings, notes }: Evaluation): readonly Remark[] => [...findings, ...notes]

function brokenFinding(code: string): Remark {
  const finding = reportedIn(showRule(code).broken.evaluation).find((found) => found.code === code)
  if (!finding) throw new Error(`${code} is not broken by its example`)
  return finding
}

describe('every rule', () => {
  it.each(EACH)('%s is broken by one consignment and kept by another', (code) => {
    const { broken, kept } = showRule(code)
    expect(codesOf(reportedIn(broken.evaluation))).toContain(code)
    expect(codesOf(reportedIn(kept.evaluation))).not.toContain(code)
    const line = kept.evaluation.checks.find((one) => one.code === code)
    if (ALL_RULES.find((rule) => rule.code === code)?.isNote) expect(line).toBeUndefined()
    else expect(line).toMatchObject({ failed: 0 })
  })

  it.each(EACH)('%s has all parts in the catalogue, and its findings have them too', (code, entry) => {
    const parts: (keyof CatalogueEntry)[] = ['rule', 'clause', 'field', 'message', 'remedy', 'example']
    for (const part of parts) expect(entry[part], part).toMatch(/\S.*\S|\S/)
    const finding = brokenFinding(code)
    expect(finding.message).toMatch(patternOf(entry.message))
    expect(finding.remedy).not.toBe('')
  })
})

describe('the breach of a rule about values', () => {
  it.each(Object.keys(BREACHES))('%s is the only finding', (code) => {
    const found = codesOf(reportedIn(showRule(code).broken.evaluation))
    expect(found.filter((other) => other === code || other !== UNAVOIDABLE)).toEqual([code])
  })
})

/** Put where the rule failed: a value, or what the example says in words of a party, a block of a form, an answer or a message. */
describe('the example of a rule, put in place', () => {
  const machineChecked = CATALOGUE.filter(({ code }) => {
    const { broken } = showRule(code)
    // Its points are those of all goods: no single value corrects them.
    return code !== 'DG-EXEMPTION-POINTS' && putExample(broken.consignment, brokenFinding(code)) !== null
  })

  it.each(machineChecked.map(({ code }) => [code]))('%s satisfies it and is right in itself', (code) => {
    const { broken } = showRule(code)
    const finding = brokenFinding(code)
    const fixed = putExample(broken.consignment, finding) ?? { values: [] }
    const left = reportedIn(judge(fixed, broken.options).evaluation).filter(
      ({ path }) => path === finding.path,
    )
    const wrong = left.filter(
      (other) => other.code === code || (other.code.startsWith('CDS-') && other.code !== UNAVOIDABLE),
    )
    expect(wrong.map((other) => `${other.code}: ${other.message}`)).toEqual([])
  })

  const others = CATALOGUE.filter((entry) => !machineChecked.includes(entry))

  it.each(others.filter(({ code }) => !code.startsWith('XML-')).map(({ code, example }) => [code, example]))(
    '%s satisfies it in words: %s',
    (code, example) => {
      const { broken } = showRule(code)
      const put = putWholeExample(broken, brokenFinding(code), example)
      expect(put).not.toBeNull()
      const left = put ? reportedIn(judge(put.consignment, put.options).evaluation) : []
      expect(left.filter((other) => other.code === code).map(({ message }) => message)).toEqual([])
    },
  )

  it.each(others.filter(({ code }) => code.startsWith('XML-')).map(({ code, example }) => [code, example]))(
    '%s is right in a message: %s',
    (_code, example) => {
      const start = '<consignment xmlns="http://efti.eu/v1/consignment/common">'
      const content = example === start ? '<numberOfPackages>12</numberOfPackages>' : example
      const { findings } = parseConsignmentXml(`${start}${content}</consignment>`)
      expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([])
    },
  )
})

describe('a fix that a rule knows', () => {
  /** Its fix in the place of what was wrong, for every breach whose finding has one. */
  const fixed = CATALOGUE.flatMap(({ code }) => {
    const { broken } = showRule(code)
    const finding = broken.evaluation.findings.find((found) => found.code === code)
    const { fix, path, eftiId } = finding ?? {}
    if (fix === undefined || !path || !eftiId) return []
    const others = broken.consignment.values.filter((value) => value.path !== path)
    return [{ code, path, broken, values: [...others, { eftiId, path, value: fix }] }]
  })

  it.each(fixed)(
    'of $code satisfies it, and leaves nothing else wrong there',
    ({ code, path, broken, values }) => {
      const left = judge({ values }, broken.options).evaluation.findings.filter(
        (found) => found.path === path,
      )
      expect(left.filter((found) => found.code === code || found.code.startsWith('CDS-'))).toEqual([])
    },
  )

  it('is there for countries, codes, classes and packing groups of Table A', () => {
    expect(fixed.map(({ code }) => code)).toEqual([
      'DG-CLASS',
      'DG-PACKING-GROUP',
      'DG-TABLE-TUNNEL-CODE',
      'DG-TABLE-CATEGORY',
      'PL-WAGON-COUNTRY',
      'CDS-COUNTRY',
    ])
  })
})

/** Braces of the template match anything, also nothing. */
function patternOf(template: string): RegExp {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\{[^{}]*\}/g, '.*')}$`, 's')
}
