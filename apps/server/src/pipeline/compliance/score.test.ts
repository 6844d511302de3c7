import type { CheckLine, Finding, Severity } from '@efti-hub/efti'
import { expect, test } from 'vitest'
import { scoreOf } from './score.ts'

const line = (severity: Severity, passed: number, failed: number): CheckLine => ({
  code: `T-${severity}`,
  rule: 'A rule.',
  severity,
  passed,
  failed,
})
const finding = (severity: Severity) => ({ severity }) as Finding

test('every check passed is 100', () => {
  expect(scoreOf([line('critical', 2, 0), line('low', 3, 0)], []).score).toBe(100)
})

test('a failed low check weighs one point of all', () => {
  // 5 * 4 = 20 of 21 points.
  const { score, explanation } = scoreOf([line('high', 4, 0), line('low', 0, 1)], [finding('low')])
  expect(score).toBe(95)
  expect(explanation).toContain('20 of 21 points')
})

test('stays below 90 while a high finding is open and below 70 while a critical one is', () => {
  const nearlyAll = [line('medium', 100, 0)]
  expect(scoreOf([...nearlyAll, line('high', 0, 1)], [finding('high')]).score).toBe(89)
  const { score, explanation } = scoreOf([...nearlyAll, line('critical', 0, 1)], [finding('critical')])
  expect(score).toBe(69)
  expect(explanation).toContain('Capped at 69 while a critical finding is open.')
})

test('the cap never lifts a lower share', () => {
  expect(scoreOf([line('high', 1, 3)], [finding('high')]).score).toBe(25)
})

test('no applicable check is 0 and says so', () => {
  expect(scoreOf([], [])).toEqual({ score: 0, explanation: 'No check applied to this document.' })
})
