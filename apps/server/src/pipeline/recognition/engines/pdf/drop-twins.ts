import type { GlyphPlace, Run } from './collect-words.ts'

/** Type drawn again within this share of its size is made bold by it; the narrowest letters stand wider apart. */
const TWIN_SHIFT = 0.1
/** Points; wider than any twin's shift at the sizes of forms. */
const CELL = 8
const CELLS_ACROSS = 1 << 20
/** A cell of print holds some ten; thousands on one spot are no bold type, and every one is compared with every other. */
const MAX_IN_CELL = 200

/**
 * Some programs print bold type by drawing it twice a hair's breadth apart, and the second time perhaps in pieces. A
 * run is left out when each of its glyphs also stands in a run that is longer, or as long and drawn before.
 */
export function dropTwins(runs: Run[]): Run[] {
  const cells = indexGlyphs(runs)
  const dropped = new Set<Run>()
  for (const run of [...runs].reverse().sort((a, b) => a.glyphs.length - b.glyphs.length)) {
    const twins = new Set<Run>()
    const isTwin = run.glyphs.every((glyph) => {
      const twin = findTwin(cells, glyph, run, dropped)
      if (twin) twins.add(twin)
      return twin !== null
    })
    if (!isTwin || run.glyphs.length === 0) continue
    dropped.add(run)
    for (const twin of twins) twin.bold = true
  }
  return runs.filter((run) => !dropped.has(run))
}

interface IndexedGlyph {
  glyph: GlyphPlace
  run: Run
}

function keyOf(x: number, y: number): number {
  return Math.floor(x / CELL) + Math.floor(y / CELL) * CELLS_ACROSS
}

function indexGlyphs(runs: Run[]): Map<number, IndexedGlyph[]> {
  const cells = new Map<number, IndexedGlyph[]>()
  for (const run of runs) {
    for (const glyph of run.glyphs) {
      const key = keyOf(glyph.x, glyph.y)
      const cell = cells.get(key)
      if (cell && cell.length < MAX_IN_CELL) cell.push({ glyph, run })
      else if (!cell) cells.set(key, [{ glyph, run }])
    }
  }
  return cells
}

/** Another run with the same glyph at nearly the same place. */
function findTwin(
  cells: Map<number, IndexedGlyph[]>,
  { text, x, y }: GlyphPlace,
  run: Run,
  dropped: Set<Run>,
): Run | null {
  const reach = Math.min(TWIN_SHIFT * run.size, CELL / 2)
  const seen: number[] = []
  for (const cornerX of [x - reach, x + reach]) {
    for (const cornerY of [y - reach, y + reach]) {
      const key = keyOf(cornerX, cornerY)
      if (seen.includes(key)) continue
      seen.push(key)
      for (const { glyph, run: other } of cells.get(key) ?? []) {
        if (other === run || glyph.text !== text || dropped.has(other)) continue
        if (Math.abs(glyph.x - x) <= reach && Math.abs(glyph.y - y) <= reach) return other
      }
    }
  }
  return null
}
