import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { Member, type UploadFile } from '../apps/server/src/testing/member.ts'
import { cmrPdf, eftiXml } from '../apps/server/src/testing/papers.ts'
import { percentileOf } from '../apps/server/src/testing/percentile-of.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'

/** From `npm start` to ready, and from PUT to both jobs completed, through the real processes. */

const STARTS = 5
const DOCUMENTS = 30
const WARM_UP = 3
const XML_BYTES = 48_000

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
try {
  await ensureWebBuild(console.log)
  const first = await startProduct({ dataDir })
  await first.end('SIGTERM')
  const starts: number[] = []
  for (let n = 0; n < STARTS; n++) {
    const product = await startProduct({ dataDir })
    starts.push(product.readyMs)
    await product.end('SIGTERM')
  }

  const product = await startProduct({ dataDir })
  const ida = await Member.register(product.url)
  const pdf = await measure(ida, (number) => cmrPdf(number))
  const xml = await measure(ida, async (number) => eftiXml(number, XML_BYTES))
  await product.end('SIGTERM')

  console.log(`\nOn Node ${process.version}, ${process.platform} ${process.arch}\n`)
  console.log(
    '| what                                       |  N |      p50 |      p95 |      max | aim           |',
  )
  console.log(
    '|--------------------------------------------|---:|---------:|---------:|---------:|---------------|',
  )
  row('npm start to ready, empty data folder', [first.readyMs], '')
  row('npm start to ready', starts, 'under 5 s')
  row('one-page PDF: PUT to both jobs completed', pdf, 'p95 under 2 s')
  row('48 kB eFTI XML: PUT to both jobs completed', xml, 'p95 under 2 s')
} finally {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(member: Member, make: (number: number) => Promise<UploadFile>): Promise<number[]> {
  const times: number[] = []
  for (let number = -WARM_UP; number < DOCUMENTS; number++) {
    const paper = await make(number)
    const began = performance.now()
    const document = await member.upload(paper)
    const jobs = await member.settled(document.id)
    const took = performance.now() - began
    if (jobs.some((job) => job.status !== 'completed'))
      throw new Error(`not completed: ${JSON.stringify(jobs)}`)
    if (number >= 0) times.push(took)
    // As documents come from a person: one after another, not into a busy server.
    await sleep(50)
  }
  return times
}

function row(what: string, times: number[], aim: string): void {
  const at = (share: number) => `${Math.round(percentileOf(times, share))} ms`.padStart(8)
  console.log(
    `| ${what.padEnd(42)} | ${`${times.length}`.padStart(2)} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${aim.padEnd(13)} |`,
  )
}
