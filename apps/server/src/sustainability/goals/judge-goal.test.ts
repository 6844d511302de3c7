import { expect, test } from 'vitest'
import { elapsedOf, type GoalFacts, judgeGoal } from './judge-goal.ts'

const facts = (change: Partial<GoalFacts>): GoalFacts => ({
  measure: 'coverage',
  target: 90,
  baseline: 50,
  value: 70,
  elapsed: 0.5,
  ...change,
})

test.each<[string, Partial<GoalFacts>, string | null]>([
  ['a share that keeps step', {}, 'On Track'],
  ['a share a tenth in front', { value: 75 }, 'Ahead'],
  ['a share behind', { value: 60 }, 'In Progress'],
  ['a share that is there, but the year is not over', { value: 95 }, 'Ahead'],
  ['a share that is there at the end', { value: 90, elapsed: 1 }, 'Achieved'],
  ['a share that is not there at the end', { value: 89, elapsed: 1 }, null],
  ['no figure', { value: null }, null],
  ['no baseline', { baseline: null }, 'In Progress'],
  ['a baseline of nothing', { baseline: 0, value: 45 }, 'On Track'],
  ['a share that was there last year and fell', { baseline: 95, value: 70 }, 'In Progress'],
  ['a share that was there last year, and is still', { baseline: 95, value: 91 }, 'Ahead'],
  [
    'an intensity that was low enough and rose',
    { measure: 'intensity', target: 80, baseline: 70, value: 100 },
    'In Progress',
  ],
  ['a share that was there and is not at the end', { baseline: 95, value: 70, elapsed: 1 }, null],
  [
    'an intensity that falls in step',
    { measure: 'intensity', target: 80, baseline: 100, value: 90 },
    'On Track',
  ],
  ['an intensity that rises', { measure: 'intensity', target: 80, baseline: 100, value: 105 }, 'In Progress'],
  ['a budget in step', { measure: 'total', target: 100, value: 48 }, 'On Track'],
  ['a budget with a tenth to spare', { measure: 'total', target: 100, value: 45 }, 'Ahead'],
  ['a budget used too fast', { measure: 'total', target: 100, value: 51 }, 'In Progress'],
  ['a budget kept to the end', { measure: 'total', target: 100, value: 100, elapsed: 1 }, 'Achieved'],
  ['a budget exceeded', { measure: 'total', target: 100, value: 101, elapsed: 1 }, null],
  ['a budget of nothing', { measure: 'total', target: 0, value: 1 }, 'In Progress'],
  ['certificates that are there', { measure: 'certifications', target: 2, value: 2 }, 'Achieved'],
  ['half of the certificates', { measure: 'certifications', target: 2, value: 1 }, 'On Track'],
])('%s', (_what, change, label) => {
  const judged = judgeGoal(facts(change))
  expect(judged.label).toBe(label)
  expect(judged.why).toMatch(/^[A-Z0-9].*\.$/)
  for (const part of [judged.progress ?? 0]) expect(part >= 0 && part <= 100).toBe(true)
})

test('a year is over on its last day, and has not begun before its first', () => {
  expect(elapsedOf(2026, new Date('2025-12-31T00:00:00Z'))).toBe(0)
  expect(elapsedOf(2026, new Date('2027-01-01T00:00:00Z'))).toBe(1)
})
