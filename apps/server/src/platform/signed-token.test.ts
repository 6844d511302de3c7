import { expect, test } from 'vitest'
import { makeSigner } from './signed-token.ts'

const now = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-11-20T10:00:30Z')
const signer = makeSigner('one secret of thirty-two characters')

test('gives back the claims until it expires', () => {
  const token = signer.sign('upload', { uploadId: 'u1' }, later)
  expect(signer.verify('upload', token, now)).toEqual({ uploadId: 'u1' })
  expect(signer.verify('upload', token, later)).toBeNull()
})

test('is worth nothing for another purpose, under another secret, or altered', () => {
  const token = signer.sign('upload', { uploadId: 'u1' }, later)
  expect(signer.verify('socket', token, now)).toBeNull()
  expect(makeSigner('another secret of 32 characters..').verify('upload', token, now)).toBeNull()
  const [body = '', mac = ''] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ uploadId: 'u2', exp: later.getTime() })).toString('base64url')
  for (const broken of ['', '.', body, `${forged}.${mac}`, `${token}x`, `${token}.x`, `${body}.`]) {
    expect(signer.verify('upload', broken, now), broken).toBeNull()
  }
})
