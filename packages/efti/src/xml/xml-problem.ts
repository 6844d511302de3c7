/** The text is not XML that can be read: malformed, with a document type declaration, or nested too deeply. */
export class XmlProblem extends Error {
  override readonly name = 'XmlProblem'
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1. */
  readonly column: number

  /** `reason` is a sentence in plain words without its place; the place is put before it. */
  constructor(reason: string, line: number, column: number) {
    super(`Line ${line}, column ${column}: ${reason}`)
    this.line = line
    this.column = column
  }
}
