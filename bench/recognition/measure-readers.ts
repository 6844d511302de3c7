import { type DegradationName, degradations } from '../../samples/make/scans/degradations.ts'
import { setUpright } from '../../samples/make/scans/truth.ts'
import type { ScanReader } from './reader.ts'
import type { KnownScan } from './scan-files.ts'
import { type Errors, type ReadWord, score, sumErrors } from './score.ts'

/** Header of `rowsOf`. */
export const COLUMNS = ['degradation', 'reader', 'pages', 'CER', 'WER', 's a page', 'CPU s', 'MB']

/**
 * Each reader reads each page once, one page at a time, in turn, so that what else the machine does meets all alike.
 * Once `budgetMs` are spent no further page is begun.
 */
export async function readerRows(
  degradation: DegradationName,
  scans: readonly KnownScan[],
  readers: readonly ScanReader[],
  budgetMs: number,
): Promise<string[][]> {
  const tallies = readers.map(() => ({ errors: [] as Errors[], seconds: 0, processor: 0, megabytes: 0 }))
  const began = performance.now()
  let pages = 0
  for (const scan of scans) {
    if (performance.now() - began > budgetMs) break
    pages += 1
    for (const [at, reader] of readers.entries()) {
      const { words, seconds, processorSeconds, megabytes } = await reader.read(scan)
      const tally = tallies[at]
      if (!tally) continue
      tally.errors.push(errorsOf(scan, words, reader))
      tally.seconds += seconds
      tally.processor += processorSeconds
      tally.megabytes = Math.max(tally.megabytes, megabytes)
    }
  }
  return readers.map(({ name }, at) => {
    const { errors = [], seconds = 0, processor = 0, megabytes = 0 } = tallies[at] ?? {}
    const { characters, ofCharacters, words, ofWords } = sumErrors(errors)
    const cost = [(seconds / pages).toFixed(2), (processor / pages).toFixed(2), megabytes.toFixed(0)]
    const share = [percent(characters, ofCharacters), percent(words, ofWords)]
    return [`${degradation} (${degradations[degradation].dpi} dpi)`, name, `${pages}`, ...share, ...cost]
  })
}

/** A reader that turns pages reports places on the page as it lay or on the upright one: the better fit counts. */
function errorsOf({ truth }: KnownScan, words: readonly ReadWord[], { keepsPlaces }: ScanReader): Errors {
  const asItLies = score(truth, words)
  if (keepsPlaces || truth.turn === 0) return asItLies
  const upright = score(setUpright(truth), words)
  return upright.characters < asItLies.characters ? upright : asItLies
}

function percent(part: number, of: number): string {
  return `${((100 * part) / of).toFixed(2)} %`
}
