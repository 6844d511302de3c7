/** Counts lines of a text up to rising offsets, each stretch once. A line ends with LF, CR or both. */
export class LineCounter {
  readonly #text: string
  #at = 0
  #line = 1

  constructor(text: string) {
    this.#text = text
  }

  /** Line, counted from 1, of an offset no smaller than those asked for before. */
  lineAt(offset: number): number {
    for (; this.#at < offset; this.#at += 1) {
      const code = this.#text.charCodeAt(this.#at)
      if (code === 10 || (code === 13 && this.#text.charCodeAt(this.#at + 1) !== 10)) this.#line += 1
    }
    return this.#line
  }
}

/** Line and column, both counted from 1. */
export function placeInText(text: string, offset: number): { line: number; column: number } {
  const line = new LineCounter(text).lineAt(offset)
  const before = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1))
  return { line, column: offset === 0 ? 1 : offset - before }
}
