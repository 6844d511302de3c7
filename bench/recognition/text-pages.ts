import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recogniseFile } from '../../apps/server/src/pipeline/recognition/recognise-file.ts'
import {
  closeRecognition,
  warmRecognition,
} from '../../apps/server/src/pipeline/recognition/run-in-worker.ts'
import { manyPages } from '../../samples/make/scans/papers/index.ts'
import { isInstalled, runProgram } from './run-program.ts'

const ROUNDS = 5

/** Header of `textRows`. */
export const TEXT_COLUMNS = ['reader', 'pages', 'seconds', 'pages/s', 'beside pdftotext']

/** How fast the text layer of one long PDF is read, by us with the place of every word, and by poppler. */
export async function textRows(pages: number): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'efti-bench-'))
  try {
    const bytes = await manyPages(pages)
    const file = join(folder, 'pages.pdf')
    writeFileSync(file, bytes)
    await warmRecognition()
    const measured: [string, number][] = [
      ['ours, words with places and ruled lines', await best(() => readOurs(bytes))],
    ]
    if (isInstalled('pdftotext')) {
      const run = (...options: string[]) => best(() => runProgram('pdftotext', [...options, file, '-']))
      measured.push(['pdftotext', await run()], ['pdftotext -bbox', await run('-bbox')])
    }
    const beside = measured.find(([name]) => name === 'pdftotext')?.[1] ?? Number.NaN
    return measured.map(([name, seconds]) => [
      name,
      `${pages}`,
      seconds.toFixed(2),
      (pages / seconds).toFixed(0),
      Number.isNaN(beside) ? '-' : `${(beside / seconds).toFixed(2)} x`,
    ])
  } finally {
    await closeRecognition()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readOurs(bytes: Buffer): Promise<void> {
  const { pages } = await recogniseFile({ bytes, originalName: 'pages.pdf' })
  if (pages.some((page) => page.words.length === 0)) throw new Error('a page was not read')
}

/** Seconds; the shortest of some rounds is the one that was disturbed least. */
async function best(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await work()
    times.push((performance.now() - began) / 1000)
  }
  return Math.min(...times)
}
