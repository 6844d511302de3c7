/** A value of a data file with its place in the text. */
export interface Leaf {
  /** Steps from the outermost down, joined by '/'; a member of a list carries its number, from 1, in brackets. */
  path: string
  text: string
  start: number
  end: number
  /** From 1. */
  line: number
}

/** Counts lines from one offset to a later one. */
export function lineCounter(text: string): (offset: number) => number {
  let line = 1
  let at = 0
  return (offset) => {
    for (;;) {
      const feed = text.indexOf('\n', at)
      if (feed < 0 || feed >= offset) return line
      line += 1
      at = feed + 1
    }
  }
}
