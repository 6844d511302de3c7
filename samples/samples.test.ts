import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Extracted } from '@efti-hub/reading'
import { readPages } from '@efti-hub/reading'
import { distance } from 'fastest-levenshtein'
import { afterAll, describe, expect, it } from 'vitest'
import { packagedEngine } from '../apps/server/src/pipeline/recognition/engines/ocr/packaged/packaged-engine.ts'
import { recogniseFile } from '../apps/server/src/pipeline/recognition/recognise-file.ts'
import type { Recognised } from '../apps/server/src/pipeline/recognition/recognised.ts'
import { originals } from './make/originals.ts'
import { findingsOf, printed, rounded } from './stages.ts'

/** UPDATE_SAMPLES=1 writes the stages anew; read the difference before you commit it. */
const update = process.env.UPDATE_SAMPLES === '1'

/** The same on every machine, whatever programs it has. */
const engine = packagedEngine()
afterAll(() => engine.close())

describe.each(Object.entries(originals))('%s', (folder, { extension }) => {
  const at = (name: string) => new URL(`./${folder}/${name}`, import.meta.url)
  const stored = <T>(name: string): T => JSON.parse(readFileSync(at(name), 'utf8')) as T

  /** Each stage starts from what is stored, so that a fault shows in the stage that made it. */
  function check(name: string, value: unknown) {
    if (update || !existsSync(at(name))) writeFileSync(at(name), `${printed(value)}\n`)
    expect(value).toEqual(stored(name))
  }

  /** What was seen on a picture varies by a letter with the processor: nearly the same text, in the same words of notes. */
  function checkSeen(name: string, { text, ...seen }: Recognised) {
    if (update || !existsSync(at(name))) writeFileSync(at(name), `${printed({ text, ...seen })}\n`)
    const { text: expected, engine: reader, notes } = stored<Recognised>(name)
    expect(distance(text, expected)).toBeLessThan(0.05 * expected.length)
    expect({ engine: seen.engine, notes: seen.notes.map(({ code }) => code) }).toEqual({
      engine: reader,
      notes: notes.map(({ code }) => code),
    })
  }

  // A scan takes half a minute; samples/scans.test.ts reads others here.
  it.runIf(!folder.includes('scanned') || update || process.env.LONG)(
    'original to text',
    async () => {
      const name = `01-original.${extension}`
      const recognised = await recogniseFile(
        { bytes: readFileSync(at(name)), originalName: name },
        { engine },
      )
      if (recognised.pages.some((page) => page.source === 'picture'))
        checkSeen('02-text.json', rounded(recognised))
      else check('02-text.json', rounded(recognised))
    },
    60_000,
  )

  it('text to consignment', () => {
    check('03-consignment.json', JSON.parse(JSON.stringify(readPages(stored<Recognised>('02-text.json')))))
  })

  it('consignment to findings', () => {
    check(
      '04-findings.json',
      JSON.parse(JSON.stringify(findingsOf(stored<Extracted>('03-consignment.json')))),
    )
  })
})
