import type { Recognised } from '../layout/pages.ts'
import { placePage } from '../layout/place-text.ts'
import { readPages } from '../read-pages.ts'
import { type SetLine, setPaper } from './set-paper.ts'

/** Left edge, top edge, height of a line and width of a letter of printed text, in points. */
const print = { left: 40, top: 30, line: 13, letter: 4.5, large: 15 }

/** A plain text as a host prints it. */
export function typePaper(text: string): Recognised {
  const lines = linesOf(text).map((line, row) => ({ text: line.replace(/^# /, ''), column: 0, row }))
  const page = placePage(1, lines)
  return { engine: 'plain-text', format: 'txt', confidence: 1, text, pages: [page], notes: [] }
}

/** The same text as a program prints it: two blanks part what stands side by side, what follows '# ' is large. */
export function printPaper(text: string): Recognised {
  return setPaper([
    linesOf(text).flatMap((line, row): SetLine[] => {
      const large = line.startsWith('# ')
      const y = print.top + row * print.line
      return [...line.replace(/^# /, '').matchAll(/\S+(?: \S+)*/g)].map(({ 0: piece, index }, at) => [
        print.left + index * (large ? print.large / 2 : print.letter),
        y,
        piece,
        large && at === 0 ? print.large : undefined,
      ])
    }),
  ])
}

const linesOf = (text: string) => text.replace(/^\n/, '').split('\n')

/** Printed where a line of it is large, else typed. */
export const readPaper = (text: string) => readPages(/^# /m.test(text) ? printPaper(text) : typePaper(text))

/** What it is seen as, printed and, where no line of it is large, typed too. */
export const kindsOf = (text: string): Set<string> =>
  new Set([readPages(printPaper(text)).kind, readPaper(text).kind])
