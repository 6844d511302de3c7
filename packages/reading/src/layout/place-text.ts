import { MAX_LINE_LENGTH, MAX_RULES_OF_PAGE, MAX_WORDS_OF_PAGE } from './limits.ts'
import type { RecognisedPage, Rule, Word } from './pages.ts'

/** Where a format has no places, words are in a grid of typewriter characters: 10 point Courier, in points. */
export const CHARACTER_WIDTH = 6
export const LINE_HEIGHT = 12
export const TYPE_SIZE = 10
const MARGIN = 36
const TAB_STOP = 8

export interface PlacedLine {
  text: string
  /** In characters and lines from the top left corner. */
  column: number
  row: number
  bold?: boolean
}

/** A page as wide and as long as its text needs, with the words that fit into the limits. */
export function placePage(number: number, lines: PlacedLine[], drawn: Rule[] = []): RecognisedPage {
  const rules = drawn.slice(0, MAX_RULES_OF_PAGE)
  const words: Word[] = []
  for (const line of lines) {
    if (words.length >= MAX_WORDS_OF_PAGE) break
    for (const word of wordsOfLine(line)) words.push(word)
  }
  words.length = Math.min(words.length, MAX_WORDS_OF_PAGE)
  const width = words.reduce((most, { box }) => Math.max(most, box[2]), 0) + MARGIN
  const height = words.reduce((most, { box }) => Math.max(most, box[3]), 0) + MARGIN
  return {
    number,
    width: rules.reduce((most, rule) => Math.max(most, rule[2] + MARGIN), width),
    height: rules.reduce((most, rule) => Math.max(most, rule[3] + MARGIN), height),
    words,
    rules,
    synthetic: true,
  }
}

/** The point of the grid at which a character of that column and row begins. */
export function gridPoint(column: number, row: number): [number, number] {
  return [MARGIN + column * CHARACTER_WIDTH, MARGIN + row * LINE_HEIGHT]
}

export function wordsOfLine({ text, column, row, bold }: PlacedLine): Word[] {
  const words: Word[] = []
  for (const match of expandTabs(text.slice(0, MAX_LINE_LENGTH), column).matchAll(/\S+/g)) {
    const [x, y] = gridPoint(column + match.index, row)
    const box: Word['box'] = [x, y, x + match[0].length * CHARACTER_WIDTH, y + TYPE_SIZE]
    words.push({ text: match[0], box, confidence: 1, size: TYPE_SIZE, ...(bold && { bold }) })
  }
  return words
}

function expandTabs(text: string, column: number): string {
  if (!text.includes('\t')) return text
  let out = ''
  for (const piece of text.split(/(\t)/)) {
    out += piece === '\t' ? ' '.repeat(TAB_STOP - ((column + out.length) % TAB_STOP)) : piece
  }
  return out
}
