import { z } from 'zod'

const MESSAGE = 'Please leave out web addresses, email addresses and invisible characters'

/** Control characters, and those that change the direction of text or hide parts of it. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u
/** A scheme, a host that begins with www, an email address, or a domain; 'Co.KG' and 'St.John' are none. */
const ADDRESS = /:\/\/|\bwww\d?\.|\S@\S|[\p{L}\p{N}-]{3,}[.。]\p{L}{2,}(?![\p{L}\p{N}])/iu

/** Names appear in mails to people who do not know the sender, where mail programs make links of addresses. */
export function isPlainName(name: string): boolean {
  // NFKC: a full stop of full width is made a link like an ordinary one.
  return !INVISIBLE.test(name) && !ADDRESS.test(name.normalize('NFKC'))
}

export const plainName = (most: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most)
    .regex(/^\P{Cc}*$/u, { abort: true })
    .refine(isPlainName, MESSAGE)
