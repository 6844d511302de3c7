/** How much of a page gets places: far above any freight document, far below harm. */

/** Characters of a line that get places; the text itself is kept whole. */
export const MAX_LINE_LENGTH = 20_000

/** A crowded form has some eight hundred words, a page of a listing some two thousand. */
export const MAX_WORDS_OF_PAGE = 20_000
export const MAX_RULES_OF_PAGE = 4_000
