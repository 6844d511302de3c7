import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProcessingJob } from '@efti-hub/contract'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { GERMAN, scanOf, scanPicture } from '../apps/server/src/testing/files/make-scan.ts'
import { Member, type UploadFile } from '../apps/server/src/testing/member.ts'
import { cmrPdf } from '../apps/server/src/testing/papers.ts'
import { percentileOf } from '../apps/server/src/testing/percentile-of.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'

/**
 * How long a person waits, from accepted to started and to done, while another tenant's thousand text PDFs and three hundred scanned pages
 * are running, and how long a third tenant's batch of ten takes. `-- --small` sends a fifth. What is not done when the time is over
 * counts as long as it has waited.
 */

const SMALL = process.argv.includes('--small')
const [FILES, SCANS, PAGES] = SMALL ? [200, 12, 5] : [1_000, 60, 5]
const AT_ONCE = 4
const ACTS = 40
const EVERY_MS = 1_500
const PATIENCE_MS = SMALL ? 60_000 : 240_000

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir })
  const [ida, otto, olga] = [
    await Member.register(product.url),
    await Member.register(product.url),
    await Member.register(product.url),
  ]
  const corrected = (await otto.upload(await cmrPdf(90_000))).id
  await otto.settled(corrected)
  const page = await scanPicture(GERMAN)
  const scan = await scanOf(Array.from({ length: PAGES }, () => page))

  let isOver = false
  const load = sendLoad(ida, scan, () => isOver)
  await sleep(8_000)
  const began = performance.now()
  const batch: string[] = []
  const asked: { act: string; id: string; at: number }[] = []
  for (let act = 0; act < ACTS; act++) {
    const at = Date.now()
    if (act === 5)
      for (let n = 0; n < 10; n++)
        batch.push((await olga.upload({ ...(await cmrPdf(80_000 + n)), isBatch: true })).id)
    if (act % 4 === 3) {
      await otto.post('/api/documents/acts', { act: 'check', ids: [corrected] })
      asked.push({ act: 're-check', id: corrected, at })
    } else asked.push({ act: 'single upload', id: (await otto.upload(await cmrPdf(91_000 + act))).id, at })
    await sleep(EVERY_MS)
  }
  const waits = new Map<string, Wait[]>()
  for (const { act, id, at } of asked) {
    const wait = await waitOf(otto, act, id, at, began)
    if (wait) waits.set(act, [...(waits.get(act) ?? []), wait])
  }
  const batchWaits: Wait[] = []
  for (const id of batch) {
    const wait = await waitOf(olga, 'single upload', id, 0, began)
    if (wait) batchWaits.push(wait)
  }
  waits.set("another tenant's ten", batchWaits)
  const left = await stillWaiting(ida)
  isOver = true
  console.log(
    `\nOn Node ${process.version}; load ${loadavg()[0]?.toFixed(1)}; ${left} documents of the large tenant not done at the end\n`,
  )
  console.log('| what                 |  N | started p50 | started p95 | done p50 | done p95 | not done |')
  console.log('|----------------------|---:|------------:|------------:|---------:|---------:|---------:|')
  for (const [act, times] of waits) row(act, times)
  await load.catch(() => {})
  await product.end('SIGTERM')
} finally {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}

interface Wait {
  started: number
  done: number
  isDone: boolean
}

/** As a batch of the browser: several at a time. */
async function sendLoad(member: Member, scan: Uint8Array, isOver: () => boolean): Promise<void> {
  let next = 0
  const every = Math.floor(FILES / SCANS)
  const send = async () => {
    while (next < FILES && !isOver()) {
      const number = next++
      if (number % every === 0) await member.upload(scanned(scan, number / every))
      await member.upload({ ...(await cmrPdf(number)), isBatch: true })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
}

function scanned(scan: Uint8Array, number: number): UploadFile {
  // Bytes after the end differ, so that none is a duplicate.
  const bytes = Buffer.concat([scan, Buffer.from(`\n% ${number}\n`)])
  return { name: `scan-${number}.pdf`, bytes, isBatch: true }
}

async function waitOf(
  member: Member,
  act: string,
  id: string,
  at: number,
  began: number,
): Promise<Wait | null> {
  for (;;) {
    const jobs = await member.jobsOf(id)
    const own =
      act === 'single upload' ? jobs : jobs.filter((job) => Date.parse(job.createdAt) >= at).slice(0, 1)
    const first = own[0]
    // A re-check that was refused because the one before it was still under way.
    if (!first) return null
    const last = own.findLast(({ jobType }) => jobType === 'compliance')
    const isDone = last?.completedAt != null
    if (isDone || performance.now() - began > PATIENCE_MS) {
      const since = Date.parse(first.createdAt)
      const until = (moment: ProcessingJob['startedAt'] | undefined) =>
        (moment ? Date.parse(moment) : Date.now()) - since
      return { started: until(first.startedAt), done: until(last?.completedAt), isDone }
    }
    await sleep(250)
  }
}

async function stillWaiting(member: Member): Promise<number> {
  const { headers } = await member.get('/api/documents?limit=1&status=pending')
  return Number(headers.get('x-total-count') ?? 0)
}

function row(what: string, times: readonly Wait[]): void {
  const at = (share: number, of: 'started' | 'done') => {
    const own = times.map((one) => one[of])
    return `${Math.round(percentileOf(own, share))} ms`
  }
  const open = times.filter(({ isDone }) => !isDone).length
  console.log(
    `| ${what.padEnd(20)} | ${`${times.length}`.padStart(2)} | ${at(0.5, 'started').padStart(11)} | ${at(0.95, 'started').padStart(11)} | ${at(0.5, 'done').padStart(8)} | ${at(0.95, 'done').padStart(8)} | ${`${open}`.padStart(8)} |`,
  )
}
