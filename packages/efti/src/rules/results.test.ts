import { describe, expect, it } from 'vitest'
import { evaluate } from '../evaluate.ts'
import { scoreOf } from '../score.ts'
import { AS_OF, transportDocument } from '../testing/consignments.ts'

const ASKED = { subsets: ['EU01'], asOf: AS_OF }
const page1 = { page: 1, box: null }

function without(prefix: string) {
  const { values } = transportDocument()
  return { values: values.filter(({ path }) => !path?.startsWith(prefix)) }
}

describe('what is missing where there is unread text', () => {
  const consignment = without('consignor')

  it('is a violation as long as nothing is known to be there', () => {
    const { findings, unread } = evaluate(consignment, ASKED)
    expect(findings.map(({ code }) => code)).toEqual(['EU01-CONSIGNOR'])
    expect(unread).toEqual([])
  })

  it('is one unread result without a severity, neither passed nor failed', () => {
    const { findings, unread, checks } = evaluate(consignment, {
      ...ASKED,
      unread: [{ eftiId: 'ASBIE1028', evidence: page1 }],
    })
    expect(findings).toEqual([])
    expect(unread).toMatchObject([
      {
        code: 'EU01-CONSIGNOR',
        message: 'Could not read the consignor: check page 1.',
        evidence: page1,
      },
    ])
    expect(unread[0]).not.toHaveProperty('severity')
    expect(checks.find(({ code }) => code === 'EU01-CONSIGNOR')).toBeUndefined()
  })

  it('is unread everywhere on a page that was read poorly, once for each party or place', () => {
    const { findings, unread } = evaluate(
      { values: [] },
      { ...ASKED, unread: [{ eftiId: null, evidence: page1 }] },
    )
    expect(findings).toEqual([])
    expect(new Set(unread.map(({ eftiId }) => eftiId)).size).toBe(unread.length)
  })
})

describe('the score', () => {
  const line = (passed: number, failed: number, obligation = true) =>
    ({ code: 'X', rule: '', severity: 'medium', obligation, passed, failed }) as const

  it('is 100 without a violation and null where nothing was judged', () => {
    expect(scoreOf([line(3, 0)], []).score).toBe(100)
    expect(scoreOf([], []).score).toBeNull()
    expect(scoreOf([line(3, 0, false)], []).score).toBeNull()
  })

  it.each([
    ['critical', 69],
    ['high', 89],
    ['medium', 99],
  ] as const)('falls with each further violation, %s from at most %i', (severity, most) => {
    const many = [line(200, 0)]
    const scores = [1, 2, 3, 4].map((n) => scoreOf(many, Array(n).fill({ severity })).score ?? 0)
    expect(scores[0]).toBeLessThanOrEqual(most)
    for (const [n, score] of scores.slice(1).entries()) expect(score).toBeLessThan(scores[n] ?? 0)
  })
})
