import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { Member } from '../apps/server/src/testing/member.ts'
import { cmrPdf } from '../apps/server/src/testing/papers.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { openSeeding } from '../apps/server/src/testing/seed-many.ts'
import type { Document, ProcessingJob } from '../packages/contract/src/index.ts'
import { askOnce, type Load, measureUsers, type UserCall } from './api/users.ts'

/**
 * How long answers take with 100,000 documents in a tenant beside a thousand small ones, over HTTP through the real processes.
 * `-- --small` seeds a tenth. The users and the server share this machine.
 */

const SMALL = process.argv.includes('--small')
const [BIG, TENANTS, EACH] = SMALL ? [10_000, 100, 50] : [100_000, 1_000, 50]
const PEOPLE: Load = { users: 20, pauseMs: 500, calls: 10 }
const NO_PAUSE: Load = { users: 20, pauseMs: 0, calls: 20 }
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
  const alone = await measureAll(product.url, otto)

  const began = performance.now()
  for (let number = 1; number < TENANTS; number++) {
    await seeding.fill(await seeding.addTenant(`Small tenant ${number}`), EACH)
  }
  await seeding.fill(ida.tenantId, BIG)
  await seeding.tidy()
  const seconds = Math.round((performance.now() - began) / 1000)
  await seeding.end()

  const beside = await measureAll(product.url, otto)
  const big = await measureAll(product.url, ida)
  await product.end('SIGTERM')

  const count = (n: number) => n.toLocaleString('en')
  console.log(`\nOn Node ${process.version}, ${process.platform} ${process.arch}; seeded in ${seconds} s.`)
  print(
    `A tenant of ${count(BIG)} documents and ${count(BIG * 5)} violations beside ${count(TENANTS)} of ${EACH}`,
    big,
  )
  print(`A tenant of ${EACH} documents, alone in the database`, alone)
  print(`The same tenant beside all the others`, beside)
  console.log(
    `\nThe compliance job of a one-page CMR note, from taken up to completed, one after another: p50 ${at(checks, 0.5)} ms, p95 ${at(checks, 0.95)} ms (aim: under 200 ms)`,
  )
} finally {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}

interface Row {
  what: string
  aim: number | null
  people: number[]
  noPause: number[]
}

async function measureAll(url: string, member: Member): Promise<Row[]> {
  const cookie = member.cookieHeader()
  const documents = (await member.get<Document[]>('/api/documents?limit=500')).body
  const pick = (number: number) => documents[(number * 37) % documents.length]
  const rows: Row[] = []
  const row = async (what: string, aim: number | null, next: (n: number) => UserCall, expected = 200) => {
    const people = await measureUsers(url, cookie, PEOPLE, next, expected)
    rows.push({ what, aim, people, noPause: await measureUsers(url, cookie, NO_PAUSE, next, expected) })
  }
  const get = (path: string) => () => ({ path })
  const ofList = (sort: string) => `/api/documents?limit=50&sort=${sort}`
  const violations = (query: string) => `/api/violations?limit=100&status=open${query}`

  await row('dashboard', 100, get('/api/dashboard'))
  await row('documents, 50, by any order', 100, (n) => ({
    path: ofList(['newest', 'name', 'size'][n % 3] ?? ''),
  }))
  await row('documents, 50, by what is to be done', 200, (n) => ({
    path: ofList(['departure', 'severity', 'lowest', 'highest'][n % 4] ?? ''),
  }))
  const narrowed = [
    'work=needs-me',
    'work=done-week',
    'open=blocking',
    'departs=due',
    'owner=me',
    'tag=urgent',
  ]
  await row('documents, 50, by one filter of the work', 200, (n) => ({
    path: `${ofList('departure')}&${narrowed[n % narrowed.length]}`,
  }))
  await row('documents, counts of the work', 200, get('/api/documents/counts'))
  await row('documents, 50, one status', 100, get('/api/documents?limit=50&status=under_review'))
  await row('documents, all that the screen takes (500)', null, get('/api/documents'))
  await row('documents, search: one number', 200, (n) => ({
    path: `/api/documents?limit=50&search=${numberOf(n)}`,
  }))
  await row('documents, search: a frequent name', 200, get('/api/documents?limit=50&search=nordhafen'))
  await row('search everything: one number', 200, (n) => ({ path: `/api/search?q=${numberOf(n)}` }))
  await row('search everything: a number plate', 200, (n) => ({
    path: `/api/search?q=HB%20AA%20${1000 + (n % 90)}`,
  }))
  await row('search everything: a frequent name', 200, get('/api/search?q=nordhafen'))
  await row('search everything: what all documents have', 200, get('/api/search?q=gmbh%20hb'))
  await row('consignments, search: one number', 200, (n) => ({
    path: `/api/consignments?limit=50&search=${numberOf(n)}`,
  }))
  await row('violations, 100 open, most severe first', 100, get(violations('')))
  await row('violations, 100, one severity, by due date', 100, get(violations('&severity=high&sort=due')))
  await row('violations, one document', 100, (n) => ({ path: violations(`&documentId=${pick(n)?.id}`) }))
  await row('violations, search: one number', 200, (n) => ({ path: violations(`&search=${numberOf(n)}`) }))
  await row('violations, search: a frequent word', 200, get(violations('&search=vehicle')))
  const results = (query: string) => `/api/results?days=${query}`
  const orders = ['newest', 'name', 'highest', 'lowest', 'most-violations', 'oldest']
  await row('results of 30 days, 50, by any order', 100, (n) => ({
    path: results(`30&sort=${orders[n % orders.length]}`),
  }))
  await row('results of a year, 50, by any order', 100, (n) => ({
    path: results(`365&sort=${orders[n % orders.length]}`),
  }))
  await row('results of a year, one country and band', 100, get(results('365&country=FR&band=red')))
  await row('results of a year, search: one number', 200, (n) => ({
    path: results(`365&search=${numberOf(n)}`),
  }))
  await row('results of a year, search: a frequent name', 200, get(results('365&search=nordhafen')))
  await row('results, figures of 30 days', null, get('/api/results/summary?days=30'))
  await row('results, figures of a year', null, get('/api/results/summary?days=365'))
  await row('compliance of a document', 100, (n) => ({ path: `/api/documents/${pick(n)?.id}/compliance` }))
  await row('one document', 100, (n) => ({ path: `/api/documents/${pick(n)?.id}` }))
  const { etag } = await askOnce(url, cookie, { path: '/api/documents' })
  const poll = { path: '/api/documents', headers: { 'if-none-match': etag } }
  await row('unchanged poll of the documents', 10, () => poll, 304)
  return rows
}

function numberOf(n: number): string {
  return String((n * 7_919) % BIG).padStart(7, '0')
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
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(10 * (sorted[Math.ceil(sorted.length * share) - 1] ?? 0)) / 10
}

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}. Milliseconds; 20 users, each pausing half a second, and without any pause:\n`)
  console.log('| what                                       |   p50 |   p95 | aim | no pause: p50 |   p95 |')
  console.log('|--------------------------------------------|------:|------:|----:|--------------:|------:|')
  for (const { what, aim, people, noPause } of rows) {
    const cells = [at(people, 0.5), at(people, 0.95)].map((ms) => String(ms).padStart(5))
    const strained = [String(at(noPause, 0.5)).padStart(13), String(at(noPause, 0.95)).padStart(5)]
    console.log(
      `| ${what.padEnd(42)} | ${cells.join(' | ')} | ${String(aim ?? '').padStart(3)} | ${strained.join(' | ')} |`,
    )
  }
}
