/** What both Word formats come down to: paragraphs and tables, in the order of the document. */
export type Block = Paragraph | Table | PageBreak

export interface Paragraph {
  kind: 'paragraph'
  spans: TextSpan[]
}

/** Text of one weight; tabs and line ends are in it as such. */
export interface TextSpan {
  text: string
  bold: boolean
}

export interface Table {
  kind: 'table'
  rows: WordCell[][]
}

export interface WordCell {
  blocks: Block[]
  columns: number
  rows: number
}

export interface PageBreak {
  kind: 'page-break'
}

export function paragraphOf(text: string): Paragraph {
  return { kind: 'paragraph', spans: [{ text, bold: false }] }
}

/** Running text for people and for search: a row of a table on one line, its cells apart by two spaces. */
export function textOfBlocks(blocks: Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return block.spans.map(({ text }) => text).join('')
      if (block.kind === 'page-break') return ''
      return block.rows.map((cells) => cells.map(textOfCell).join('  ').trimEnd()).join('\n')
    })
    .join('\n')
}

function textOfCell({ blocks }: WordCell): string {
  return textOfBlocks(blocks)
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}
