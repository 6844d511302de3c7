import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'

/** Sorted hashes of 4 bytes (see README.md). */
const HASHES = readFileSync(new URL('common-passwords.bin', import.meta.url))
const HASH_BYTES = 4

const REFUSED = 'This password is among the 100,000 that attackers try first. Please choose another one.'
const GUESSABLE =
  'This password has only words that are tried first here, such as those of your email address. Please choose another one.'
const TOO_PLAIN =
  'This password is easy to guess. Please choose one with letters or digits and at least four different characters.'
const OWN_ADDRESS = 'This password is your email address. Please choose another one.'
const WARNING = 'This password is among the first that attackers try. Please choose another one soon.'

/** Capitals make no difference: a guesser tries both. */
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

/** Of the product and of what it is for (docs/SECURITY.md, Ways to sign in). */
const CONTEXT_WORDS =
  'efti,compliance,hub,freight,transport,consignment,consignor,consignee,carrier,cargo,document,documents,password,admin,user,manager,operator,auditor'.split(
    ',',
  )

/** Of nothing but such words and those of the email address, with any digits and signs between them. */
function isOfContext(password: string, email: string): boolean {
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '')
  const own = email.toLowerCase().split(/[^\p{L}]+/u)
  const words = [...CONTEXT_WORDS, ...own].filter((word) => word.length > 2)
  // Where a word can end. A pattern would try the ways through words that overlap one after the other.
  const ends = new Set([0])
  for (let at = 0; at < letters.length; at++) {
    if (!ends.has(at)) continue
    for (const word of words) if (letters.startsWith(word, at)) ends.add(at + word.length)
  }
  return letters !== '' && ends.has(letters.length)
}

/** Capitals make no difference here either. */
function isPlain(password: string): boolean {
  return !/[\p{L}\p{N}]/u.test(password) || new Set(password.toLowerCase()).size < 4
}

function isOwnAddress(password: string, email: string): boolean {
  const typed = password.trim().toLowerCase()
  return email !== '' && [email.toLowerCase(), email.toLowerCase().split('@')[0]].includes(typed)
}

/** For a new password; people who have one keep signing in with it. @throws Refusal unless the server allows it. */
export function refuseCommon(services: Services, password: string, email: string): void {
  if (!services.config.refuseCommonPasswords) return
  const refused =
    (isCommon(password) && REFUSED) ||
    (isPlain(password) && TOO_PLAIN) ||
    (isOwnAddress(password, email) && OWN_ADDRESS) ||
    (isOfContext(password, email) && GUESSABLE)
  if (refused) throw new Refusal('common_password', refused, { password: refused })
}

/** A warning for a common password, or for one that is the person's own email address; neither is refused here. */
export function warningAbout(password: string, email: string): string | undefined {
  return isCommon(password) || isOwnAddress(password, email) ? WARNING : undefined
}
