import { expect, test } from 'vitest'
import { isEncrypted, makeDataCipher } from './data-cipher.ts'

const KEY = 'one data key of thirty-two characters'
const NEXT = 'another data key of 32 characters....'
const cipher = makeDataCipher(KEY, null)
const row = ['two_factor', 'ida']

test('gives back what was encrypted, each time in another form', () => {
  const stored = cipher.encrypt('a secret ü', row)
  expect(cipher.decrypt(stored, row)).toBe('a secret ü')
  expect(stored.startsWith(cipher.currentPrefix)).toBe(true)
  expect(isEncrypted(stored)).toBe(true)
  expect(cipher.encrypt('a secret ü', row)).not.toBe(stored)
})

test('is worth nothing in another row, under another key, or altered', () => {
  const stored = cipher.encrypt('a secret', row)
  expect(cipher.decrypt(stored, ['two_factor', 'otto'])).toBeNull()
  expect(cipher.decrypt(stored, ['two_factor,ida'])).toBeNull()
  expect(makeDataCipher(NEXT, null).decrypt(stored, row)).toBeNull()
  const [version, id, payload = ''] = stored.split('.')
  const bytes = Buffer.from(payload, 'base64url')
  for (const at of [0, 12, 28]) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(cipher.decrypt(`${version}.${id}.${altered.toString('base64url')}`, row), `byte ${at}`).toBeNull()
  }
  // A shortened tag would be a thousand times easier to guess.
  const shortTag = Buffer.concat([bytes.subarray(0, 12), bytes.subarray(12, 16)]).toString('base64url')
  for (const broken of [
    '',
    'v1',
    `${version}.${id}.`,
    `${version}.${id}.${shortTag}`,
    `v2.${id}.${payload}`,
  ]) {
    expect(cipher.decrypt(broken, row), broken).toBeNull()
  }
})

test('reads what is under the key before, and writes under the current one', () => {
  const stored = cipher.encrypt('a secret', row)
  const rotated = makeDataCipher(NEXT, KEY)
  expect(rotated.decrypt(stored, row)).toBe('a secret')
  expect(cipher.decrypt(rotated.encrypt('a secret', row), row)).toBeNull()
  const [current, previous] = rotated.digestsOf(['a', 'value'])
  expect(cipher.digestsOf(['a', 'value'])).toEqual([previous])
  expect(current).not.toEqual(previous)
  expect(cipher.digestsOf(['a,value'])).not.toEqual([previous])
})
