import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { TwoFactorSetup } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeAt } from './testing/authenticator.ts'
import { freePort, occupyPort } from './testing/free-port.ts'
import { Member } from './testing/member.ts'
import {
  allOutput,
  endAllProducts,
  type Product,
  postmasterPid,
  spawnStart,
  startProduct,
} from './testing/product.ts'
import { emptyDatabase, withClient } from './testing/test-database.ts'

// A start may build the web application first.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dataDir: string
let port: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'efti-start-'))
  chmodSync(dataDir, 0o711)
  port = `${await freePort()}`
})
afterAll(async () => {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = () => startProduct({ dataDir, env: { PORT: port } })
const refusedStart = (args: string[], env: Record<string, string> = {}) =>
  allOutput(spawnStart(args, { dataDir, env }))

const readProc = (path: string) => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
const isAlive = (pid: number) => {
  const status = readProc(`${pid}/status`)
  return status !== '' && !/^State:\s+Z/m.test(status)
}
/** Process id of the API or the worker. */
const processOf = ({ supervisor: { pid } }: Product, service: string) =>
  readProc(`${pid}/task/${pid}/children`)
    .split(' ')
    .map(Number)
    .find((child) => readProc(`${child}/cmdline`).includes(`start.mjs\0${service}\0`)) ?? 0
const everyProcess = (product: Product) => [
  processOf(product, 'api'),
  processOf(product, 'worker'),
  postmasterPid(dataDir) ?? 0,
]
const note = { name: 'note.txt', bytes: new TextEncoder().encode('Loading list for lorry 7, nothing more.') }
const migrated = 'The database is at the schema of this version.'

// One data folder through three lives; each test goes on where the one before it ended.
describe.runIf(process.platform === 'linux')('npm start', () => {
  let product: Product
  let ida: Member

  test('prints its address when it is ready', async () => {
    product = await start()
    expect(product.lines.at(-1)).toMatch(
      /^eFTI Compliance Hub is ready at http:\/\/localhost:\d+ \(after [\d.]+ s\)$/,
    )
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(product.url)).text()).toContain('<div id="root">')
    expect(everyProcess(product).map(isAlive)).toEqual([true, true, true])
    ida = await Member.register(product.url)
  })

  test('refuses a second start on the same folder', async () => {
    const { code, text } = await refusedStart([])
    expect(code).toBe(1)
    expect(text).toBe(
      `The data folder ${dataDir} is in use by another start of eFTI Compliance Hub (process ${product.supervisor.pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    )
  })

  test('is found by npm run migrate', async () => {
    expect(await refusedStart(['migrate'])).toEqual({ code: 0, text: migrated })
  })

  test('reaches each role of its database by a login of its own', async () => {
    const { superuserUrl } = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
    const { rows } = await withClient(superuserUrl, (client) =>
      client.query(`
        select distinct a.usename as login, a.application_name as pool,
               (select array_agg(rolname::text order by rolname) from pg_roles
                 where rolname in ('efti_app', 'efti_accounts', 'efti_queue') and pg_has_role(a.usename, oid, 'set')) as roles
          from pg_stat_activity a where a.application_name like 'efti-hub efti%' order by 1`),
    )
    expect(rows).toEqual([
      { login: 'efti_hub', pool: 'efti-hub efti_app', roles: ['efti_app'] },
      { login: 'efti_hub_accounts', pool: 'efti-hub efti_accounts', roles: ['efti_accounts'] },
      { login: 'efti_hub_queue', pool: 'efti-hub efti_queue', roles: ['efti_queue'] },
    ])
  })

  test('brings a killed worker back, which takes up the work', async () => {
    const worker = processOf(product, 'worker')
    process.kill(worker, 'SIGKILL')
    const document = await ida.upload(note)
    const jobs = await ida.settled(document.id, 60_000)
    expect(jobs.map((job) => job.status)).toEqual(['completed', 'completed'])
    expect(isAlive(worker)).toBe(false)
  })

  test.runIf(process.env.LONG)('brings a killed web server back', async () => {
    process.kill(processOf(product, 'api'), 'SIGKILL')
    await vi.waitFor(async () => expect((await fetch(`${product.url}/healthz`)).status).toBe(200), {
      timeout: 60_000,
      interval: 100,
    })
  })

  test('ends with everything within 15 s of SIGTERM to the group', async () => {
    const all = everyProcess(product)
    const { code, ms } = await product.end('SIGTERM')
    expect(code).toBe(0)
    expect(ms).toBeLessThan(15_000)
    expect(all.filter(isAlive)).toEqual([])
  })

  test('and npm run migrate finds the database of a product that is not running', async () => {
    expect(await refusedStart(['migrate'])).toEqual({ code: 0, text: migrated })
    expect(postmasterPid(dataDir)).toBeNull()
  })

  test('a session outlives the restart; Ctrl+C ends everything as well', async () => {
    product = await start()
    expect((await ida.get('/api/auth/user')).status).toBe(200)
    const all = everyProcess(product)
    const { code, ms } = await product.end('SIGINT')
    expect(code).toBe(0)
    expect(ms).toBeLessThan(15_000)
    expect(all.filter(isAlive)).toEqual([])
  })

  test.runIf(process.env.LONG)(
    'rotate-secret: with the next start everybody signs in again, and codes of an app go on',
    async () => {
      product = await start()
      const member = await Member.register(product.url)
      const proof = { password: member.password }
      const { secret } = (await member.post<TwoFactorSetup>('/api/settings/two-factor', proof)).body
      await member.post('/api/settings/two-factor/confirm', { code: codeAt(secret, new Date()) })
      expect((await refusedStart(['admin', 'rotate-secret'])).code).toBe(0)
      expect((await member.get('/api/auth/user')).status).toBe(200)
      await product.end('SIGTERM')
      product = await start()
      expect(existsSync(join(dataDir, 'data-key-previous'))).toBe(false)
      expect((await member.get('/api/auth/user')).status).toBe(401)
      const { email, password } = member
      const code = codeAt(secret, new Date(Date.now() + 30_000))
      expect((await member.post('/api/auth/login', { email, password, code })).status).toBe(200)
      await product.end('SIGTERM')
    },
  )

  test('kill -9 of the supervisor alone leaves nothing behind', async () => {
    product = await start()
    const all = everyProcess(product)
    product.supervisor.kill('SIGKILL')
    await vi.waitFor(() => expect(all.filter(isAlive)).toEqual([]), { timeout: 30_000, interval: 100 })
  })

  test.runIf(process.env.LONG)(
    'a port in use is refused with one sentence, and no database left behind',
    async () => {
      const release = await occupyPort(Number(port))
      const { code, text } = await refusedStart([], { PORT: port })
      release()
      expect(code).toBe(1)
      expect(text).toBe(
        `Port ${port} is in use by another program. Stop that one, or set PORT to a free port.`,
      )
      expect(postmasterPid(dataDir)).toBeNull()
    },
  )
})

describe('refused with one sentence', () => {
  test.each([
    ['PORT', 'ninety', /^The configuration is not usable\. PORT: [^\n]+$/],
    [
      'DATABASE_URL',
      'mysql://x',
      /^The configuration is not usable\. DATABASE_URL: must begin with postgres[^\n]+$/,
    ],
  ])('a wrong %s', async (name, value, sentence) => {
    const { code, text } = await refusedStart([], { [name]: value })
    expect(code).toBe(1)
    expect(text).toMatch(sentence)
  })

  test('a process that does not exist', async () => {
    const { code, text } = await refusedStart(['kitchen'])
    expect([code, text]).toEqual([
      1,
      'There is no "kitchen" to start: only all, api, worker, migrate, migrate-files, admin.',
    ])
  })

  const oldNode = findOldNode()
  test.skipIf(!oldNode)('an old Node', () => {
    const script = join(import.meta.dirname, '../start.mjs')
    const { status, stderr } = spawnSync(oldNode ?? '', [script], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^eFTI Compliance Hub needs Node 24 or later; this is v\d+\.\d+\.\d+\. Start it with npm start[^\n]+\n$/,
    )
  })
})

test('a PostgreSQL of your own: migrated, used, and left running', async () => {
  const database = await emptyDatabase()
  const product = await startProduct({
    dataDir,
    env: {
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      SESSION_SECRET: 'a secret that only the tests know, 32 characters',
      DATA_KEY: 'a data key that only the tests know, 32 characters',
    },
  })
  expect(postmasterPid(dataDir)).toBeNull()
  const ida = await Member.register(product.url)
  const document = await ida.upload(note)
  const jobs = await ida.settled(document.id, 60_000)
  expect(jobs.map((job) => job.status)).toEqual(['completed', 'completed'])
  await product.end('SIGTERM')
  await database.drop()
})

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
