/** The file itself is at fault: final, never tried again. The message states what was wrong, where, and what to do. */
export class UnreadableFile extends Error {}

/** No page has text that can be read without recognising pictures. */
export class NoTextLayer extends UnreadableFile {}
