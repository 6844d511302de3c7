import { createDecipheriv, hkdfSync } from 'node:crypto'
import { type DataCipher, isEncrypted } from '../../platform/data-cipher.ts'

const rowOf = (userId: string) => ['two_factor', userId]

export function encryptTotpSecret(cipher: DataCipher, userId: string, secret: string): string {
  return cipher.encrypt(secret, rowOf(userId))
}

/** Null when it cannot be read: altered, copied from another person, or under a secret that is gone. */
export function readTotpSecret(
  cipher: DataCipher,
  sessionSecret: string,
  userId: string,
  stored: string,
): string | null {
  return isEncrypted(stored) ? cipher.decrypt(stored, rowOf(userId)) : readEarlier(stored, sessionSecret)
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** Before there was a data key: under one that is derived from SESSION_SECRET, and bound to no row. */
function readEarlier(stored: string, sessionSecret: string): string | null {
  const bytes = Buffer.from(stored, 'base64url')
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'two-factor secrets', 32))
  try {
    const iv = bytes.subarray(0, IV_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}
