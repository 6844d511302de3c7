import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureWebBuild } from '../../apps/server/src/platform/web-build.ts'
import { Member } from '../../apps/server/src/testing/member.ts'
import { percentileOf } from '../../apps/server/src/testing/percentile-of.ts'
import { endAllProducts, startProduct } from '../../apps/server/src/testing/product.ts'
import type { DegradationName } from '../../samples/make/scans/degradations.ts'
import { makeScan } from '../../samples/make/scans/make-scan.ts'
import { papers } from '../../samples/make/scans/papers/index.ts'
import type { Compressed } from '../../samples/make/scans/spoil/compress.ts'
import { wrapInPdf } from '../../samples/make/scans/wrap-in-pdf.ts'

const WARM_UP = 2
const PATIENCE_MS = 120_000
const LONG_PAGES = 300

/** Header of `productRows`. */
export const PRODUCT_COLUMNS = [
  'one scanned page, PUT to both jobs completed',
  'N',
  'p50',
  'p95',
  'max',
  'aim',
]

/** The started product, with any engine it finds; pages come one after another, as from a person. */
export async function productRows(count: number): Promise<string[][]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
  chmodSync(dataDir, 0o711)
  try {
    const pictures = await drawPictures('medium')
    // Smaller files than those of medium: 300 pages stay below the limit of an upload.
    const many = await drawPictures('heavy')
    await ensureWebBuild(console.log)
    const product = await startProduct({ dataDir })
    const ida = await Member.register(product.url)
    const alone = await measure(ida, pictures, count)
    const bytes = await wrapInPdf(
      Array.from({ length: LONG_PAGES }, (_, at) => many[at % many.length] as Compressed),
    )
    const long = await ida.upload({ name: 'long.pdf', bytes })
    await underWay(ida, long.id)
    const beside = await measure(ida, pictures, count)
    const [job] = await ida.jobsOf(long.id)
    await product.end('SIGTERM')
    return [
      row('by itself', alone),
      row(
        `while ${LONG_PAGES} pages are read (${job?.status === 'completed' ? 'which ended before' : 'to the end'})`,
        beside,
      ),
    ]
  } finally {
    await endAllProducts()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Letters and notes in eight languages. */
async function drawPictures(degradation: DegradationName): Promise<Compressed[]> {
  const pictures: Compressed[] = []
  for (const paper of papers.filter(({ name }) => /^(cmr|letter)-..$/.test(name)))
    pictures.push((await makeScan(paper, degradation)).picture)
  return pictures
}

async function underWay(member: Member, documentId: string): Promise<void> {
  for (;;) {
    const [job] = await member.jobsOf(documentId)
    if (job?.status === 'processing') return
    await sleep(50)
  }
}

async function measure(member: Member, pictures: Compressed[], count: number): Promise<number[]> {
  const times: number[] = []
  for (let number = -WARM_UP; number < count; number++) {
    const picture = pictures[(number + WARM_UP) % pictures.length] as Compressed
    const bytes = await wrapInPdf([picture])
    const began = performance.now()
    // The same bytes twice are a duplicate: what is behind the end of a PDF belongs to nobody.
    const { id } = await member.upload({
      name: 'scan.pdf',
      bytes: Buffer.concat([bytes, Buffer.from(`\n% ${began}`)]),
    })
    const jobs = await member.settled(id, PATIENCE_MS)
    if (jobs.some((job) => job.status !== 'completed'))
      throw new Error(`not completed: ${JSON.stringify(jobs)}`)
    if (number >= 0) times.push(performance.now() - began)
    await sleep(50)
  }
  return times
}

function row(what: string, times: number[]): string[] {
  const at = (share: number) => `${Math.round(percentileOf(times, share))} ms`
  return [what, `${times.length}`, at(0.5), at(0.95), at(1), 'p95 under 10 s']
}
