import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../apps/server/src/platform/database.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import { databaseUrls, type LoginUrls } from '../apps/server/src/platform/open-pool.ts'
import { gazetteer } from '../apps/server/src/platform/towns/gazetteer.ts'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import known from '../apps/server/src/sustainability/distances/known-distances.json' with { type: 'json' }
import { roadDistance } from '../apps/server/src/sustainability/distances/road-distance.ts'
import { computeEmission } from '../apps/server/src/sustainability/emissions/compute-emission.ts'
import { refreshEmissions } from '../apps/server/src/sustainability/emissions/refresh-emissions.ts'
import { SHIPPED_FACTORS } from '../apps/server/src/sustainability/factors/shipped-factors.ts'
import { Member } from '../apps/server/src/testing/member.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { readInputs, seedConsignments } from '../apps/server/src/testing/seed-emissions.ts'

/**
 * How long it takes to calculate 100,000 consignments again, as after a factor was replaced (read, calculated and stored, sums
 * included), and how fast the screen answers on that tenant. `-- --small` seeds a tenth. Then the distances of thirty pairs
 * of towns beside those that are commonly published.
 */

const MANY = process.argv.includes('--small') ? 10_000 : 100_000
const ASKED = 200
const AIMS = { seconds: 10, screenMs: 100 }

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir })
  const ida = await Member.register(product.url)
  await seedConsignments(dataDir, ida.tenantId, MANY)

  const urls: LoginUrls = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
  const database = openDatabase(databaseUrls(urls), makeLog('silent', 'bench'))
  // The gazetteer is read once a process, and this one has not read it yet.
  gazetteer()
  const began = performance.now()
  await refreshEmissions({ database }, ida.tenantId)
  const seconds = (performance.now() - began) / 1000
  const all = await readInputs(dataDir, ida.tenantId)
  await database.close()
  const known = { factors: Map.groupBy(SHIPPED_FACTORS, ({ key }) => key), answers: new Map() }
  const alone = performance.now()
  for (const inputs of all) await computeEmission(inputs, known)
  const calculated = (performance.now() - alone) / 1000

  const paths = ['/api/sustainability', '/api/sustainability/consignments?limit=50']
  console.log(`\nOn Node ${process.version}, ${process.platform} ${process.arch}.`)
  console.log('\n| what                                     |   p50 |   p95 | aim           |')
  console.log('|------------------------------------------|------:|------:|---------------|')
  const count = MANY.toLocaleString('en')
  line(`${count} consignments calculated`, `${calculated.toFixed(1)} s`, '', `under ${AIMS.seconds} s`)
  line(
    `read, calculated and stored with their sums`,
    `${seconds.toFixed(1)} s`,
    '',
    `under ${AIMS.seconds} s`,
  )
  for (const path of paths) {
    const times = await timesOf(ida, path)
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`
    line(path, at(0.5), at(0.95), `p95 under ${AIMS.screenMs} ms`)
  }
  await product.end('SIGTERM')
} finally {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}
printDistances()

function line(what: string, p50: string, p95: string, aim: string) {
  console.log(`| ${what.padEnd(40)} | ${p50.padStart(5)} | ${p95.padStart(5)} | ${aim.padEnd(13)} |`)
}

async function timesOf(member: Member, path: string): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < ASKED; turn++) {
    const start = performance.now()
    const { status } = await member.get(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    times.push(performance.now() - start)
  }
  return times.sort((left, right) => left - right)
}

function printDistances() {
  console.log('\n| from – to                           | published km | calculated km | error   | half  |')
  console.log('|-------------------------------------|-------------:|------------:|--------:|-------|')
  for (const [from, fromCountry, to, toCountry, km, half] of known.pairs) {
    const [start] = gazetteer().named(String(from), String(fromCountry))
    const [end] = gazetteer().named(String(to), String(toCountry))
    const calculated = start && end ? (roadDistance(start, end)?.km ?? 0) : 0
    const error = `${(100 * (calculated / Number(km) - 1)).toFixed(1)} %`
    console.log(
      `| ${`${from} – ${to}`.padEnd(35)} | ${String(km).padStart(12)} | ${calculated.toFixed(0).padStart(11)} | ${error.padStart(7)} | ${String(half).padEnd(5)} |`,
    )
  }
}
