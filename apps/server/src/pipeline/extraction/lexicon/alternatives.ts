/**
 * Words as alternatives of a pattern, longest first; `blank` is the pattern of what may stand between two words. Patterns
 * that ignore case know no Turkish: an i is met with and without its dot.
 */
export const alternatives = (words: readonly string[], blank: string): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/[iı]/g, '[iıİ]')
        .replace(/\s+/g, () => blank),
    )
    .join('|')
