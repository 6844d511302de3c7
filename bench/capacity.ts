import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { GERMAN, scanOf, scanPicture } from '../apps/server/src/testing/files/make-scan.ts'
import { Member, type UploadFile } from '../apps/server/src/testing/member.ts'
import { cmrPdf, eftiXml } from '../apps/server/src/testing/papers.ts'
import { endAllProducts, postmasterPid, startProduct } from '../apps/server/src/testing/product.ts'
import { launchChromium } from '../journeys/launch-chromium.ts'
import { folderBytes } from './capacity/folder-bytes.ts'
import { type ProcessorTime, processorTimeOf } from './throughput/processor-time.ts'
import { sendFiles } from './throughput/send-files.ts'

/**
 * What one document, one scanned page and one view of a screen cost: processor time, connections, and bytes of the database, its log and
 * the files. docs/CAPACITY.md calculates with these figures.
 */

const TEXTS = 150
const XML = 60
const XML_BYTES = 48_000
const SCANS = 4
const SCANNED_PAGES = 5
const VIEWS = 20
const WARM_UP = 20

interface Reading extends ProcessorTime {
  database: number
  log: number
  files: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
const browser = await launchChromium()
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir, env: { RATE_LIMIT: 'off' } })
  const member = await Member.register(product.url)
  const { superuserUrl } = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()

  console.log(
    '\n| one                | N | a second | processor ms | api | worker | PostgreSQL | database kB | its log kB | files kB | load |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
  await sendFiles(member, client, await papers(WARM_UP, (n) => cmrPdf(10_000 + n)))
  await measure('text PDF of a page', TEXTS, await papers(TEXTS, cmrPdf))
  await measure('eFTI XML of 48 kB', XML, await papers(XML, async (n) => eftiXml(n, XML_BYTES)))
  const picture = await scanPicture(GERMAN)
  const scan = await scanOf(Array.from({ length: SCANNED_PAGES }, () => picture))
  await measure(
    'scanned page',
    SCANS * SCANNED_PAGES,
    await papers(SCANS, async (n) => ({
      name: `scan-${n}.pdf`,
      bytes: Buffer.concat([scan, Buffer.from(`\n% ${n}\n`)]),
    })),
  )
  await measureViews()
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  console.log(`\nConnections of one API and one worker: ${rows[0]?.count}. On ${cpus().length} processors.`)
  await client.end()
  await product.end('SIGTERM')

  function papers(count: number, make: (n: number) => Promise<UploadFile>): Promise<UploadFile[]> {
    return Promise.all(
      Array.from({ length: count }, async (_, n) => ({ ...(await make(n + 1)), isBatch: true })),
    )
  }

  async function measure(what: string, count: number, files: UploadFile[]): Promise<void> {
    const before = await read()
    const began = performance.now()
    await sendFiles(member, client, files)
    print(what, count, (performance.now() - began) / 1000, before, await read())
  }

  /** In a real browser, with what it asks for while a screen is opened; the browser's own time is not counted. */
  async function measureViews(): Promise<void> {
    const { body } = await member.get<{ id: string }[]>('/api/documents')
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' })
    await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: product.url })))
    const page = await context.newPage()
    const screens = { dashboard: '/', documents: '/documents', violations: '/violations', document: '' }
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path || `/documents/${body[0]?.id}`)
      const before = await read()
      const began = performance.now()
      for (let n = 0; n < VIEWS; n++) {
        await page.goto(path || `/documents/${body[n % body.length]?.id}`)
        await page.waitForLoadState('networkidle')
      }
      print(`view of ${name}`, VIEWS, (performance.now() - began) / 1000, before, await read())
    }
    await context.close()
  }

  async function read(): Promise<Reading> {
    await sleep(1_500)
    await client.query('checkpoint')
    const { rows } = await client.query<{ database: number; log: number }>(
      `select pg_database_size(current_database())::float8 as database, pg_current_wal_lsn() - '0/0'::pg_lsn as log`,
    )
    return {
      ...processorTimeOf(product.supervisor.pid ?? 0, postmasterPid(dataDir) ?? 0),
      database: rows[0]?.database ?? 0,
      log: Number(rows[0]?.log ?? 0),
      files: folderBytes(join(dataDir, 'files')),
    }
  }
} finally {
  await browser.close()
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}

function print(what: string, count: number, seconds: number, before: Reading, after: Reading): void {
  const each = (of: keyof Reading) => (after[of] - before[of]) / count
  const ms = (of: keyof ProcessorTime) => (each(of) * 1000).toFixed(0)
  const all = (each('api') + each('worker') + each('postgres')) * 1000
  const kB = (of: 'database' | 'log' | 'files') => (each(of) / 1000).toFixed(1)
  console.log(
    `| ${what} | ${count} | ${(count / seconds).toFixed(1)} | ${all.toFixed(0)} | ${ms('api')} | ${ms('worker')} | ${ms('postgres')} | ${kB('database')} | ${kB('log')} | ${kB('files')} | ${(loadavg()[0] ?? 0).toFixed(1)} |`,
  )
}
