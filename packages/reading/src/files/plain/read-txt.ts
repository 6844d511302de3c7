import { type PlacedLine, placePage } from '../../layout/place-text.ts'
import type { Engine } from '../engine.ts'
import { MAX_LINE_LENGTH, MAX_PLACED_LINES } from '../limits.ts'
import { noteOfRest } from '../partly-placed.ts'
import { readSource } from './read-source.ts'

/** A page ends at a form feed, as in print-outs of host systems; the columns that spaces make keep their places. */
export const readTxt: Engine = async (bytes) => {
  const { text, notes } = readSource(bytes)
  const { sheets, isCut } = placeLines(text)
  const pages = sheets.map((lines, i) => placePage(i + 1, lines))
  return {
    engine: 'text',
    format: 'txt',
    confidence: 1,
    text,
    pages,
    notes: [...notes, ...noteOfRest(pages, isCut)],
  }
}

const ENDS = /\r\n?|\n|\f|$/g

/** Goes through the text only as far as lines get places: the rest may be a hundred million line ends. */
function placeLines(text: string): { sheets: PlacedLine[][]; isCut: boolean } {
  const sheets: PlacedLine[][] = [[]]
  let isCut = false
  let start = 0
  let lines = 0
  for (const { 0: end, index } of text.matchAll(ENDS)) {
    if (lines++ === MAX_PLACED_LINES) return { sheets, isCut: true }
    const sheet = sheets.at(-1) as PlacedLine[]
    sheet.push({
      text: text.slice(start, Math.min(index, start + MAX_LINE_LENGTH)),
      column: 0,
      row: sheet.length,
    })
    isCut ||= index - start > MAX_LINE_LENGTH
    start = index + end.length
    if (end === '\f') sheets.push([])
  }
  return { sheets, isCut }
}
