import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { Member } from '../apps/server/src/testing/member.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { openSeeding } from '../apps/server/src/testing/seed-many.ts'
import { watchGrowth } from './exports/watch-growth.ts'

/** How long 100,000 records take to leave as CSV and XLSX, over HTTP; `-- --small` seeds a tenth. */
const DOCUMENTS = process.argv.includes('--small') ? 10_000 : 100_000
/** A reader behind a slow line: memory must not fill with what waits for them. */
const SLOW_BYTES_PER_SECOND = 4_000_000

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir })
  const ida = await Member.register(product.url)
  const seeding = await openSeeding(dataDir)
  await seeding.fill(await seeding.addTenant('Small tenant'), 50)
  await seeding.tidy()
  await seeding.fill(ida.tenantId, DOCUMENTS)
  await seeding.tidy()
  await seeding.end()

  const exports = [
    ['results, CSV', '/api/results/export?days=365&format=csv', null],
    ['results, XLSX', '/api/results/export?days=365&format=xlsx', null],
    ['results, XLSX, slow reader', '/api/results/export?days=365&format=xlsx', SLOW_BYTES_PER_SECOND],
    ['violations, CSV', '/api/violations/export?format=csv', null],
    ['violations, XLSX', '/api/violations/export?format=xlsx', null],
  ] as const
  console.log(
    `\n${DOCUMENTS.toLocaleString('en')} records, ${(DOCUMENTS * 5).toLocaleString('en')} violations; Node ${process.version}, ${process.platform} ${process.arch}:\n`,
  )
  console.log(
    '| what                       | seconds | first byte, ms |    MB | memory of the API grew by, MB |',
  )
  console.log(
    '|----------------------------|--------:|---------------:|------:|------------------------------:|',
  )
  for (const [what, path, bytesPerSecond] of exports) {
    const growth = watchGrowth(product.supervisor.pid)
    const { seconds, firstByteMs, bytes } = await fetchWhole(
      new URL(path, product.url),
      ida.cookieHeader(),
      bytesPerSecond,
    )
    const cells = [
      what.padEnd(26),
      seconds.toFixed(1).padStart(7),
      String(Math.round(firstByteMs)).padStart(14),
      (bytes / 1e6).toFixed(1).padStart(5),
      growth.end().toFixed(0).padStart(29),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  await product.end('SIGTERM')
} finally {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}

interface Fetched {
  seconds: number
  firstByteMs: number
  bytes: number
}

function fetchWhole(url: URL, cookie: string, bytesPerSecond: number | null): Promise<Fetched> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url.pathname}: ${response.statusCode}`))
      let bytes = 0
      let firstByteMs = 0
      response.on('data', (chunk: Buffer) => {
        firstByteMs ||= performance.now() - began
        bytes += chunk.length
        if (bytesPerSecond === null) return
        response.pause()
        setTimeout(() => response.resume(), (chunk.length / bytesPerSecond) * 1000)
      })
      response.on('error', reject)
      response.on('end', () => resolve({ seconds: (performance.now() - began) / 1000, firstByteMs, bytes }))
    })
    asked.on('error', reject)
  })
}
