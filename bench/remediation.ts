import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { launchChromium } from '../journeys/launch-chromium.ts'
import { allCases } from './remediation/cases.ts'
import { measurePlans } from './remediation/measure-plans.ts'
import { timeDialogs } from './remediation/time-dialogs.ts'

/*
 * Plans of the rule catalogue over all samples, through HTTP against the running product: violations that a step covers, steps without
 * a violation, proposed values that are right. Then, in a real browser, the time from the click to the first step on screen.
 *
 *   npm run bench:remediation               our own samples and the faulty documents of samples/compliance
 *   npm run bench:remediation -- --small    our own samples
 */

const AIM_MS = 300

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
const browser = await launchChromium()
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir, env: { RATE_LIMIT: 'off' } })
  const groups = allCases({ small: process.argv.includes('--small') })

  console.log(
    '\n| documents | N | with violations | violations | covered | steps | steps without a violation |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|')
  const all = []
  for (const [name, cases] of Object.entries(groups)) {
    const measured = await measurePlans(product.url, cases)
    all.push(...measured)
    const sum = (of: (one: (typeof measured)[number]) => number) =>
      measured.reduce((total, one) => total + of(one), 0)
    const violations = sum((one) => one.violations)
    const covered =
      violations === 0 ? '—' : `${((100 * sum((one) => one.covered)) / violations).toFixed(1)} %`
    const withSome = measured.filter((one) => one.violations > 0).length
    console.log(
      `| ${name} | ${measured.length} | ${withSome} | ${violations} | ${covered} | ${sum((one) => one.steps)} | ${sum((one) => one.stray)} |`,
    )
  }

  const proposed = all.flatMap(({ id, proposed }) => proposed.map((one) => ({ id, ...one })))
  const settle = proposed.filter((one) => one.settles).length
  const compared = proposed.filter((one) => one.truth !== null)
  const equal = compared.filter((one) => one.truth === true).length
  console.log(
    `\nProposed values: ${proposed.length}. Applied, the violation is gone and nothing new is found there: ${settle}. As on the faultless twin: ${equal} of ${compared.length}.`,
  )
  for (const one of proposed.filter(({ settles, truth }) => !settles || truth === false))
    console.log(`- not right: ${one.id}: ${one.path} = ${one.value} (${one.code})`)

  const times = await timeDialogs(browser, product.url)
  console.log(`\n| from the click to the first step | N | median | 95th percentile | slowest | aim |`)
  console.log('|---|---:|---:|---:|---:|---:|')
  for (const [name, ms] of Object.entries(times)) {
    const sorted = ms.toSorted((left, right) => left - right)
    const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
    console.log(
      `| ${name} | ${ms.length} | ${at(0.5)} ms | ${at(0.95)} ms | ${at(1)} ms | under ${AIM_MS} ms |`,
    )
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`)
  await product.end('SIGTERM')
} finally {
  await browser.close()
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}
