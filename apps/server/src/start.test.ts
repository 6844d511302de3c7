import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Member } from './testing/member.ts'
import {
  allOutput,
  endAllProducts,
  type Product,
  postmasterPid,
  spawnStart,
  startProduct,
} from './testing/product.ts'
import { emptyDatabase } from './testing/test-database.ts'

// A start may build the web application first.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'efti-start-'))
  chmodSync(dataDir, 0o711)
})

afterEach(async () => {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}) => startProduct({ dataDir, env })

const isAlive = (pid: number) => {
  const { stdout } = spawnSync('cat', [`/proc/${pid}/status`], { encoding: 'utf8' })
  return stdout !== '' && !/^State:\s+Z/m.test(stdout)
}
/** Process ids of the API and the worker. */
const doorsOf = (product: Product) =>
  readFileSync(`/proc/${product.supervisor.pid}/task/${product.supervisor.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs'))
const doorOf = (product: Product, door: string) =>
  doorsOf(product).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0${door}\0`)) ?? 0
const note = { name: 'note.txt', bytes: new TextEncoder().encode('Loading list for lorry 7, nothing more.') }

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s to the group ends everything within 15 s', async (signal) => {
    const product = await start()
    expect(product.lines.at(-1)).toMatch(
      /^eFTI Compliance Hub is ready at http:\/\/localhost:\d+ \(after [\d.]+ s\)$/,
    )
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(product.url)).text()).toContain('<div id="root">')
    const doors = doorsOf(product)
    const database = postmasterPid(dataDir) ?? 0
    expect([...doors, database].map(isAlive)).toEqual([true, true, true])

    const { code, ms } = await product.end(signal)
    expect(code).toBe(0)
    expect(ms).toBeLessThan(15_000)
    expect([...doors, database].map(isAlive)).toEqual([false, false, false])
  })

  test('a worker that is killed comes back and takes up the work', async () => {
    const product = await start()
    const ida = await Member.register(product.url)
    const worker = doorOf(product, 'worker')
    process.kill(worker, 'SIGKILL')
    const document = await ida.upload(note)
    const jobs = await ida.settled(document.id)
    expect(jobs.map((job) => job.status)).toEqual(['completed', 'completed'])
    expect(isAlive(worker)).toBe(false)
  })

  test('a web server that is killed comes back', async () => {
    const product = await start({ PORT: `${await freePort()}` })
    process.kill(doorOf(product, 'api'), 'SIGKILL')
    await vi.waitFor(async () => expect((await fetch(`${product.url}/healthz`)).status).toBe(200), {
      timeout: 15_000,
      interval: 100,
    })
  })

  test('kill -9 of the supervisor alone: nothing stays behind', async () => {
    const product = await start()
    const all = [...doorsOf(product), postmasterPid(dataDir) ?? 0]
    product.supervisor.kill('SIGKILL')
    await vi.waitFor(() => expect(all.filter(isAlive)).toEqual([]), { timeout: 15_000, interval: 100 })
  })

  test('a session outlives a restart', async () => {
    const port = `${await freePort()}`
    const first = await start({ PORT: port })
    const ida = await Member.register(first.url)
    await first.end('SIGTERM')
    await start({ PORT: port })
    expect((await ida.get('/api/auth/user')).status).toBe(200)
  })
})

describe('refused with one sentence', () => {
  test('a second start on the same folder', async () => {
    const product = await start()
    const { code, text } = await allOutput(spawnStart([], { dataDir }))
    expect(code).toBe(1)
    expect(text).toBe(
      `The data folder ${dataDir} is in use by another start of eFTI Compliance Hub (process ${product.supervisor.pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    )
  })

  test('a port in use, leaving no database behind', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(other.listening).toBe(true))
    const { port } = other.address() as { port: number }
    const { code, text } = await allOutput(spawnStart([], { dataDir, env: { PORT: `${port}` } }))
    other.close()
    expect(code).toBe(1)
    expect(text).toBe(`Port ${port} is in use by another program. Stop that one, or set PORT to a free port.`)
    expect(postmasterPid(dataDir)).toBeNull()
  })

  test.each([
    ['PORT', 'ninety', /^The configuration is not usable\. PORT: [^\n]+$/],
    [
      'DATABASE_URL',
      'mysql://x',
      /^The configuration is not usable\. DATABASE_URL: must begin with postgres[^\n]+$/,
    ],
  ])('a wrong %s', async (name, value, sentence) => {
    const { code, text } = await allOutput(spawnStart([], { dataDir, env: { [name]: value } }))
    expect(code).toBe(1)
    expect(text).toMatch(sentence)
  })

  test('a door that does not exist', async () => {
    const { code, text } = await allOutput(spawnStart(['kitchen'], { dataDir }))
    expect([code, text]).toEqual([1, 'There is no "kitchen" to start: only all, api, worker, migrate.'])
  })

  const oldNode = findOldNode()
  test.skipIf(!oldNode)('an old Node', () => {
    const { status, stderr } = spawnSync(oldNode ?? '', [join(import.meta.dirname, '../start.mjs')], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^eFTI Compliance Hub needs Node 24 or later; this is v\d+\.\d+\.\d+\. Start it with npm start[^\n]+\n$/,
    )
  })
})

test('a PostgreSQL of your own: migrated, used, and left running', async () => {
  const database = await emptyDatabase()
  const product = await start({
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    SESSION_SECRET: 'a secret that only the tests know, 32 characters',
  })
  expect(postmasterPid(dataDir)).toBeNull()
  const ida = await Member.register(product.url)
  const document = await ida.upload(note)
  expect((await ida.settled(document.id)).map((job) => job.status)).toEqual(['completed', 'completed'])
  await product.end('SIGTERM')
  await database.drop()
})

test('npm run migrate finds the embedded database, running or not', async () => {
  const sentence = 'The database is at the schema of this version.'
  expect((await allOutput(spawnStart(['migrate'], { dataDir }))).text).toBe(sentence)
  await start()
  expect((await allOutput(spawnStart(['migrate'], { dataDir }))).text).toBe(sentence)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await vi.waitFor(() => expect(server.listening).toBe(true))
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** The system's own, where it is older than ours. */
function findOldNode(): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      const version = execFileSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' })
      if (Number.parseInt(version.slice(1), 10) < 24) return join(folder, 'node')
    } catch {
      // No Node here.
    }
  }
  return null
}
