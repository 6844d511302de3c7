import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { Member, type UploadFile } from '../apps/server/src/testing/member.ts'
import { cmrPdf } from '../apps/server/src/testing/papers.ts'
import { endAllProducts, postmasterPid, startProduct } from '../apps/server/src/testing/product.ts'
import { openSeeding } from '../apps/server/src/testing/seed-many.ts'
import { processorTimeOf } from './throughput/processor-time.ts'
import { sendFiles } from './throughput/send-files.ts'

/**
 * Text PDFs from PUT to checked: how many a second, and how much processor time each takes in which process. `-- --documents=200`, by default
 * 300; `-- --seeded=100000` first fills the tenant with so many documents.
 */

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const DOCUMENTS = option('documents', 300)
const SEEDED = option('seeded', 0)
const WARM_UP = 30

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir, env: { WORKER_CONCURRENCY: `${option('concurrency', 4)}` } })
  const ida = await Member.register(product.url)
  if (SEEDED > 0) {
    const seeding = await openSeeding(dataDir)
    await seeding.fill(ida.tenantId, SEEDED)
    await seeding.tidy()
    await seeding.end()
  }
  const { superuserUrl } = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const papers: UploadFile[] = []
  for (let n = 0; n < DOCUMENTS + WARM_UP; n++) papers.push({ ...(await cmrPdf(n)), isBatch: true })
  await sendFiles(ida, client, papers.splice(0, WARM_UP))

  const cpuBefore = processorTimeOf(product.supervisor.pid ?? 0, postmasterPid(dataDir) ?? 0)
  const before = await counts()
  const began = performance.now()
  await sendFiles(ida, client, papers)
  const seconds = (performance.now() - began) / 1000
  const cpuAfter = processorTimeOf(product.supervisor.pid ?? 0, postmasterPid(dataDir) ?? 0)
  const after = await counts()
  const each = (of: 'api' | 'worker' | 'postgres') => ((cpuAfter[of] - cpuBefore[of]) * 1000) / DOCUMENTS
  const [api, worker, postgres] = [each('api'), each('worker'), each('postgres')]
  console.log(
    `| ${SEEDED} before | ${(DOCUMENTS / seconds).toFixed(1)} a second | ${(api + worker + postgres).toFixed(0)} ms each: api ${api.toFixed(0)}, worker ${worker.toFixed(0)}, postgres ${postgres.toFixed(0)} | ${((after.transactions - before.transactions) / DOCUMENTS).toFixed(1)} transactions each, ${((after.blocks - before.blocks) / DOCUMENTS).toFixed(0)} blocks | load ${loadavg()[0]?.toFixed(1)} |`,
  )
  await client.end()
  await product.end('SIGTERM')

  async function counts(): Promise<{ transactions: number; blocks: number }> {
    await sleep(1_500)
    const { rows } = await client.query(
      `select (select (xact_commit + xact_rollback)::float8 from pg_stat_database where datname = current_database()) as transactions,
              (select sum(hits + reads)::float8 from pg_stat_io where backend_type = 'client backend') as blocks`,
    )
    return rows[0]
  }
} finally {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}
