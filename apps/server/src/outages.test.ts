import { setTimeout as sleep } from 'node:timers/promises'
import type { Document } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest'
import { Member } from './testing/member.ts'
import { type Fleet, makeFleet, type Started } from './testing/outages/fleet.ts'
import { Answers, at, insist, type Listening, listen, uploadPatiently } from './testing/outages/load.ts'
import { type OwnPostgres, ownPostgres } from './testing/outages/own-postgres.ts'
import { cmrPdf, textNote } from './testing/papers.ts'
import { scanPdf } from './testing/scan-pdf.ts'

const isLong = process.env.LONG === '1'
/** Milliseconds of each outage. */
const AWAY = isLong ? 10_000 : 1_500
const HOUR_MS = 3_600_000
const PATIENCE = { timeout: 120_000, interval: 200 }

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let postgres: OwnPostgres
let fleet: Fleet
let apis: [Started, Started]

beforeAll(async () => {
  postgres = await ownPostgres()
  await recordSchedules()
  fleet = makeFleet()
  // Everything but one API is started while the database is away.
  await postgres.stop()
  const byTcp = { DATABASE_URL: postgres.url('efti_hub') }
  const bySocket = { DATABASE_URL: postgres.socketUrl('efti_hub') }
  apis = [await fleet.api('a', byTcp), await fleet.api('b', bySocket)]
  fleet.worker('c', bySocket)
  // Two machines, of which one has a clock that is an hour ahead.
  fleet.worker('d', { ...byTcp, CLOCK_SHIFT_MS: `${HOUR_MS}` })
})
afterAll(async () => {
  await fleet?.end()
  await postgres?.remove()
})

