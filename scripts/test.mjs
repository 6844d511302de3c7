import { globSync } from 'node:fs'
import { startVitest } from 'vitest/node'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../journeys/launch-chromium.ts'
import { countResults, lastLine } from './count-results.mjs'

// `npm test [-- <path>...] [-- --long]`: everything, and one line at the end that people and scripts read.
const filters = process.argv.slice(2).filter((argument) => argument !== '--long')
if (process.argv.includes('--long')) process.env.LONG = '1'

const journeys = globSync('journeys/**/*.test.ts')
const browser = findChromium()
const leftOut = browser || journeys.length === 0 ? 0 : journeys.length
const project = leftOut > 0 ? ['pure', 'house'] : undefined

const vitest = await startVitest(filters, { run: true, watch: false, project, passWithNoTests: false })
const results = countResults(vitest.state.getTestModules(), vitest.state.getUnhandledErrors())
await vitest.close()

if (leftOut > 0) {
  console.log(`\nLeft out ${leftOut} browser journey files: there is no Chromium. ${HOW_TO_GET_CHROMIUM}`)
  results.skipped += leftOut
  // On a build machine a missing browser would hide half of the product.
  if (process.env.CI === 'true') results.failed += 1
}
if (results.passed + results.failed === 0) results.failed = 1
console.log(`\n${lastLine(results)}`)
process.exit(results.failed > 0 ? 1 : 0)
