/**
 * How well opened documents are read with weights (packages/reading/src/weights/) that are fitted without their writers, and how
 * often such values are right that are called certain.
 *
 *   npm run bench:weights              by leaving out the writers of each commit in turn
 *   npm run bench:weights -- --write   writes the weights fitted on all opened documents
 */
import { writeFileSync } from 'node:fs'
import { extractFromPages } from '../packages/reading/src/extract-from-pages.ts'
import type { Recognised } from '../packages/reading/src/layout/pages.ts'
import { standPagesUp } from '../packages/reading/src/pages-as-read.ts'
import {
  balancedOf,
  certaintyOf,
  compare,
  precisionOf,
  type SampleTally,
  sumTallies,
} from './extraction/samples/compare.ts'
import {
  type ChosenValue,
  chosenValues,
  fitCandidates,
  fitValues,
  likelihoodOf,
  use,
} from './weights/fit-weights.ts'
import { openedDocuments } from './weights/opened-documents.ts'

const WEIGHTS = new URL('../packages/reading/src/weights/weights.json', import.meta.url)

const { documents, copies } = await openedDocuments()
const all = [...documents, ...copies]
const writers = [...new Set(documents.map((document) => document.writers))]
const without = new Map(
  writers.map((name) => [name, fitCandidates(all.filter((document) => document.writers !== name))]),
)
const chosen = new Map<string, ChosenValue[]>()
for (const [name, weights] of without) {
  use(weights)
  const own = copies.filter((document) => document.writers === name)
  chosen.set(name, own.flatMap(chosenValues))
}
const others = <T>(of: ReadonlyMap<string, readonly T[]>, name?: string) =>
  [...of].flatMap(([other, values]) => (other === name ? [] : values))
const likely = new Map(
  [...chosen].map(([name, values]) => {
    const weights = fitValues(others(chosen, name), [])
    return [name, values.map((value) => likelihoodOf(value, weights))]
  }),
)
const tallies: SampleTally[] = []
console.log('| writers | documents | F1 | precision | certain and right |\n|---|---:|---:|---:|---:|')
for (const [name, weights] of without) {
  use({ ...weights, values: fitValues(others(chosen, name), others(likely, name)) })
  const own = documents.filter((document) => document.writers === name)
  const read = own.map(({ recognised, truth }) => compare(byRules(recognised), truth).tally)
  tallies.push(...read)
  print(name, read)
}
print('all', tallies)
if (process.argv.includes('--write')) {
  const weights = { ...fitCandidates(all), values: fitValues(others(chosen), others(likely)) }
  writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`)
}
process.exit(0)

/** Without the trained reader, which knows these documents. */
function byRules(recognised: Recognised) {
  const pages = recognised.format === 'pdf' ? standPagesUp(recognised) : recognised
  return extractFromPages(pages, undefined, undefined, { knows: () => true, saw: () => {} })
}

function print(name: string, read: readonly SampleTally[]): void {
  const tally = sumTallies(read)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const certain = `${percent(certaintyOf(tally))} of ${percent(tally.certainRight / tally.right)}`
  console.log(
    `| ${name} | ${read.length} | ${percent(balancedOf(tally))} | ${percent(precisionOf(tally))} | ${certain} |`,
  )
}
