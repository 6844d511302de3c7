import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { Member } from '../apps/server/src/testing/member.ts'
import { cmrPdf } from '../apps/server/src/testing/papers.ts'
import { percentileOf } from '../apps/server/src/testing/percentile-of.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { openSeeding } from '../apps/server/src/testing/seed-many.ts'
import { launchChromium } from '../journeys/launch-chromium.ts'
import {
  approveMany,
  changeFilters,
  openDocuments,
  openTheList,
  type Recorded,
  searchEverything,
  sortTheList,
  typeInTheList,
} from './screen/acts.ts'
import { recordTurns } from './screen/record.ts'

/**
 * How soon something changes on the screen in an organisation of 100,000 documents (`-- --small`: 10,000), in a real browser that
 * shares this machine with the server and its database.
 */

const DOCUMENTS = process.argv.includes('--small') ? 10_000 : 100_000
const OPENED = 13
const AIM_MS = 100

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
const browser = await launchChromium()
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir })
  const member = await Member.register(product.url)
  const seeding = await openSeeding(dataDir)
  await seeding.fill(member.tenantId, DOCUMENTS)
  await seeding.tidy()
  await seeding.end()
  const names: string[] = []
  for (let number = 0; number < OPENED; number += 1) {
    const { id, originalName } = await member.upload(await cmrPdf(number))
    await member.settled(id)
    names.push(originalName)
  }
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: product.url })))
  const page = await context.newPage()
  await recordTurns(page)
  console.log(
    `\n${DOCUMENTS.toLocaleString('en')} documents. Milliseconds to the first change on the screen (aim: p75 under ${AIM_MS}), to the next picture, and to the outcome; the longest task\n`,
  )
  console.log(
    '| what                                         |  N | change: p75 |  max | next: p75 | outcome: p75 |   max | longest task | load |',
  )
  console.log(
    '|----------------------------------------------|---:|------------:|-----:|----------:|-------------:|------:|-------------:|-----:|',
  )
  print(await openTheList(page))
  print(await changeFilters(page))
  print(await sortTheList(page))
  print(await typeInTheList(page))
  for (const recorded of await searchEverything(page)) print(recorded)
  print(await openDocuments(page, names))
  for (const recorded of await approveMany(page)) print(recorded)
  console.log(`\non ${cpus().length} processors`)
  await product.end('SIGTERM')
} finally {
  await browser.close()
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}

function print({ what, turns }: Recorded): void {
  const changes = turns.map(({ change }) => change)
  const outcomes = turns.map(({ outcome }) => outcome)
  const cells = [
    what.padEnd(44),
    String(turns.length).padStart(2),
    whole(percentileOf(changes, 0.75)).padStart(11),
    whole(Math.max(...changes)).padStart(4),
    whole(
      percentileOf(
        turns.map(({ next }) => next),
        0.75,
      ),
    ).padStart(9),
    whole(percentileOf(outcomes, 0.75)).padStart(12),
    whole(Math.max(...outcomes)).padStart(5),
    whole(Math.max(...turns.map(({ longestTask }) => longestTask))).padStart(12),
    (loadavg()[0] ?? 0).toFixed(1).padStart(4),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

function whole(ms: number): string {
  return ms.toFixed(0)
}
