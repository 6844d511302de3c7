import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { Member } from '../apps/server/src/testing/member.ts'
import { cmrPdf } from '../apps/server/src/testing/papers.ts'
import { percentileOf } from '../apps/server/src/testing/percentile-of.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { openSeeding } from '../apps/server/src/testing/seed-many.ts'
import type { Document, ProcessingJob } from '../packages/contract/src/index.ts'
import { measureActs } from './api/acts.ts'
import { FEW, rowsOf } from './api/rows.ts'
import { askOnce, type Load, measureUsers } from './api/users.ts'

/**
 * How long answers take with 100,000 documents in a tenant beside a thousand small ones, over HTTP through the real processes.
 * `-- --small` seeds a tenth, `-- --documents=1000000` another number for the large tenant. Each line is printed when it was measured. The users and the server share this machine.
 */

const SMALL = process.argv.includes('--small')
const asked = process.argv.find((one) => one.startsWith('--documents='))?.split('=')[1]
const BIG = Number(asked ?? (SMALL ? 10_000 : 100_000))
const TENANTS = SMALL ? 20 : 1_000
const EACH = 50
const PEOPLE: Load = { users: 20, pauseMs: 500, calls: SMALL ? 3 : 5 }
const NO_PAUSE: Load = { users: 20, pauseMs: 0, calls: SMALL ? 3 : 5 }
const ONE: Load = { users: 1, pauseMs: 0, calls: 20 }
const CHECKED = 20

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir })
  const [ida, otto] = [await Member.register(product.url), await Member.register(product.url)]
  const checks = await measureChecks(await Member.register(product.url))
  const seeding = await openSeeding(dataDir)

  await seeding.fill(otto.tenantId, EACH)
  await seeding.tidy()
  begin(`A tenant of ${EACH} documents, alone in the database`)
  await measure(product.url, otto, EACH, FEW)

  const began = performance.now()
  const tenants: string[] = []
  for (let number = 1; number < TENANTS; number++)
    tenants.push(await seeding.addTenant(`Small tenant ${number}`))
  await seeding.fill(tenants, EACH)
  await seeding.fill(ida.tenantId, BIG)
  await seeding.tidy()
  await seeding.end()
  const seconds = Math.round((performance.now() - began) / 1000)
  const count = (n: number) => n.toLocaleString('en')
  console.log(`\nOn Node ${process.version}, ${process.platform} ${process.arch}; seeded in ${seconds} s.`)

  begin(`The same tenant beside ${count(TENANTS)} others`)
  await measure(product.url, otto, EACH, FEW)
  begin(`A tenant of ${count(BIG)} documents and ${count(BIG * 5)} violations beside them`)
  await measure(product.url, ida, BIG)

  console.log('\nActs on 500 documents at once, one after another, milliseconds (aim: 200):\n')
  console.log('| act                                        |   p50 |   max |')
  console.log('|--------------------------------------------|------:|------:|')
  for (const { what, times } of await measureActs(ida)) print(what, [at(times, 0.5), at(times, 1)])
  console.log(
    `\nThe compliance job of a one-page CMR note, from taken up to completed, one after another: p50 ${at(checks, 0.5)} ms, p95 ${at(checks, 0.95)} ms (aim: under 200 ms)`,
  )
  await product.end('SIGTERM')
} finally {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(
  url: string,
  member: Member,
  documents: number,
  only?: readonly string[],
): Promise<void> {
  const cookie = member.cookieHeader()
  const listed = (await member.get<Document[]>('/api/documents?limit=500')).body
  const { etag } = await askOnce(url, cookie, { path: '/api/documents' })
  const rows = rowsOf(listed, documents, etag).filter(({ what }) => only?.includes(what) ?? true)
  for (const { what, aim, next, expected } of rows) {
    const times = []
    for (const load of [ONE, PEOPLE, NO_PAUSE])
      times.push(await measureUsers(url, cookie, load, next, expected))
    print(what, [...times.flatMap((of) => [at(of, 0.5), at(of, 0.95)]), aim])
  }
}

async function measureChecks(member: Member): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < CHECKED; number++) {
    const { id } = await member.upload(await cmrPdf(number))
    const jobs: ProcessingJob[] = await member.settled(id)
    const job = jobs.find(({ jobType }) => jobType === 'compliance')
    times.push(Date.parse(job?.completedAt ?? '') - Date.parse(job?.startedAt ?? ''))
  }
  return times.slice(CHECKED / 5)
}

function at(times: readonly number[], share: number): number {
  return Math.round(10 * percentileOf(times, share)) / 10
}

function begin(title: string): void {
  console.log(
    `\n${title}. Milliseconds: one after another; 20 users, each pausing half a second; and without any pause:\n`,
  )
  console.log(
    '| what                                       |   p50 |   p95 |   p50 |   p95 |   p50 |   p95 |   aim |',
  )
  console.log(
    '|--------------------------------------------|------:|------:|------:|------:|------:|------:|------:|',
  )
}

function print(what: string, cells: readonly (number | null)[]): void {
  console.log(`| ${what.padEnd(42)} | ${cells.map((cell) => String(cell ?? '').padStart(5)).join(' | ')} |`)
}
