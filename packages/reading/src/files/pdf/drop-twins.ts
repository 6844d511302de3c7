import type { GlyphPlace, Run } from './collect-words.ts'

/** Type drawn again within this share of its size is made bold by it; the narrowest letters are wider apart. */
const TWIN_SHIFT = 0.1
/** Points; wider than any twin's shift at the sizes of forms. */
const CELL = 8
const CELLS_ACROSS = 1 << 20
/** A cell of print contains some ten; thousands on one spot are no bold type, and every one is compared with every other. */
const MAX_IN_CELL = 200

/**
 * Some programs print bold type by drawing it twice a hair's breadth apart, and the second time perhaps in pieces. A
 * run is left out when each of its glyphs also is in a run that is longer, or as long and drawn before.
 */
export function dropTwins(runs: Run[]): Run[] {
  const cells = indexGlyphs(runs)
  const dropped = new Set<Run>()
  for (const run of [...runs].reverse().sort((a, b) => a.glyphs.length - b.glyphs.length)) {
    const twins = findTwins(cells, run, dropped)
    if (!twins) continue
    dropped.add(run)
    for (const twin of twins) twin.bold = true
  }
  return runs.filter((run) => !dropped.has(run))
}

/** The content of one square of the page: glyphs, and at the same places the runs that they belong to. */
interface Cell {
  glyphs: GlyphPlace[]
  runs: Run[]
}

function keyOf(x: number, y: number): number {
  return Math.floor(x / CELL) + Math.floor(y / CELL) * CELLS_ACROSS
}

function indexGlyphs(runs: Run[]): Map<number, Cell> {
  const cells = new Map<number, Cell>()
  for (const run of runs) {
    for (const glyph of run.glyphs) {
      const key = keyOf(glyph.x, glyph.y)
      const cell = cells.get(key)
      if (!cell) {
        cells.set(key, { glyphs: [glyph], runs: [run] })
      } else if (cell.glyphs.length < MAX_IN_CELL) {
        cell.glyphs.push(glyph)
        cell.runs.push(run)
      }
    }
  }
  return cells
}

/** The runs that the glyphs of this one are in as well; null when one stands alone, as nearly always the first does. */
function findTwins(cells: Map<number, Cell>, run: Run, dropped: Set<Run>): Run[] | null {
  const [first] = run.glyphs
  if (!first || !findTwin(cells, first, run, dropped)) return null
  const twins = run.glyphs.map((glyph) => findTwin(cells, glyph, run, dropped))
  return twins.includes(null) ? null : (twins as Run[])
}

/** Another run with the same glyph at nearly the same place. */
function findTwin(cells: Map<number, Cell>, glyph: GlyphPlace, run: Run, dropped: Set<Run>): Run | null {
  const reach = Math.min(TWIN_SHIFT * run.size, CELL / 2)
  let before = Number.NaN
  for (const x of [glyph.x - reach, glyph.x + reach]) {
    for (const y of [glyph.y - reach, glyph.y + reach]) {
      const key = keyOf(x, y)
      // Most reach into no other square. One that is looked through twice answers the same.
      if (key === before) continue
      before = key
      const twin = findTwinIn(cells.get(key), glyph, run, reach, dropped)
      if (twin) return twin
    }
  }
  return null
}

function findTwinIn(
  cell: Cell | undefined,
  { text, x, y }: GlyphPlace,
  run: Run,
  reach: number,
  dropped: Set<Run>,
): Run | null {
  if (!cell) return null
  for (let i = 0; i < cell.glyphs.length; i++) {
    const other = cell.runs[i] as Run
    const glyph = cell.glyphs[i] as GlyphPlace
    if (other === run || glyph.text !== text || dropped.has(other)) continue
    if (Math.abs(glyph.x - x) <= reach && Math.abs(glyph.y - y) <= reach) return other
  }
  return null
}
