import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { settingsFor, startAiProvider } from '../apps/server/src/testing/ai-provider.ts'
import { percentileOf } from '../apps/server/src/testing/percentile-of.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { launchChromium } from '../journeys/launch-chromium.ts'
import { allCases } from './remediation/cases.ts'
import { type MeasuredPlan, measurePlans } from './remediation/measure-plans.ts'
import { printAuthors, sumOf } from './remediation/print-authors.ts'
import { timeDialogs } from './remediation/time-dialogs.ts'

/*
 * Plans over all samples, through HTTP against the running product, of the rule catalogue and of three scripted models: violations that a
 * step covers, steps without a violation that are shown, proposed values that are right, and those that were refused. Then, in a real
 * browser, the time from the click to the first step on screen.
 *
 *   npm run bench:remediation               our own samples and the faulty documents of samples/compliance
 *   npm run bench:remediation -- --small    our own samples
 */

const AIM_MS = 300

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
const browser = await launchChromium()
const answers = new Map<string, string>()
const standIn = await startAiProvider(({ content }) => answers.get(content) ?? { status: 500 })
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir, env: { RATE_LIMIT: 'off', ...settingsFor(standIn) } })
  const groups = allCases({ small: process.argv.includes('--small') })

  const all: MeasuredPlan[] = []
  console.log('\n| documents | N | with violations | violations |')
  console.log('|---|---:|---:|---:|')
  for (const [name, cases] of Object.entries(groups)) {
    const measured = await measurePlans(product.url, cases, answers)
    all.push(...measured)
    const withSome = measured.filter((one) => one.violations > 0)
    const violations = sumOf(measured, (one) => one.violations)
    console.log(`| ${name} | ${measured.length} | ${withSome.length} | ${violations} |`)
  }
  printAuthors(all)

  const times = await timeDialogs(browser, product.url)
  console.log(`\n| from the click to the first step | N | median | 95th percentile | slowest | aim |`)
  console.log('|---|---:|---:|---:|---:|---:|')
  for (const [name, ms] of Object.entries(times)) {
    const at = (share: number) => Math.round(percentileOf(ms, share))
    console.log(
      `| ${name} | ${ms.length} | ${at(0.5)} ms | ${at(0.95)} ms | ${at(1)} ms | under ${AIM_MS} ms |`,
    )
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`)
  await product.end('SIGTERM')
} finally {
  await browser.close()
  await standIn.stop()
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}
