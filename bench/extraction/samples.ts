import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPages } from '@efti-hub/reading'
import type { OcrEngine } from '../../apps/server/src/pipeline/recognition/engines/ocr/ocr-engine.ts'
import { packagedEngine } from '../../apps/server/src/pipeline/recognition/engines/ocr/packaged/packaged-engine.ts'
import { closeRendering } from '../../apps/server/src/pipeline/recognition/pages/render-pool.ts'
import { closePictures } from '../../apps/server/src/pipeline/recognition/pictures/read-pictures.ts'
import { recogniseFile } from '../../apps/server/src/pipeline/recognition/recognise-file.ts'
import type { DegradationName } from '../../samples/make/scans/degradations.ts'
import { scanPages } from '../../samples/make/scans/make-scan.ts'
import { wrapInPdf } from '../../samples/make/scans/wrap-in-pdf.ts'
import { compare, type SampleComparison } from './samples/compare.ts'
import { drawReliability } from './samples/draw-reliability.ts'
import { printTables } from './samples/print-tables.ts'
import { papersIn, type SamplePaper, samplePapers } from './samples/sample-papers.ts'

export interface SampleRow extends SampleComparison {
  paper: SamplePaper
  state: State
  /** The kind that was seen. */
  kind: string
}

/** As printed, scanned as well and as badly as offices do, or photographed by hand. */
type State = 'text layer' | 'medium scan' | 'heavy scan' | 'photograph'

/** What happens to a document on its way into each state. */
const DEGRADATION_OF = {
  'medium scan': 'medium',
  'heavy scan': 'heavy',
  photograph: 'photographed',
} as const satisfies Record<Exclude<State, 'text layer'>, DegradationName>

/** A busy machine makes reading slow; it must not make it worse. */
const PATIENCE_MS = 600_000

const OPTIONS = ['--worked-on', '--held-back', '--text', '--medium', '--photographed', '--misses']
const FOLDER = '--folder='
const RELIABILITY = '--reliability='

/**
 * How well the documents of samples/papers are read, which other makers' programs might have printed. `--worked-on` or
 * `--held-back`: only these; `--folder=<path>`: those of another folder instead; `--reliability=<file>.svg`: draws how many values of each confidence are right; `--text`: no scans; `--medium`: medium scans only; `--photographed`: photographs and no scans; `--misses`: names what was misread, but never of what is held back.
 */
export async function measureSamples(options: readonly string[]): Promise<void> {
  const refusal = refusalOf(options)
  if (refusal) {
    console.error(refusal)
    process.exit(1)
  }
  const showMisses = options.includes('--misses')
  const rows: SampleRow[] = []
  const engine = packagedEngine()
  for (const paper of papersFor(options)) {
    for (const state of statesOf(options)) {
      const row = await measure(paper, state, engine)
      if (row) rows.push(row)
      if (row && showMisses) printMisses(row)
    }
  }
  printTables(rows)
  const drawing = options.find((option) => option.startsWith(RELIABILITY))?.slice(RELIABILITY.length)
  if (drawing)
    drawReliability(
      rows.flatMap(({ judged }) => judged),
      drawing,
    )
  await engine.close()
  await closePictures()
  await closeRendering()
}

function statesOf(options: readonly string[]): State[] {
  if (options.includes('--text')) return ['text layer']
  if (options.includes('--medium')) return ['text layer', 'medium scan']
  if (options.includes('--photographed')) return ['text layer', 'photograph']
  return ['text layer', 'medium scan', 'heavy scan']
}

function refusalOf(options: readonly string[]): string | null {
  const unknown = options.find(
    (option) => !OPTIONS.includes(option) && !option.startsWith(FOLDER) && !option.startsWith(RELIABILITY),
  )
  if (unknown)
    return `There is no option ${unknown}: only ${OPTIONS.join(', ')}, ${FOLDER}<path>, ${RELIABILITY}<file>.`
  if (options.includes('--misses') && options.includes('--held-back'))
    return 'What is misread of the papers held back is not shown: they would measure nothing any more.'
  return null
}

function papersFor(options: readonly string[]): SamplePaper[] {
  const folder = options.find((option) => option.startsWith(FOLDER))?.slice(FOLDER.length)
  if (folder) return papersIn(pathToFileURL(`${resolve(folder)}/`), 'other')
  if (options.includes('--held-back')) return samplePapers('held-back')
  const workedOnOnly = options.includes('--worked-on') || options.includes('--misses')
  return [...samplePapers('worked-on'), ...(workedOnOnly ? [] : samplePapers('held-back'))]
}

/** Null where a document cannot be in that state: text and Word files are not scanned. */
async function measure(paper: SamplePaper, state: State, engine: OcrEngine): Promise<SampleRow | null> {
  let { bytes } = paper
  if (state !== 'text layer') {
    if (!paper.file.endsWith('.pdf')) return null
    const pages = await scanPages(paper.name, bytes, DEGRADATION_OF[state])
    bytes = await wrapInPdf(pages.map(({ picture }) => picture))
  }
  const recognised = await recogniseFile(
    { bytes, originalName: paper.file },
    {
      engine,
      pageLimitMs: PATIENCE_MS,
      onFault: (page, error) => console.error(`${paper.name}, ${state}: page ${page} not read: ${error}`),
    },
  )
  const extracted = readPages(recognised)
  return { paper, state, kind: extracted.kind, ...compare(extracted, paper.truth) }
}

function printMisses({ paper, state, kind, misses }: SampleRow): void {
  if (kind !== paper.truth.kind) console.log(`${paper.name}, ${state}: seen as ${kind}`)
  for (const miss of misses) console.log(`${paper.name}, ${state}: ${miss}`)
}
