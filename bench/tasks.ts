import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { Member } from '../apps/server/src/testing/member.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { countedActs } from '../journeys/counted-acts.ts'
import { launchChromium } from '../journeys/launch-chromium.ts'
import { identical, triage } from './tasks/many-documents.ts'
import {
  contradiction,
  deleted,
  firstViolation,
  split,
  takenFromPage,
  twoFaults,
} from './tasks/one-document.ts'
import type { Task } from './tasks/task.ts'

/**
 * What people do all day, in a real browser against the product with its own worker: how many clicks and keys it takes, and how
 * long the machine takes from the first of them to the outcome. Nobody thinks or types slowly; recognition and checks are in it.
 */

const TASKS: readonly Task[] = [
  firstViolation,
  twoFaults,
  takenFromPage,
  contradiction,
  split,
  deleted,
  identical,
  triage,
]
const PATIENCE_MS = 60_000

interface Done {
  interactions: number
  seconds: number
}

/** By somebody new, in an organisation of their own. */
async function perform(browser: Browser, url: string, { prepare, perform: act }: Task): Promise<Done> {
  const member = await Member.register(url)
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const given = await prepare(member, page)
  const person = countedActs(page)
  const began = performance.now()
  await act(person, page, given)
  const seconds = (performance.now() - began) / 1_000
  await context.close()
  return { interactions: person.count(), seconds }
}

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
const browser = await launchChromium()
let failed = false
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir })
  console.log(`\n| task                                                      | before | now | seconds |`)
  console.log('|-----------------------------------------------------------|-------:|----:|--------:|')
  for (const task of TASKS) {
    const before = task.before === undefined ? '—' : String(task.before)
    try {
      const { interactions, seconds } = await perform(browser, product.url, task)
      console.log(
        `| ${task.name.padEnd(57)} | ${before.padStart(6)} | ${String(interactions).padStart(3)} | ${seconds.toFixed(1).padStart(7)} |`,
      )
    } catch (error) {
      failed = true
      console.log(`| ${task.name.padEnd(57)} | ${before.padStart(6)} |   — |       — |`)
      console.error(error)
    }
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`)
  await product.end('SIGTERM')
} finally {
  await browser.close()
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0
