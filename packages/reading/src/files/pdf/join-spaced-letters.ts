import type { Run } from './collect-words.ts'

const MIN_LETTERS = 4
/** Shares of the type size: wider gaps part columns, and gaps of one spaced word differ by less than this. */
const MAX_GAP = 0.6
const MAX_DEVIATION = 0.12

/** 'F R A C H T B R I E F', spaced out for emphasis as headings of forms are: single letters at even distances. */
export function joinSpacedLetters(line: Run[]): Run[] {
  const joined: Run[] = []
  for (let i = 0; i < line.length; ) {
    const letters = spacedFrom(line, i)
    const first = letters[0] as Run
    if (letters.length < MIN_LETTERS) {
      joined.push(first)
      i++
      continue
    }
    const last = letters.at(-1) as Run
    joined.push({
      ...first,
      text: letters.map(({ text }) => text).join(''),
      box: [
        first.box[0],
        Math.min(...letters.map(({ box }) => box[1])),
        last.box[2],
        Math.max(...letters.map(({ box }) => box[3])),
      ],
      closed: last.closed,
    })
    i += letters.length
  }
  return joined
}

function spacedFrom(line: Run[], start: number): Run[] {
  const letters = line.slice(start, start + 1)
  if (!isLetter(letters[0])) return letters
  let even: number | null = null
  for (let i = start + 1; i < line.length; i++) {
    const run = line[i] as Run
    const before = letters.at(-1) as Run
    const gap = run.box[0] - before.box[2]
    if (!isLetter(run) || gap > MAX_GAP * run.size || gap < 0) break
    if (even !== null && Math.abs(gap - even) > MAX_DEVIATION * run.size) break
    even ??= gap
    letters.push(run)
  }
  return letters
}

function isLetter(run: Run | undefined): boolean {
  return run !== undefined && /^\p{L}$/u.test(run.text)
}
