import { joinSpans, type Span, spanOf } from '../../layout/span.ts'
import type { GoodsTable } from '../table/goods-table.ts'
import { goodsLines, partsOfLine } from '../table/goods-text.ts'

/**
 * Agents type pieces and masses into the first lines of an air waybill and what they are into the box beside, line after
 * line: 'TURBINE RINGS', 'DIMS 140X110X80', 'GASKET KITS', 'DIMS 60X50X45'. Where as many names stand there, parted by what is
 * told of each, as there are lines of pieces, the first name is the first line's.
 */
export function goodsInBlocks(table: GoodsTable): void {
  const counted = table.rows.filter((row) => row.has('packageCount') && row.has('grossWeight'))
  const cells = table.rows.flatMap((row) => row.get('nature') ?? [])
  if (counted.length < 2 || counted.length !== table.rows.length || cells.length === 0) return
  const blocks = blocksOf(joinSpans(cells))
  if (blocks.length !== counted.length) return
  for (const [at, row] of counted.entries()) row.set('nature', blocks[at] as Span)
}

/** A name and what is told of it: behind that the next name begins. */
function blocksOf(cell: Span): Span[] {
  const blocks: Span[][] = []
  let told = true
  for (const words of goodsLines(cell)) {
    const line = spanOf(words)
    const { name, detail, code } = partsOfLine(line.text)
    if (told && name) blocks.push([])
    // How wide sizes are says nothing of how far names reach.
    if (name || code) blocks.at(-1)?.push(line)
    told = detail || (told && !name)
  }
  return blocks.map((lines) => joinSpans(lines))
}
