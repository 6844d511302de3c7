import { describe, expect, it } from 'vitest'
import { type EvaluateOptions, evaluate } from './evaluate.ts'
import { AS_OF, cabotageEvidence, transportDocument, without } from './testing/consignments.ts'

const ASKED: EvaluateOptions = { subsets: ['EU01'], asOf: AS_OF }

describe('options', () => {
  it.each<[string, unknown, RegExp[]]>([
    ['missing', undefined, [/asOf is missing/, /subsets is no list/]],
    ['null', null, [/asOf is missing/, /subsets is no list/]],
    ['a moment that is none', { ...ASKED, asOf: 'garbage' }, [/asOf, 'garbage', is no ISO date-time/]],
    ['a day only', { ...ASKED, asOf: '2026-11-20' }, [/no ISO date-time with an offset/]],
    ['a day of no calendar', { ...ASKED, asOf: '2026-02-30T08:00:00Z' }, [/no ISO date-time/]],
    ['an unknown subset', { ...ASKED, subsets: ['EU01', 'EU07'] }, [/No subset is called 'EU07'/]],
    ['another reading', { ...ASKED, addressReading: 'loose' }, [/neither 'practical' nor 'strict'/]],
  ])('%s: nothing throws, and what could not be used is reported', (_name, options, expected) => {
    const { ignored = [], checks } = evaluate(transportDocument(), options as EvaluateOptions)
    expect(ignored).toEqual(expected.map((words) => expect.stringMatching(words)))
    expect(checks.length).toBeGreaterThan(0)
  })

  it.each(['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00+01:00'])(
    'a moment as %s is used',
    (asOf) => {
      expect(evaluate(transportDocument(), { ...ASKED, asOf })).not.toHaveProperty('ignored')
    },
  )

  it('without a moment demand no signature that waits for one', () => {
    const unsigned = without(cabotageEvidence(), 'eFTI65')
    const codes = (asOf: string) =>
      evaluate(unsigned, { subsets: ['EU03'], asOf }).findings.map(({ eftiId }) => eftiId)
    expect(codes('garbage')).not.toContain('eFTI65')
    expect(codes(AS_OF)).toContain('eFTI65')
  })
})
