import type { Block, TextSpan, WordCell } from './blocks.ts'

/** A node of the document that mammoth reads; which fields it has depends on `type`. */
export interface DocxNode {
  type: string
  children?: DocxNode[]
  value?: string
  isBold?: boolean
  breakType?: string
  checked?: boolean
  colSpan?: number
  rowSpan?: number
}

export function blocksOfDocx(nodes: DocxNode[] = []): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'table') return [{ kind: 'table', rows: rowsOf(node) }]
    if (node.type !== 'paragraph') return blocksOfDocx(node.children)
    return splitAtPageBreaks(spansOf(node.children, false))
  })
}

const PAGE_BREAK = '\f'

function spansOf(nodes: DocxNode[] = [], bold: boolean): TextSpan[] {
  return nodes.flatMap((node): TextSpan[] => {
    switch (node.type) {
      case 'text':
        return [{ text: node.value ?? '', bold }]
      case 'tab':
        return [{ text: '\t', bold }]
      case 'break':
        return [{ text: node.breakType === 'page' ? PAGE_BREAK : '\n', bold }]
      case 'checkbox':
        return node.checked ? [{ text: 'X', bold }] : []
      default:
        return spansOf(node.children, bold || node.isBold === true)
    }
  })
}

/** A page break is inside a paragraph; what follows it begins the next page. */
function splitAtPageBreaks(spans: TextSpan[]): Block[] {
  const blocks: Block[] = []
  let current: TextSpan[] = []
  for (const { text, bold } of spans) {
    text.split(PAGE_BREAK).forEach((piece, i) => {
      if (i > 0) {
        blocks.push({ kind: 'paragraph', spans: current }, { kind: 'page-break' })
        current = []
      }
      if (piece !== '') current.push({ text: piece, bold })
    })
  }
  return [...blocks, { kind: 'paragraph', spans: current }]
}

function rowsOf(table: DocxNode): WordCell[][] {
  const rows = (table.children ?? []).filter(({ type }) => type === 'tableRow')
  return rows.map((row) =>
    (row.children ?? [])
      .filter(({ type }) => type === 'tableCell')
      .map((cell) => ({
        blocks: blocksOfDocx(cell.children),
        columns: Math.max(1, cell.colSpan ?? 1),
        rows: Math.max(1, cell.rowSpan ?? 1),
      })),
  )
}
