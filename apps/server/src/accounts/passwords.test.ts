import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { warningAbout } from './common-passwords/judge-password.ts'
import { hashPassword, inPasswordTurn, isPassword } from './passwords.ts'

test('argon2id with 19 MiB, two passes, one lane, and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('blue-lorry'), hashPassword('blue-lorry')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(parseOptions(one)).toMatchObject({ saltLen: 16, outputLen: 32 })
  expect(one).not.toBe(other)
})

test('another password is not the password', async () => {
  const known = await hashPassword('blue-lorry')
  expect(await isPassword('blue-lorry', known)).toBe(true)
  expect(await isPassword('blue-lorry ', known)).toBe(false)
  expect(await isPassword('', known)).toBe(false)
})

test('nobody has a password', async () => {
  expect(await isPassword('blue-lorry', null)).toBe(false)
})

test('two hash at a time, the others wait their turn, and a fault gives its turn back', async () => {
  let running = 0
  let most = 0
  const turns = Array.from({ length: 9 }, (_, turn) =>
    inPasswordTurn(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      if (turn % 3 === 0) throw new Error('broken')
      return turn
    }),
  )
  const ended = await Promise.allSettled(turns)
  expect(most).toBe(2)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
})

test('a line of more than 200 is refused, not kept', async () => {
  let release = () => {}
  const open = new Promise<void>((resolve) => {
    release = resolve
  })
  const turns = Array.from({ length: 203 }, () => inPasswordTurn(() => open))
  await expect(turns.at(-1)).rejects.toMatchObject({ code: 'unavailable' })
  release()
  const ended = await Promise.allSettled(turns)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(202)
})

test.each(['password', 'PASSWORD', 'Qwerty123', 'ida@example.org', 'Ida@Example.org'])(
  '%s is warned about',
  (typed) => {
    expect(warningAbout(typed, 'ida@example.org')).toContain('attackers')
  },
)

test('a password of one’s own is not', () => {
  expect(warningAbout('blue-lorry-41-ferry', 'ida@example.org')).toBeUndefined()
})
