import { describe, expect, it } from 'vitest'
import type { Box } from '../../recognised.ts'
import type { GrayPicture, OcrEngine } from './ocr-engine.ts'
import type { Straightened } from './picture/straighten.ts'
import { readInParts } from './read-in-parts.ts'

const [WIDTH, HEIGHT, DPI] = [1000, 1000, 100]

/** A page with lines of forty letters, eight pixels high, that begin at these rows. */
function pageWith(rows: readonly number[]): Straightened {
  const marks = rows.flatMap((top) =>
    Array.from({ length: 40 }, (_, i): Box => [i * 20, top, i * 20 + 10, top + 8]),
  )
  const lines = rows.map((top) => ({ box: [0, top, 800, top + 8] as Box, tall: 8, marks: [] }))
  const picture = { width: WIDTH, height: HEIGHT, dpi: DPI, data: new Uint8Array(WIDTH * HEIGHT) }
  return {
    picture,
    marks,
    lines,
    rules: [],
    strips: [],
    letters: 40,
    sheet: null,
    turn: 0,
    skew: 0,
    isSure: true,
  }
}

/** Reads one word in the first row of each picture. */
function watchedEngine() {
  const seen: GrayPicture[] = []
  const engine: OcrEngine = {
    name: 'watched',
    languages: ['eng'],
    async read(picture) {
      seen.push(picture)
      return [{ text: 'word', box: [0, 0, 10, 8], confidence: 0.9, size: 8 }]
    },
    async close() {},
  }
  return { engine, seen }
}

describe('a page read in two parts', () => {
  it('is cut in the white that parts its letters best, and what lies below gets its place on the page', async () => {
    const { engine, seen } = watchedEngine()
    const rows = [...Array(6).keys()].map((i) => i * 20).concat([...Array(6).keys()].map((i) => 700 + i * 20))
    const words = await readInParts(pageWith(rows), engine, 'eng', {})
    expect(seen).toHaveLength(2)
    const [upper = 0] = seen.map(({ height }) => height)
    expect(upper).toBeGreaterThan(108)
    expect(upper).toBeLessThan(700)
    expect(seen.reduce((sum, { height }) => sum + height, 0)).toBe(HEIGHT)
    expect(words.map(({ box }) => box[1])).toEqual([0, upper])
  })

  it('stays whole where every cut would go through type', async () => {
    const { engine, seen } = watchedEngine()
    const page = pageWith([...Array(10).keys()].map((i) => i * 20))
    page.lines.push({ box: [900, 0, 950, HEIGHT], tall: 50, marks: [] })
    await readInParts(page, engine, 'eng', {})
    expect(seen.map(({ height }) => height)).toEqual([HEIGHT])
  })

  it('stays whole where it has little type', async () => {
    const { engine, seen } = watchedEngine()
    await readInParts(pageWith([0, 500]), engine, 'eng', {})
    expect(seen).toHaveLength(1)
  })
})
