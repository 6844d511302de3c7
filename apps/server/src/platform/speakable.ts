/** Long enough for any sentence of ours; a library's message can contain a whole document. */
const MOST_CHARACTERS = 500

/**
 * Text as PostgreSQL, JSON and people can take it: no NUL and no other control characters, no halves of
 * characters, not endless. For messages that may carry a piece of a file.
 */
export function speakable(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}
