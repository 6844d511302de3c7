import { lieDown } from '@efti-hub/reading'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPdf } from '../../../../../../../packages/reading/src/testing/make-pdf.ts'
import { FRENCH, GERMAN, scanPicture } from '../../../../testing/files/make-scan.ts'
import { renderPage } from '../../pages/render-page.ts'
import { closeRendering } from '../../pages/render-pool.ts'
import { findNative } from './native/find-native.ts'
import { nativeEngine } from './native/native-engine.ts'
import { type OcrEngine, PageTooSlow } from './ocr-engine.ts'
import { packagedEngine } from './packaged/packaged-engine.ts'
import { rotatePicture } from './picture/pixels.ts'
import { closeStraightening } from './picture/straighten-in-thread.ts'
import { readScan } from './read-scan.ts'

const program = await findNative()
const packaged = packagedEngine()
const engines: [string, OcrEngine][] = [
  ['packaged', packaged],
  ...(program ? [['native', nativeEngine(program)] as [string, OcrEngine]] : []),
]

beforeAll(() => scanPicture(['x']), 60_000)
afterAll(async () => {
  await packaged.close()
  await closeStraightening()
  await closeRendering()
})

/** Words of the lines that were not read as they are printed. */
function missingOf(lines: readonly string[], words: readonly { text: string }[]): string[] {
  const read = new Set(words.map(({ text }) => text))
  return lines.flatMap((line) => line.split(' ')).filter((word) => !read.has(word))
}

describe.each(engines)('the %s engine', (_, engine) => {
  const read = (picture: Awaited<ReturnType<typeof scanPicture>>) =>
    readScan(picture, { engine, language: null })

  it.runIf(engine.languages.includes('deu'))(
    'finds the language and reads with its model',
    async () => {
      const found = await read(await scanPicture(GERMAN))
      expect(found).toMatchObject({ language: 'deu', missing: null, pose: { turn: 0, skew: 0 } })
      expect(missingOf(GERMAN, found.words)).toHaveLength(0)
      expect(found.confidence).toBeGreaterThan(0.8)
    },
    60_000,
  )

  it.runIf(engine.languages.includes('fra'))(
    'likewise another language, with its accents',
    async () => {
      const found = await read(await scanPicture(FRENCH))
      expect(found.language).toBe('fra')
      expect(missingOf(FRENCH, found.words).length).toBeLessThan(3)
    },
    60_000,
  )
})

const TURNS = [
  { clockwise: 90, turn: 270 },
  { clockwise: 180, turn: 180 },
  { clockwise: 270, turn: 90 },
] as const

describe('how a page lies', () => {
  it.each(process.env.LONG ? TURNS : TURNS.slice(0, 1))(
    'turned by $clockwise degrees: read, and its words where they are',
    async ({ clockwise, turn }) => {
      const upright = await scanPicture(GERMAN)
      const straight = await readScan(upright, { engine: packaged, language: 'deu' })
      const picture = await scanPicture(GERMAN, clockwise)
      const found = await readScan(picture, { engine: packaged, language: null })
      expect(found.pose).toEqual({ turn, skew: 0 })
      expect(missingOf(GERMAN, found.words).length).toBeLessThan(3)
      const boxOf = (words: typeof found.words) =>
        words.find(({ text }) => text === 'Nordlicht')?.box ?? [0, 0, 0, 0]
      const expected = lieDown(boxOf(straight.words), found.pose, picture)
      boxOf(found.words).forEach((side, i) => {
        expect(Math.abs(side - (expected[i] ?? 0))).toBeLessThan(4)
      })
    },
    60_000,
  )

  it.each([-7, 4])(
    'leaning by %i degrees',
    async (degrees) => {
      const found = await readScan(await scanPicture(GERMAN, degrees), { engine: packaged, language: null })
      expect(found.pose.turn).toBe(0)
      expect(Math.abs(found.pose.skew - degrees)).toBeLessThan(0.4)
      expect(missingOf(GERMAN, found.words).length).toBeLessThan(5)
    },
    60_000,
  )

  it.each([0, 180] as const)(
    'by %i degrees, of nothing but columns of figures',
    async (turn) => {
      const drawn = await drawPdf((pdf) => {
        pdf.fontSize(10)
        for (let at = 0; at < 120; at++) {
          const figures = `${10 + ((at * 37) % 90)}`
          pdf.text(figures, 60 + (at % 3) * 90, 60 + Math.floor(at / 3) * 14, { lineBreak: false })
        }
      })
      const upright = await renderPage(drawn, 1, { dpi: 150, gray: true })
      const picture = await rotatePicture(upright, turn)
      const found = await readScan(picture, { engine: packaged, language: null })
      expect(found.pose.turn % 180).toBe(0)
      expect(found.words.length).toBeGreaterThan(100)
    },
    60_000,
  )

  it('finds nothing on a blank page', async () => {
    const found = await readScan(await scanPicture([]), { engine: packaged, language: null })
    expect(found).toMatchObject({ words: [], language: null, confidence: 0 })
  }, 60_000)
})

describe('limits', () => {
  it.each(engines)(
    'the %s engine stops at its time and on request, and reads the next picture',
    async (_, engine) => {
      const picture = await scanPicture(GERMAN)
      await expect(engine.read(picture, 'eng', { timeLimitMs: 5 })).rejects.toBeInstanceOf(PageTooSlow)
      const stop = new AbortController()
      const reading = engine.read(picture, 'eng', { signal: stop.signal })
      setTimeout(() => stop.abort(new Error('shutting down')), 20)
      await expect(reading).rejects.toThrow('shutting down')
      expect((await engine.read(picture, 'eng')).length).toBeGreaterThan(20)
    },
    60_000,
  )

  it('a language without a model is a fault that states it', async () => {
    await expect(packaged.read(await scanPicture(['x']), 'xxx')).rejects.toThrow("no model for 'xxx'")
  }, 60_000)
})
