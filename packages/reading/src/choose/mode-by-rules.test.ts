import { expect, it } from 'vitest'
import { modeByRules } from './mode-by-rules.ts'

const modeOf = (text: string) => modeByRules([], text).map(({ value }) => value)

it.each([
  ['gemäß ADN 5.4.1.1.2', ['8']],
  ['suivant le RID', ['2']],
  ['in accordance with ADR', ['3']],
  ['ADR/RID/ADN', []],
  ['ADRIATICA S.p.A.', []],
])('the rules that a document names give its mode, if they are of one: %s', (text, modes) => {
  expect(modeOf(text)).toEqual(modes)
})

it('a mode that was read stays the only one', () => {
  const [road] = modeByRules([], 'ADR')
  expect(road && modeByRules([road], 'ADN')).toEqual([road])
})
