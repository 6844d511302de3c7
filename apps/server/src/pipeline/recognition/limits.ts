/** How much of a file is read, and with what means. Each is far above any freight document and far below harm. */

/** A consolidated transport file has some hundred pages; 10,000 are a mistake or an attack. */
export const MAX_PAGES = 2_000

/**
 * Memory of the worker process: 1.5 GB in all. Half a gigabyte is the process with its idle threads; one file at a time
 * may be heavy, and the others stay light.
 */
export const HEAVY_MB = 400
export const LIGHT_MB = 160
/** Of the whole process, with nothing heavy in it. */
export const RESTING_MB = 700
/** JavaScript heap of one thread; what lies in buffers beside it (inflated streams, wasm) only HEAVY_MB bounds. */
export const HEAP_LIMIT_MB = 400
/** New objects of one thread. The default of 48 MB for each of five threads would be a sixth of the whole. */
export const YOUNG_HEAP_MB = 16

/** The default. */
export const TIME_LIMIT_MS = 120_000

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
export { MAX_LINE_LENGTH, MAX_RULES_OF_PAGE, MAX_WORDS_OF_PAGE } from '@efti-hub/reading'
/** A page has a few logos, stamps and signatures; a map or drawing has thousands of strokes. */
export const MAX_MARKS_OF_PAGE = 200
