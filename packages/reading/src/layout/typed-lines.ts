import { height, middleX, middleY } from './box.ts'
import { outerSides } from './half-open-boxes.ts'
import type { Box, RecognisedPage, Rule, Word } from './pages.ts'

/** A run of such signs is a line across; of these a cell's side. */
const across = /[-_=~─═*+┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬]{3,}/u
const side = /[|¦│║]/u
const pieces = /[|¦│║]|[-_=~─═*+┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬]{3,}|(?:(?![|¦│║]|[-_=~─═*+┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬]{3,}).)+/gu
/** A line without more than these signs of its own is drawn; 'A---B' is text. */
const onlyDrawn = /^[-_=~─═*+┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬|¦│║]+$/u
/** Sides on so many lines one below the other are a cell's; a single stroke stands between two words. */
const fewestSides = 2
/** From one typed line to the next, in heights of its type. */
const nextLine = 1.5

/** Lines that a text file draws with the signs of its typewriter become drawn lines; what is typed keeps its place. */
export function drawTypedLines(page: RecognisedPage): RecognisedPage {
  if (!page.synthetic) return page
  const parts = page.words.flatMap((word) => partsOf(word))
  const sides = columnsOf(parts.filter(({ text }) => side.test(text) && text.length === 1))
  const isSide = new Set(sides.flat())
  const rules: Rule[] = sides.map((column) => {
    const [first, last] = [column[0] as Word, column.at(-1) as Word]
    const reach = 0.7 * height(first.box)
    return [middleX(first.box), first.box[1] - reach, middleX(first.box), last.box[3] + reach]
  })
  const typed: Word[] = []
  for (const part of parts) {
    if (isSide.has(part)) continue
    const { text, box } = part
    if (across.test(text) && onlyDrawn.test(text)) rules.push([box[0], middleY(box), box[2], middleY(box)])
    else typed.push(part)
  }
  if (rules.length === 0) return page
  const [first] = page.words
  const outer = first ? outerSides(rules, height(first.box)) : []
  return { ...page, words: typed, rules: [...page.rules, ...rules, ...outer] }
}

/** '|ABSENDER' is a side and a word. */
function partsOf(word: Word): Word[] {
  if (!side.test(word.text)) return [word]
  const letter = (word.box[2] - word.box[0]) / word.text.length
  return [...word.text.matchAll(pieces)].map(({ 0: text, index }) => {
    const box: Box = [...word.box]
    box[0] += index * letter
    box[2] = box[0] + text.length * letter
    return { ...word, text, box }
  })
}

/** Strokes one below the other on lines that follow each other. */
function columnsOf(strokes: readonly Word[]): Word[][] {
  const columns: Word[][] = []
  for (const stroke of strokes.toSorted((a, b) => a.box[1] - b.box[1])) {
    const above = columns.find((column) => {
      const last = column.at(-1) as Word
      const down = stroke.box[1] - last.box[1]
      return (
        Math.abs(middleX(stroke.box) - middleX(last.box)) < 1 &&
        down > 0 &&
        down < nextLine * height(last.box)
      )
    })
    if (above) above.push(stroke)
    else columns.push([stroke])
  }
  return columns.filter((column) => column.length >= fewestSides)
}
