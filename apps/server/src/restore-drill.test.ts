import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Document, DocumentDetail } from '@efti-hub/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HttpClient } from './testing/http-client.ts'
import { Member, type UploadFile } from './testing/member.ts'
import { type Fleet, makeFleet } from './testing/outages/fleet.ts'
import { type OwnPostgres, ownPostgres } from './testing/outages/own-postgres.ts'
import { cmrPdf, textNote } from './testing/papers.ts'

/** The drill of docs/OPERATIONS.md, "Backup": a database and its files are lost, and come back on another machine. */

const TOOLS = '/usr/lib/postgresql/15/bin'
const PATIENCE = { timeout: 60_000, interval: 200 }
/** PostgreSQL's own tools come with a server of one's own alone. */
const canBackUp = existsSync(join(TOOLS, 'pg_dump')) && existsSync(join(TOOLS, 'initdb'))

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const run = (tool: string, { port }: OwnPostgres, ...words: string[]) =>
  execFileSync(join(TOOLS, tool), ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres', ...words], {
    stdio: 'pipe',
  })

async function startHubOn(postgres: OwnPostgres, fleet: Fleet): Promise<string> {
  const env = { DATABASE_URL: postgres.url('efti_hub') }
  const { url } = await fleet.api('api', env)
  fleet.worker('worker', env)
  // Ready but for pages, which nobody looks at here and which may not be built.
  await vi.waitFor(async () => {
    const { status, reason } = (await (await fetch(`${url}/readyz`)).json()) as {
      status: string
      reason?: string
    }
    expect(reason ?? status).toMatch(/^ready$|web build/)
  }, PATIENCE)
  return url
}

test.runIf(process.env.LONG === '1' && canBackUp)(
  'what was in the backup is back, whole and in use, on another machine',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'efti-drill-'))
    const dump = join(folder, 'efti.dump')
    const record: [string, number][] = []
    const timed = async <T>(step: string, work: () => T | Promise<T>): Promise<T> => {
      const since = performance.now()
      const done = await work()
      record.push([step, performance.now() - since])
      return done
    }

    const lost = await ownPostgres()
    const lostFleet = makeFleet()
    // Where it fails before they are lost; both may be ended twice.
    onTestFinished(async () => {
      await lostFleet.end()
      await lost.remove()
    })
    const files: UploadFile[] = [await cmrPdf(901), await cmrPdf(902), ...[1, 2, 3, 4].map(textNote)]
    const ida = await Member.register(await startHubOn(lost, lostFleet))
    const kept: Document[] = []
    for (const file of files) kept.push(await ida.upload(file))
    for (const { id } of kept) await ida.settled(id)
    const statuses = async (member: Member) => {
      const found: (string | number | null)[][] = []
      for (const { id } of kept) {
        const { status, score } = (
          await member.get<DocumentDetail & { score: number | null }>(`/api/documents/${id}`)
        ).body
        found.push([id, status, score ?? null])
      }
      return found
    }
    const before = await statuses(ida)

    // The database first: files are only ever added.
    await timed('pg_dump', () => run('pg_dump', lost, '-Fc', '-f', dump, 'efti'))
    await timed('copy of the files', () =>
      cpSync(lostFleet.files, join(folder, 'files'), { recursive: true }),
    )
    const afterwards = await ida.upload(textNote(9))
    await lostFleet.end()
    await lost.remove()

    const other = await ownPostgres()
    const otherFleet = makeFleet()
    try {
      run(
        'psql',
        other,
        '-d',
        'postgres',
        '-c',
        'drop database efti',
        '-c',
        'create database efti owner efti_owner',
      )
      await timed('pg_restore', () => run('pg_restore', other, '--exit-on-error', '-d', 'efti', dump))
      cpSync(join(folder, 'files'), otherFleet.files, { recursive: true })
      const url = await timed('start until ready', () => startHubOn(other, otherFleet))

      const visitor = new HttpClient(url)
      const entry = await visitor.post('/api/auth/login', { email: ida.email, password: ida.password })
      expect(entry.status).toBe(200)
      const back = Object.assign(new Member(url), { email: ida.email, user: ida.user })
      for (const [name, value] of visitor.cookies) back.cookies.set(name, value)
      expect(await statuses(back)).toEqual(before)
      for (const [n, { id }] of kept.entries()) {
        const original = await fetch(`${url}/api/documents/${id}/file`, {
          headers: { Cookie: back.cookieHeader() },
        })
        expect(sumOf(await original.bytes())).toBe(sumOf(files[n]?.bytes ?? new Uint8Array()))
      }
      expect((await back.get(`/api/documents/${afterwards.id}`)).status).toBe(404)
      expect((await back.get<{ intact: boolean }>('/api/audit/verify')).body).toMatchObject({ broken: null })
      await back.settled((await back.upload(textNote(10))).id)
      console.log(record.map(([step, ms]) => `restore drill: ${step} ${(ms / 1000).toFixed(1)} s`).join('\n'))
    } finally {
      await otherFleet.end()
      await other.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  300_000,
)
