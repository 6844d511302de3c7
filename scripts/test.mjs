import { globSync } from 'node:fs'
import { startVitest } from 'vitest/node'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../journeys/launch-chromium.ts'
import { countResults, lastLine, remarkableTests } from './count-results.mjs'
import { sampleOf } from './sample-of.mjs'

// `npm test [-- <path>...] [--long] [-u]`: everything, and one line at the end that people and scripts read. `-u` keeps what golden
// files became.
const options = new Set(['--long', '-u'])
const filters = process.argv.slice(2).filter((argument) => !options.has(argument))
if (process.argv.includes('--long')) process.env.LONG = '1'

const SHARE = 0.1
const journeys = globSync('journeys/**/*.test.ts')
// The screens' words, sentence by sentence, take longer than all else: a sample of them unless somebody asks for more.
const specification = globSync('journeys/specification/*.test.ts')
const inSample = new Set(sampleOf(specification, SHARE))
const passedOver =
  process.env.LONG || filters.length > 0 ? [] : specification.filter((file) => !inSample.has(file))
process.env.PASSED_OVER = passedOver.join(',')
const browser = findChromium()
const leftOut = browser || journeys.length === 0 ? 0 : journeys.length
const project = leftOut > 0 ? ['pure', 'components', 'application', 'replacing'] : undefined

const vitest = await startVitest(filters, {
  run: true,
  update: process.argv.includes('-u'),
  watch: false,
  project,
  passWithNoTests: false,
})
const modules = vitest.state.getTestModules()
const unhandled = vitest.state.getUnhandledErrors()
const results = countResults(modules, unhandled)
const remarkable = remarkableTests(modules, unhandled)
await vitest.close()

if (leftOut > 0) {
  console.log(`\nLeft out ${leftOut} browser journey files: there is no Chromium. ${HOW_TO_GET_CHROMIUM}`)
  results.skipped += leftOut
  // On a build machine a missing browser would hide half of the product.
  if (process.env.CI === 'true') results.failed += 1
}
if (passedOver.length > 0 && browser)
  console.log(
    `\nA sample of the specification's words: ${inSample.size} of ${specification.length} files; all with npm run test:long.`,
  )
if (results.passed + results.failed === 0) results.failed = 1
// Once more here: what a build machine keeps of a run is its end.
for (const { title, state, reason } of remarkable) console.log(`\n${state}: ${title}\n  ${reason}`)
console.log(`\n${lastLine(results)}`)
process.exit(results.failed > 0 ? 1 : 0)