test('two APIs and two workers outlive outages, read-only phases and a limit of connections', async () => {
  const answers = new Answers()
  onTestFailed(() => {
    console.log([...answers.counts].sort().join('\n'))
    for (const { name, lines } of fleet.all)
      console.log(`-- ${name} --\n${lines.map(messageOf).slice(-25).join('\n')}`)
  })
  const [a, b] = apis
  await vi.waitFor(async () => expect((await fetch(`${a.url}/healthz`)).status).toBe(200), PATIENCE)
  await vi.waitFor(async () => expect((await fetch(`${b.url}/healthz`)).status).toBe(200), PATIENCE)
  for (const { url } of apis) {
    const answer = await fetch(`${url}/readyz`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  }
  await postgres.start()
  const ida = await vi.waitFor(() => Member.register(a.url), PATIENCE)
  const socket = listen([at(ida, b.url)], answers)

  const run = startLoad(ida, answers)
  await settledOne(ida, answers, run)
  for (const phase of isLong ? [outage, readOnly, outage, outOfConnections] : [outage]) {
    await phase()
    // Everything works again before the next: somebody uploads, and it is read.
    await settledOne(ida, answers, run)
  }
  const accepted = await run.stop()

  expect(answers.faults).toEqual([])
  expect(answers.of(503)).toBeGreaterThan(0)
  expect(accepted.length).toBeGreaterThan(5)
  await expectOneResultEach(ida, accepted)
  await expectLiveUpdates(socket, at(ida, a.url), answers)
  socket.stop()
  for (const { name, child } of fleet.all)
    expect([name, child.exitCode, child.signalCode]).toEqual([name, null, null])
  const schedules = await postgres.query(
    'select task, at, count(*)::int as times from public.scheduled group by 1, 2',
  )
  expect(schedules.length).toBeGreaterThan(0)
  expect(schedules.filter(({ times }) => times !== 1)).toEqual([])
})

test('workers that are stopped in an outage, one of them at work, end in order', async () => {
  const ida = await Member.register(apis[0].url)
  const { id } = await ida.upload({ name: 'long.pdf', bytes: await scanPdf(30) })
  await vi.waitFor(async () => expect((await ida.jobsOf(id))[0]?.status).toBe('processing'), PATIENCE)
  await postgres.stop()
  const workers = fleet.all.filter(({ url }) => url === '')
  expect(await Promise.all(workers.map((worker) => worker.stop()))).toEqual([0, 0])
})

async function outage(): Promise<void> {
  await postgres.stop()
  await sleep(AWAY)
  await postgres.start()
}

/** As while another server takes over. */
async function readOnly(): Promise<void> {
  await postgres.query('alter system set default_transaction_read_only = on')
  await postgres.query('select pg_reload_conf()')
  await sleep(AWAY)
  expect((await fetch(`${apis[0].url}/readyz`)).status).toBe(503)
  await postgres.query('alter system reset default_transaction_read_only')
  await postgres.query('select pg_reload_conf()')
}

/** The login may not connect any more, and what was open is ended. */
async function outOfConnections(): Promise<void> {
  await postgres.query('alter role efti_hub connection limit 2')
  await postgres.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'efti_hub'`)
  await sleep(AWAY)
  await postgres.query('alter role efti_hub connection limit -1')
}

interface Load {
  accepted: string[]
  /** Answers the ids of all accepted documents. */
  stop(): Promise<string[]>
}

/** Uploads, corrections and decisions at both APIs, until stopped; every accepted document is listed. */
function startLoad(ida: Member, answers: Answers): Load {
  const accepted: string[] = []
  let isOver = false
  const over = () => isOver
  const members = apis.map(({ url }) => at(ida, url))

  const upload = async (member: Member, from: number) => {
    for (let n = from; !isOver; n += 2) {
      accepted.push(await uploadPatiently(member, answers, n % 3 === 0 ? await cmrPdf(n) : textNote(n)))
      await sleep(isLong ? 500 : 1_500)
    }
  }
  const change = async (member: Member) => {
    for (let n = 0; !isOver; n++) {
      await sleep(500)
      const id = accepted[n % Math.max(1, accepted.length)]
      await insist(answers, 'GET documents', () => member.get('/api/documents'), over)
      if (!id) continue
      const correction = { corrections: [{ path: 'transportContractDocument/id', value: `CMR-${n}` }] }
      await insist(answers, 'PATCH', () => member.patch(`/api/documents/${id}/consignment`, correction), over)
      await insist(
        answers,
        'approve',
        () => member.post(`/api/documents/${id}/approve`, { comment: 'As agreed.' }),
        over,
      )
      await insist(answers, 'GET user', () => member.get('/api/auth/user'), over)
    }
  }
  const work = [...members.map((member, place) => upload(member, place + 1)), ...members.map(change)]
  return {
    accepted,
    async stop() {
      isOver = true
      await Promise.all(work)
      return accepted
    },
  }
}

/** The next document that is uploaded is read to its end. */
async function settledOne(ida: Member, answers: Answers, { accepted }: Load): Promise<void> {
  const before = accepted.length
  await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(before), PATIENCE)
  const id = accepted.at(before)
  await vi.waitFor(async () => {
    const jobs = await insist(answers, 'GET jobs', () =>
      ida.get<{ jobType: string; status: string }[]>(`/api/documents/${id}/jobs`),
    )
    expect(jobs?.body.map(({ status }) => status).slice(0, 2)).toEqual(['completed', 'completed'])
  }, PATIENCE)
}

async function expectOneResultEach(ida: Member, accepted: readonly string[]): Promise<void> {
  const { body } = await ida.get<Document[]>('/api/documents')
  expect(body.map(({ id }) => id).sort()).toEqual([...accepted].sort())
  await vi.waitFor(async () => {
    const under = await postgres.query(
      `select document_id, job_type, status, message from hub.jobs where status <> 'completed'`,
    )
    expect(under).toEqual([])
  }, PATIENCE)
  const read = await postgres.query(
    `select document_id from hub.jobs where job_type = 'ocr' group by 1 having count(*) filter (where status = 'completed') <> 1`,
  )
  expect(read).toEqual([])
}

/** Uploaded at one API, heard of at the other. */
async function expectLiveUpdates(socket: Listening, member: Member, answers: Answers): Promise<void> {
  const id = await uploadPatiently(member, answers, textNote(10_001))
  await vi.waitFor(
    () =>
      expect(
        socket.heard.filter(({ documentId }) => documentId === id).map(({ status }) => status),
      ).toContain('completed'),
    PATIENCE,
  )
  expect(socket.connections).toBeGreaterThan(1)
}

/** What the schedule puts into the queue is written down; an hour that was missed is due at the start. */
async function recordSchedules(): Promise<void> {
  await postgres.query(`
    create table public.scheduled (task text, at text);
    create function public.note_schedule() returns trigger language plpgsql security definer as $$
    begin
      insert into public.scheduled
      select t.identifier, new.payload->'_cron'->>'ts' from graphile_worker._private_tasks t where t.id = new.task_id;
      return null;
    end $$;
    create trigger note_schedule after insert on graphile_worker._private_jobs
      for each row when (new.payload->'_cron' is not null) execute function public.note_schedule();
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('every-hour', now() - interval '3 hours', now() - interval '2 hours')`)
}

/** Of a log line; all of any other. */
function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line)
    return `${msg} ${err?.cause?.message ?? err?.message ?? ''}`
  } catch {
    return line
  }
}
