import { createHash, randomInt } from 'node:crypto'

const HOW_MANY = 10
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 119 random bits. */
const LENGTH = 24

export interface RecoveryCode {
  code: string
  hash: Buffer
}

export function newRecoveryCodes(): RecoveryCode[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    const code = letters.replace(/(.{4})(?=.)/g, '$1-')
    return { code, hash: hashOfRecoveryCode(code) }
  })
}

/** As it was typed in: capitals, blanks and hyphens do not count. With this many random bits no slow hash is needed. */
export function hashOfRecoveryCode(typed: string): Buffer {
  return createHash('sha256').update(typed.toLowerCase().replace(/[\s-]/g, '')).digest()
}
