import { expect, it } from 'vitest'
import { evaluate } from '../../evaluate.ts'
import { AS_OF, cabotageEvidence, value } from '../../testing/consignments.ts'

const found = (mode: string, day: string) => {
  const incoming = [value('eFTI631', mode), value('eFTI1356', day, { formatId: '102' })]
  const { findings } = evaluate(
    { values: [...cabotageEvidence().values, ...incoming] },
    { subsets: ['EU03'], asOf: AS_OF },
  )
  return findings.map(({ code }) => code)
}

it('the seven days of cabotage count from the end of the carriage by road before it', () => {
  expect(found('3', '2026-11-01')).toEqual(['EU03-SEVEN-DAYS'])
  expect(found('3', '2026-11-19')).toEqual([])
  expect(found('1', '2026-11-01')).toEqual([])
})
