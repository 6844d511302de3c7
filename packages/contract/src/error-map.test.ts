import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { useSpecifiedMessages } from './error-map.ts'

const before = z.config().customError
beforeAll(() => useSpecifiedMessages())
afterAll(() => {
  z.config({ customError: before })
})

const schema = z.object({ name: z.string().min(3), email: z.email(), consent: z.string().min(1, 'Say it') })
const messagesOf = (value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a rule without words of its own speaks the generic ones', () => {
  expect(messagesOf({ name: 'ab', email: 'ida@', consent: 'yes' })).toEqual([
    ['name', 'String must contain at least 3 character(s)'],
    ['email', 'Invalid input'],
  ])
  expect(messagesOf({ email: 7, consent: 'yes' })).toEqual([
    ['name', 'Required'],
    ['email', 'Invalid input'],
  ])
})

test('a rule with words of its own keeps them', () => {
  expect(messagesOf({ name: 'Ida', email: 'ida@example.org', consent: '' })).toEqual([['consent', 'Say it']])
})
