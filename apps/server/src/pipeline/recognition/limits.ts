/** How much of a file is read, and with what means. Each is far above any freight paper and far below harm. */

/** A consolidated transport file has some hundred pages; 10,000 are a mistake or an attack. */
export const MAX_PDF_PAGES = 2_000

/** JavaScript heap of one recognition thread, and the buffers (inflated streams, wasm) beside it. */
export const HEAP_LIMIT_MB = 768
export const BUFFER_LIMIT_MB = 512

/** When the caller says nothing. */
export const TIME_LIMIT_MS = 120_000

/** Uncompressed size of all parts of a docx, and of its text part alone. */
export const MAX_DOCX_BYTES = 200 * 1_048_576
export const MAX_DOCX_TEXT_BYTES = 32 * 1_048_576

/** Deeper than any message of the trade; later stages walk trees recursively. */
export const MAX_NESTING = 256

/** Elements and attributes together. libxml2 keeps about 100 bytes for each, outside the thread's heap. */
export const MAX_XML_NODES = 3_000_000

/** Rows of a table and lines of a text that get places; the text itself is kept whole. */
export const MAX_PLACED_LINES = 5_000
