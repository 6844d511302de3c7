import type { Box } from '../../../recognised.ts'
import type { OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'

/** The marks of a line that are in a word, from left to right; those above each other are one. */
export function marksIn({ box }: OcrWord, { marks }: TypeLine): Box[] {
  const within = marks
    .filter(([left, , right]) => (left + right) / 2 >= box[0] && (left + right) / 2 <= box[2])
    .sort((a, b) => a[0] - b[0])
  const together: Box[] = []
  for (const [left, top, right, bottom] of within) {
    const last = together.at(-1)
    if (!last || left >= last[2]) together.push([left, top, right, bottom])
    else {
      last[1] = Math.min(last[1], top)
      last[2] = Math.max(last[2], right)
      last[3] = Math.max(last[3], bottom)
    }
  }
  return together
}
