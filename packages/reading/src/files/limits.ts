/** How much of a file is read. Each is far above any freight document and far below harm. */

/** A consolidated transport file has some hundred pages; 10,000 are a mistake or an attack. */
export const MAX_PAGES = 2_000

/** Uncompressed size of all parts of a docx, of its text part alone, and of all XML in it. */
export const MAX_DOCX_BYTES = 200 * 1_048_576
export const MAX_DOCX_TEXT_BYTES = 32 * 1_048_576
export const MAX_DOCX_XML_BYTES = 64 * 1_048_576
/** A document with pictures and embedded files has some hundred. */
export const MAX_DOCX_PARTS = 5_000

/** Deeper than any message of the trade; later stages walk trees recursively. */
export const MAX_NESTING = 256

/** Elements and attributes together. libxml2 keeps about 100 bytes for each, outside the thread's heap. */
export const MAX_XML_NODES = 3_000_000
/** Likewise for a Word document, of which each becomes an object of half a kilobyte; a hundred pages have some 200,000. */
export const MAX_DOCX_NODES = 1_000_000

/** Values of a JSON file, lists and objects among them. JSON.parse cannot be stopped: too many end the whole process. */
export const MAX_JSON_VALUES = 2_000_000

/** Rows of a table and lines of a text that get places; the text itself is kept whole. */
export const MAX_PLACED_LINES = 5_000
export { MAX_LINE_LENGTH, MAX_RULES_OF_PAGE, MAX_WORDS_OF_PAGE } from '../layout/limits.ts'
/** A page has a few logos, stamps and signatures; a map or drawing has thousands of strokes. */
export const MAX_MARKS_OF_PAGE = 200
