import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { packagedEngine } from '../apps/server/src/pipeline/recognition/engines/ocr/packaged/packaged-engine.ts'
import { closePictures } from '../apps/server/src/pipeline/recognition/pictures/read-pictures.ts'
import { recogniseFile } from '../apps/server/src/pipeline/recognition/recognise-file.ts'
import type { Recognised } from '../apps/server/src/pipeline/recognition/recognised.ts'
import { score, sumErrors } from '../bench/recognition/score.ts'
import { committed } from './make/scans/committed.ts'
import { makeScan } from './make/scans/make-scan.ts'
import { papers } from './make/scans/papers/index.ts'
import type { TruthPage } from './make/scans/truth.ts'

/**
 * Most that may be wrong in characters, in percent. The packaged engine is the same everywhere and errs in about half
 * of these; the wrong language, an unturned page or a lost column costs more than the other half.
 */
const MOST_WRONG: Record<string, number> = {
  'light-letter-french': 0.8,
  'medium-letter-polish': 1.2,
  'medium-cmr-spanish': 2.6,
  'medium-dangerous-goods-english': 5,
  'heavy-letter-german': 1.5,
  'heavy-cmr-czech': 2.6,
  'heavy-packing-list-italian': 2,
  'heavy-cmr-german-two-pages': 8,
  'low-dpi-letter-dutch': 1,
  'low-dpi-packing-list-english': 9,
  'turned-90-cmr-dutch': 1.5,
  'turned-180-letter-italian': 1,
  'turned-270-cmr-polish': 1.6,
  'stamped-cmr-italian': 12,
  'fax-letter-czech': 1.5,
  'fax-cmr-french': 9,
  'photographed-cmr-german': 30,
}

/** One of each: accents in Latin letters, a page of low resolution that leans, one on a table. */
const SAMPLE = ['fax-letter-czech', 'heavy-letter-german', 'photographed-cmr-german']

const PATIENCE_MS = 120_000
const engine = packagedEngine()
const file = (name: string) => readFileSync(new URL(`./scans/${name}`, import.meta.url))
const truthOf = (name: string): TruthPage[] => JSON.parse(file(`${name}.words.json`).toString())
const chosen = Object.keys(committed).filter((name) => process.env.LONG || SAMPLE.includes(name))

afterAll(async () => {
  await engine.close()
  await closePictures()
})

describe.each(chosen)('scan %s', (name) => {
  it('is read with its words in their places', { timeout: PATIENCE_MS }, async () => {
    const recognised = await recogniseFile(
      { bytes: file(`${name}.pdf`), originalName: `${name}.pdf` },
      { engine },
    )
    expect(wrongPercent(name, recognised)).toBeLessThan(MOST_WRONG[name] ?? 0)
  })

  it('has the words that its maker prints', { timeout: PATIENCE_MS }, async () => {
    for (const [at, [paperName, degradation]] of (committed[name] ?? []).entries()) {
      const paper = papers.find((one) => one.name === paperName)
      if (!paper) throw new Error(`there is no paper called ${paperName}`)
      expect((await makeScan(paper, degradation)).truth).toEqual(truthOf(name)[at])
    }
  })
})

/** A word counts only on the line where it is printed: this measures places too. */
function wrongPercent(name: string, { pages }: Recognised): number {
  const { characters, ofCharacters } = sumErrors(
    truthOf(name).map((truth, at) => score(truth, pages[at]?.words ?? [])),
  )
  return (100 * characters) / ofCharacters
}
