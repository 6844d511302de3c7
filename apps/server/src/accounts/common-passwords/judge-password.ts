import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { House } from '../../house.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Sorted hashes of 4 bytes (see README.md). */
const HASHES = readFileSync(new URL('common-passwords.bin', import.meta.url))
const HASH_BYTES = 4

const REFUSED = 'This password is among the 100,000 that attackers try first. Please choose another one.'
const WARNING = 'This password is among the first that attackers try. Please choose another one soon.'

/** Capitals make no difference: whoever guesses tries both. */
export function isCommon(password: string): boolean {
  const hash = createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE()
  let low = 0
  let high = HASHES.length / HASH_BYTES - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const there = HASHES.readUInt32BE(middle * HASH_BYTES)
    if (there === hash) return true
    if (there < hash) low = middle + 1
    else high = middle - 1
  }
  return false
}

/** For a new password; whoever has such a one keeps signing in with it. @throws Refusal unless the server allows it. */
export function refuseCommon(house: House, password: string): void {
  if (house.config.refuseCommonPasswords && isCommon(password)) {
    throw new Refusal('common_password', REFUSED, { password: REFUSED })
  }
}

/** A warning for a common password, or for one that is the person's own email address; neither is refused here. */
export function warningAbout(password: string, email: string): string | undefined {
  const typed = password.toLowerCase()
  return isCommon(typed) || typed === email || typed === email.split('@')[0] ? WARNING : undefined
}
