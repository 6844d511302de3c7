import type { Word } from '../layout/pages.ts'

/** A text of more words goes over several lines. */
const MOST_OF_A_TEXT = 40
/** A day with its hour, a figure in groups with its unit. */
const MOST_OF_A_FIGURE = 8

/**
 * So many words a value takes in print, at most: a text's own, some of them apart. A line may have thousands, and each of its pieces is
 * read as a person waits.
 */
export const mostWordsOf = (value: unknown, isText: boolean): number =>
  isText && typeof value === 'string'
    ? Math.min(MOST_OF_A_TEXT, value.split(/\s+/).length + 3)
    : MOST_OF_A_FIGURE

/** The pieces of a line that have at most so many words, short ones first, from left to right. */
export function* piecesOfLine(words: readonly Word[], most: number): Generator<Word[]> {
  for (let length = 1; length <= Math.min(most, words.length); length++) {
    for (let from = 0; from + length <= words.length; from++) yield words.slice(from, from + length)
  }
}
