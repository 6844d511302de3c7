import { hasWebAddress } from '@efti-hub/contract'
import { Refusal } from '../../platform/refusal.ts'

const PROBLEM = 'Please leave out web addresses: the link is added'

/** Nothing but a domain: no scheme, no path, no 'www'. */
const BARE_DOMAIN = /^(?!www\d?\.)[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/iu

/**
 * The only link of the mail is ours. A name such as 'Booking.com' may stay where one of the quoted texts has it, as the message
 * repeats what the document says. @throws Refusal
 */
export function refuseWebAddresses(message: string, quoted: readonly string[]): void {
  const known = new Set(quoted.flatMap(wordsOf).filter((word) => BARE_DOMAIN.test(word)))
  const isForeign = (word: string) => hasWebAddress(word) && !known.has(word)
  if (wordsOf(message).some(isForeign)) throw new Refusal('invalid_request', PROBLEM, { message: PROBLEM })
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .split(/\s+/u)
    .map((word) => word.replace(/^[\p{Ps}\p{Pi}"',;]+|[\p{Pe}\p{Pf}"',;:.!?]+$/gu, ''))

/** As it is, but no mail program makes a link of a name such as 'Booking.com': a word joiner follows its dots. */
export const withoutLinks = (message: string) =>
  message.replace(/\S+/gu, (word) => (hasWebAddress(word) ? word.replaceAll('.', '.\u2060') : word))
