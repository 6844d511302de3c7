import type { Concept } from '../../fields/concepts.ts'
import type { Word } from '../../layout/pages.ts'
import { phrase } from '../../words/phrases/index.ts'

const whose = String.raw`(?:(?:${phrase('yoursOrOurs')})[\s./-]+){0,2}`
const names = phrase('orderReference')
/** 'Rif. Vs. ordine NAR-26/0331', 'PO# 6600417', 'comanda 4417/1': which order the lines belong to. */
const reference = new RegExp(
  String.raw`^${whose}(?:${names})(?!\p{L})[\s.:#/-]*(?:(?:n[r°ºo]?|no|num|č|sz|av|conf)[\s.:°º]*)?(?:${whose}(?:${names})[\s.:#-]*)?(?:n[r°ºo]?[\s.:]*)?(?=[\p{Lu}\d./-]*\d)`,
  'iu',
)

/** A line that names an order, and nothing that goods are. */
export const namesOrder = (text: string): boolean => reference.test(text)

interface BodyLine {
  cells: ReadonlyMap<Concept, readonly Word[]>
  figures: number
}

const natureOf = (line: BodyLine) => line.cells.get('nature') ?? []
const rightOf = (line: BodyLine) => Math.max(...natureOf(line).map((w) => w.box[2]), 0)

/** So many lines of goods before what hangs below the last one can be told from it. */
const fewestRows = 3

/**
 * Goods of one line each, and text below the last: it is a remark, unless the last line had no room left for its first word.
 */
export function withoutTrailing<L extends BodyLine>(rows: readonly L[][]): L[][] {
  const last = rows.at(-1)
  const others = rows.slice(0, -1)
  if (!last || last.length < 2 || rows.length < fewestRows || others.some((row) => row.length > 1))
    return [...rows]
  const [first, second] = last as [L, L]
  const reach = Math.max(...others.map(([line]) => (line ? rightOf(line) : 0)))
  const [word] = natureOf(second)
  const hadRoom = word !== undefined && rightOf(first) + word.box[2] - word.box[0] < reach
  return hadRoom ? [...others, [first]] : [...rows]
}

/** 'Warenwert netto 10.169,50', 'Zwischensumme': one figure, where every line of goods has its quantity and its price. */
export const isCharge = (line: BodyLine, rows: readonly (readonly BodyLine[])[], isGoods: boolean): boolean =>
  !isGoods && line.figures === 1 && rows.length > 0 && rows.every((row) => row.some((l) => l.figures >= 2))
