import type { OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'

/** Of the lower of the two: how much of a word's height lies on its line. */
const ON_LINE = 0.4
/** In heights of tall letters: how far a word may stand out of its line, and two readings of one place into each other. */
const BESIDE = 0.3
const TOUCH = 0.25
/** What only the second look found must be plain: the line may be no type at all. */
const PLAIN = 0.5

/** Words by the line that they are on; under null those on none. */
export function wordsOfLines(
  words: readonly OcrWord[],
  lines: readonly TypeLine[],
): Map<TypeLine | null, OcrWord[]> {
  const found = new Map<TypeLine | null, OcrWord[]>()
  for (const word of words) {
    const line = lineOf(word, lines)
    const there = found.get(line)
    if (there) there.push(word)
    else found.set(line, [word])
  }
  return found
}

function lineOf({ box }: OcrWord, lines: readonly TypeLine[]): TypeLine | null {
  const middle = (box[0] + box[2]) / 2
  let best: TypeLine | null = null
  let most = 0
  for (const line of lines) {
    const beside = BESIDE * line.tall
    if (middle < line.box[0] - beside || middle > line.box[2] + beside) continue
    const [height, lineHeight] = [box[3] - box[1], line.box[3] - line.box[1]]
    const shared = Math.min(box[3], line.box[3]) - Math.max(box[1], line.box[1])
    if (shared < ON_LINE * Math.min(height, lineHeight) || shared / lineHeight <= most) continue
    most = shared / lineHeight
    best = line
  }
  return best
}

/** Two readings of one line: at each place the one that is believed more. */
export function mergeReadings(
  { tall }: TypeLine,
  first: readonly OcrWord[],
  second: readonly OcrWord[],
): OcrWord[] {
  const isSecond = new Set(second)
  const places: OcrWord[][] = []
  let right = Number.NEGATIVE_INFINITY
  const ordered = [...first, ...second].map((word) => ({ word, ...reachOf(word, tall) }))
  for (const { word, from, to } of ordered.sort((a, b) => a.from - b.from)) {
    const isSamePlace = from + TOUCH * tall < right
    if (isSamePlace) places.at(-1)?.push(word)
    else places.push([word])
    right = isSamePlace ? Math.max(right, to) : to
  }
  return places.flatMap((place) => {
    const before = place.filter((word) => !isSecond.has(word))
    const now = place.filter((word) => isSecond.has(word))
    if (now.length === 0) return before
    if (before.length === 0) return now.filter(({ confidence }) => confidence >= PLAIN)
    return beliefIn(now) >= beliefIn(before) ? now : before
  })
}

/** From left to right; two readings of a dot may not meet. */
function reachOf({ box }: OcrWord, tall: number): { from: number; to: number } {
  const middle = (box[0] + box[2]) / 2
  return { from: Math.min(box[0], middle - TOUCH * tall), to: Math.max(box[2], middle + TOUCH * tall) }
}

/** Mean confidence of the characters. */
function beliefIn(words: readonly OcrWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / characters
}
