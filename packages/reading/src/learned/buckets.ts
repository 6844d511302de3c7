/** So many rows has the table of the reader: each sign of a word is one of them. */
export const BUCKETS = 1 << 16

/** FNV-1a, its bits mixed once more: which row a sign has. Two signs may share one. */
export function bucketOf(sign: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < sign.length; at++) {
    hash ^= sign.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1)
}

/** Signs as rows, each once. */
export const bucketsOf = (signs: readonly string[]): Uint16Array =>
  Uint16Array.from(new Set(signs.map(bucketOf)))

const LONGEST = 18
const MOST_KNOWN = 50_000
const known = new Map<string, string>()

/** A word without case, accents, punctuation at its ends, and which digits it has. */
export function plainWord(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size > MOST_KNOWN) known.clear()
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\d/g, '0')
    .replace(/^[^\p{L}\p{N}]+(?=.)|(?<=.)[^\p{L}\p{N}]+$/gu, '')
    .slice(0, LONGEST)
  known.set(text, plain)
  return plain
}

/** 'Hamburg' is Xx, 'B-44 17' is X-00 00. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/[\p{Ll}\p{Lo}]+/gu, 'x')
    .replace(/\d/g, '0')
    .replace(/0{5,}/g, '00000+')
    .slice(0, 12)
