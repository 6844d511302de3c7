import { bare } from './compare.ts'

/**
 * Words as alternatives of a pattern, longest first; `blank` is the pattern of what may stand between two words. Patterns
 * that ignore case know no Turkish: an i is met with and without its dot. Host programs print capitals without their marks:
 * 'SCELLE', 'TAHAC'.
 */
export const alternatives = (words: readonly string[], blank: string): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/[iı]/g, '[iıİ]')
        .replace(/[À-ỹ]/gu, (letter) => (letter === 'ı' || letter === 'İ' ? letter : orWithoutMark(letter)))
        .replace(/\s+/g, () => blank),
    )
    .join('|')

function orWithoutMark(letter: string): string {
  const base = bare(letter)
  return base.length === 1 && base !== letter && /[a-z]/.test(base) ? `[${letter}${base}]` : letter
}
