import type { RecognisedPage, Rule } from '../../layout/pages.ts'
import { gridPoint, type PlacedLine, placePage } from '../../layout/place-text.ts'
import { MAX_PAGES, MAX_PLACED_LINES } from '../limits.ts'
import { type Block, type Paragraph, textOfBlocks } from './blocks.ts'
import { layOutTable } from './lay-out-table.ts'
import { place, type WordLayout } from './layout.ts'

/** Characters on a line of the page that a document without places is laid out on. */
const PAGE_WIDTH = 110
const TAB_STOP = 8

export interface LaidOutPages {
  pages: RecognisedPage[]
  text: string
  isCut: boolean
}

/** Pages end where the author broke them; Word's own page ends are not in the file. */
export function layOutPages(blocks: Block[]): LaidOutPages {
  const sheets: Block[][] = [[]]
  for (const block of blocks) {
    if (block.kind === 'page-break') sheets.push([])
    else sheets.at(-1)?.push(block)
  }
  const layouts = sheets
    .filter((sheet, i) => i === 0 || sheet.length > 0)
    .slice(0, MAX_PAGES)
    .map((sheet) => layOut(sheet, PAGE_WIDTH))
  return {
    pages: layouts.map(({ lines, rules }, i) =>
      placePage(
        i + 1,
        lines.filter(({ row }) => row < MAX_PLACED_LINES),
        rules.map(onGrid),
      ),
    ),
    text: sheets.map(textOfBlocks).join('\n\n').trim(),
    isCut: sheets.length > MAX_PAGES || layouts.some(({ height }) => height > MAX_PLACED_LINES),
  }
}

/** A point above the line of text that it closes off. */
function onGrid([x0, y0, x1, y1]: Rule): Rule {
  const [left, top] = gridPoint(x0, y0)
  const [right, bottom] = gridPoint(x1, y1)
  return [left, top - 1, right, bottom - 1]
}

export function layOut(blocks: Block[], width: number): WordLayout {
  const layout: WordLayout = { lines: [], rules: [], width: 0, height: 0 }
  for (const block of blocks) {
    if (layout.height > MAX_PLACED_LINES) break
    if (block.kind === 'page-break') continue
    const part = block.kind === 'table' ? layOutTable(block, layOut) : layOutParagraph(block, width)
    place(part, 0, layout.height, layout)
    layout.width = Math.max(layout.width, part.width)
    layout.height += part.height
  }
  return layout
}

function layOutParagraph({ spans }: Paragraph, width: number): WordLayout {
  const layout: WordLayout = { lines: [], rules: [], width: 0, height: 1 }
  let column = 0
  let row = 0
  for (const { text, bold } of spans) {
    for (const piece of text.match(/\n|\t|[^\S\n\t]+|\S+/g) ?? []) {
      if (piece === '\n') {
        row++
        column = 0
      } else if (piece === '\t') {
        column += TAB_STOP - (column % TAB_STOP)
      } else if (piece.trim() === '') {
        column += column === 0 ? 0 : piece.length
      } else {
        if (column > 0 && column + piece.length > width && !touches(layout, row, column)) {
          row++
          column = 0
        }
        layout.lines.push({ text: piece, column, row, bold })
        column += piece.length
        layout.width = Math.max(layout.width, column)
      }
    }
  }
  layout.lines = joinTouching(layout.lines)
  layout.height = row + 1
  return layout
}

/** True when a word goes on here in another weight: it must not be torn over two lines. */
function touches({ lines }: WordLayout, row: number, column: number): boolean {
  const last = lines.at(-1)
  return last !== undefined && last.row === row && last.column + last.text.length === column
}

/** A word of two weights ('Ab' bold, 'sender' not) is one word, bold when all of it is. */
function joinTouching(lines: PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && last.row === line.row && last.column + last.text.length === line.column) {
      last.text += line.text
      last.bold = last.bold && line.bold
    } else {
      joined.push({ ...line })
    }
  }
  return joined
}
