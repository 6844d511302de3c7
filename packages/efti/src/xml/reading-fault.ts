/** Stops the reading of a text; its place is counted into line and column once, where it is caught. */
export class ReadingFault extends Error {
  readonly offset: number

  /** `reason` is a sentence in plain words. */
  constructor(reason: string, offset: number) {
    super(reason)
    this.offset = offset
  }
}
