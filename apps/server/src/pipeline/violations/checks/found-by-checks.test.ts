import { expect, test } from 'vitest'
import { foundByChecks } from './found-by-checks.ts'

const CHECKS = ['1', '2', '3', '4', '5']
const row = (firstCheckId: string, lastCheckId: string) => ({ id: 'v', firstCheckId, lastCheckId })
const act = (act: 'resolved' | 'reopened', checkId: string | null) => ({ violationId: 'v', act, checkId })
const checksThatFound = (...[of, acts = []]: [ReturnType<typeof row>, ReturnType<typeof act>[]?]) =>
  CHECKS.filter((id) => foundByChecks(CHECKS, [of], acts).get(id)?.length)

test('from the first check to the last', () => {
  expect(checksThatFound(row('2', '4'))).toEqual(['2', '3', '4'])
  expect(checksThatFound(row('5', '5'))).toEqual(['5'])
})

test('not by those in between that no longer found it', () => {
  const acts = [act('resolved', '2'), act('reopened', '4')]
  expect(checksThatFound(row('1', '5'), acts)).toEqual(['1', '4', '5'])
})

test('resolved at the end, and opened again by a person in between', () => {
  const acts = [act('reopened', null), act('resolved', '4')]
  expect(checksThatFound(row('1', '3'), acts)).toEqual(['1', '2', '3'])
})
