import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('logs what went wrong and where, never the values of a statement', () => {
  const cause = Object.assign(new Error('invalid input syntax for type json'), { code: '22P02' })
  const error = new Error('Failed query: insert into x values ($1)\nparams: hunter2,ida@example.org', {
    cause,
  })
  const described = JSON.stringify(describeError(error))
  expect(described).not.toContain('hunter2')
  expect(described).not.toContain('ida@example.org')
  expect(described).toContain('22P02')
  expect(described).toContain('log.test.ts')
})

test('cuts long messages of a library', () => {
  expect(JSON.stringify(describeError(new Error('x'.repeat(1_000_000)))).length).toBeLessThan(3_000)
  expect(describeError('thrown as text')).toEqual({ message: 'thrown as text' })
})
