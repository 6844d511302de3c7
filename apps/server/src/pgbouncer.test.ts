import type { ProcessingJob } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest'
import { makeLog } from './platform/log.ts'
import { migrate } from './platform/migrations.ts'
import { Member } from './testing/member.ts'
import { type Fleet, makeFleet, type Started } from './testing/outages/fleet.ts'
import { Answers, at, listen, uploadPatiently } from './testing/outages/load.ts'
import { type OwnPostgres, ownPostgres } from './testing/outages/own-postgres.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './testing/outages/pgbouncer.ts'
import { cmrPdf, textNote } from './testing/papers.ts'

/** Of the long run: pgbouncer has to be installed, and four processes are started. */
const runs = process.env.LONG === '1' && hasPgBouncer
const PATIENCE = { timeout: 120_000, interval: 200 }
const PAPERS = 12

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let postgres: OwnPostgres
let pooler: PgBouncer
let fleet: Fleet
let apis: [Started, Started]

beforeAll(async () => {
  if (!runs) return
  postgres = await ownPostgres()
  await takeRoles()
  pooler = await startPgBouncer(postgres.port, ['efti_hub', 'efti_hub_accounts', 'efti_hub_queue'])
  fleet = makeFleet()
  const env = {
    DATABASE_URL: pooler.url('efti_hub'),
    DATABASE_ACCOUNTS_URL: pooler.url('efti_hub_accounts'),
    DATABASE_QUEUE_URL: pooler.url('efti_hub_queue'),
    DATABASE_LISTEN_URL: postgres.url('efti_hub'),
  }
  apis = [await fleet.api('a', env), await fleet.api('b', env)]
  fleet.worker('c', env)
  fleet.worker('d', env)
})
afterAll(async () => {
  await fleet?.end()
  await pooler?.stop()
  await postgres?.remove()
})

/** As docs/OPERATIONS.md describes: a login for each role, which takes it by itself. */
async function takeRoles(): Promise<void> {
  for (const [login, role] of [
    ['efti_hub', 'efti_app'],
    ['efti_hub_accounts', 'efti_accounts'],
    ['efti_hub_queue', 'efti_queue'],
  ]) {
    if (login !== 'efti_hub') await postgres.query(`create role ${login} login noinherit`)
    await postgres.query(`alter role ${login} set role = '${role}'`)
  }
  await migrate({
    ownerUrl: postgres.url('efti_owner'),
    appUrl: postgres.url('efti_hub'),
    accountsUrl: postgres.url('efti_hub_accounts'),
    queueUrl: postgres.url('efti_hub_queue'),
    log: makeLog('silent', 'tests'),
  })
}

test.runIf(runs)(
  'behind a pooler by transaction: tenants stay apart, everything is read once, and updates arrive',
  async () => {
    const answers = new Answers()
    onTestFailed(() => {
      console.log([...answers.counts].sort().join('\n'))
      for (const { name, lines } of fleet.all)
        console.log(`-- ${name} --\n${lines.slice(-15).join('\n').slice(0, 6_000)}`)
    })
    const [a, b] = apis
    await vi.waitFor(async () => expect((await fetch(`${a.url}/readyz`)).status).not.toBe(404), PATIENCE)
    const [ida, otto] = await vi.waitFor(
      () => Promise.all([Member.register(a.url), Member.register(b.url)]),
      PATIENCE,
    )
    const socket = listen([at(ida, b.url)], answers)
    await vi.waitFor(() => expect(socket.connections).toBe(1), PATIENCE)

    const send = async (member: Member, from: number) => {
      const ids: string[] = []
      for (let n = from; n < from + PAPERS; n++)
        ids.push(await uploadPatiently(member, answers, n % 2 ? textNote(n) : await cmrPdf(n)))
      return ids
    }
    const [idas, ottos] = await Promise.all([send(ida, 0), send(otto, 100)])
    for (const [member, ids] of [
      [ida, idas],
      [otto, ottos],
    ] as const) {
      for (const id of ids) {
        await vi.waitFor(async () => {
          const { body } = await member.get<ProcessingJob[]>(`/api/documents/${id}/jobs`)
          expect(body.map(({ status }) => status)).toEqual(['completed', 'completed'])
        }, PATIENCE)
      }
      expect((await member.get<{ id: string }[]>('/api/documents')).body.map(({ id }) => id).sort()).toEqual(
        [...ids].sort(),
      )
    }
    for (const id of ottos) expect((await ida.get(`/api/documents/${id}`)).status).toBe(404)
    const heard = socket.heard
      .filter(({ status }) => status === 'completed')
      .map(({ documentId }) => documentId)
    expect([...new Set(heard)].sort()).toEqual([...idas].sort())
    socket.stop()
    expect(answers.faults).toEqual([])
    expect(answers.of(503)).toBe(0)
  },
)
