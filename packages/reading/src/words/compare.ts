import { LRUCache } from 'lru-cache'

/** Letters and digits only, lower case, without diacritics: what is left of a label for comparison. */
export function bare(text: string): string {
  if (/^[A-Za-z0-9]*$/.test(text)) return text.toLowerCase()
  return text
    .replace(/ß/g, 'ss')
    .replace(/[Œœ]/g, 'oe')
    .replace(/[Ææ]/g, 'ae')
    .replace(/[Øø]/g, 'o')
    .replace(/[Łł]/g, 'l')
    .replace(/[Đđ]/g, 'd')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Each line of a page is compared by every finder and for every kind that it may be. */
const known = new LRUCache<string, string>({ max: 10_000 })
/** What is longer is a text of its own, and not asked about again. */
const longestKnown = 200

/** The same with single spaces between the words. */
export function bareWords(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const words = text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(bare)
    .filter(Boolean)
    .join(' ')
  if (text.length <= longestKnown) known.set(text, words)
  return words
}

/** One wrong letter in eight, at most three. */
export const wrongLettersAllowed = (length: number): number => Math.min(3, Math.floor(length / 8))

/** Number of single-letter edits between two strings, or `limit + 1` once it is clear that there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let previous = Uint16Array.from({ length: b.length + 1 }, (_, i) => i)
  let current = new Uint16Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    current[0] = i
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] as number) + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      const value = Math.min(change, (previous[j] as number) + 1, (current[j - 1] as number) + 1)
      current[j] = value
      if (value < best) best = value
    }
    if (best > limit) return limit + 1
    ;[previous, current] = [current, previous]
  }
  return previous[b.length] as number
}
