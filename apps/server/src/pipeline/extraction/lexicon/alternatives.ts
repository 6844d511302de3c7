/** Words as alternatives of a pattern, longest first; `blank` is the pattern of what may stand between two words. */
export const alternatives = (words: readonly string[], blank: string): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, () => blank))
    .join('|')
