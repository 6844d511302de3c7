import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub.stop())

const letter = (words: string) => ({ name: 'letter.txt', bytes: new TextEncoder().encode(words) })
const asOwner = (sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query(sql, values)).rows)

test('a document and its job are one transaction: no row, no job', async () => {
  const before = await asOwner('select count(*)::int as jobs from graphile_worker.jobs')
  await ida.post('/api/documents', {
    fileUrl: 'https://elsewhere.example/x',
    fileName: 'a.txt',
    originalName: 'a.txt',
    fileSize: 1,
    mimeType: '',
  })
  expect(await asOwner('select count(*)::int as jobs from graphile_worker.jobs')).toEqual(before)
})

test('a job that the queue brings twice has its effect once', async () => {
  const document = await ida.upload(letter('Dear Mr Sørensen'))
  await hub.drain()
  const [ocr] = await ida.jobsOf(document.id)
  await asOwner(`select graphile_worker.add_job('ocr', $1)`, [
    { tenantId: ida.tenantId, jobId: ocr?.id, documentId: document.id },
  ])
  await hub.drain()
  const jobs = await ida.jobsOf(document.id)
  expect(jobs.map(({ jobType, status }) => [jobType, status])).toEqual([
    ['ocr', 'completed'],
    ['compliance', 'completed'],
  ])
  expect(jobs[0]?.completedAt).toBe(ocr?.completedAt)
})

test('a document that has ended five workers is failed instead of getting a sixth', async () => {
  const document = await ida.upload(letter('Dear poison'))
  await asOwner(
    `update hub.jobs set unfinished_starts = 5, unfinished_since = now(), started_at = now() - interval '2 hours' where document_id = $1`,
    [document.id],
  )
  await hub.drain()
  // Killed five times within an hour, whatever it waited for before: that may have been the machine.
  expect(await ida.jobsOf(document.id)).toMatchObject([
    { status: 'queued', message: expect.stringContaining('tried again later') },
  ])
  await asOwner(`update hub.jobs set unfinished_since = now() - interval '1 hour' where document_id = $1`, [
    document.id,
  ])
  await hub.database.hasten()
  await hub.drain()
  const [ocr, ...others] = await ida.jobsOf(document.id)
  expect(ocr?.status).toBe('failed')
  expect(ocr?.message).toContain('stopped the program five times')
  expect(others).toEqual([])
})

test('a passing fault is tried again and reported meanwhile', async () => {
  const document = await ida.upload(letter('Dear patience'))
  const { read } = hub.services.files
  hub.services.files.read = () => {
    throw new Error('the disk is away')
  }
  await hub.drain()
  hub.services.files.read = read
  const [waiting] = await ida.jobsOf(document.id)
  expect(waiting).toMatchObject({ status: 'queued' })
  expect(waiting?.message).toContain('tried again')
  await asOwner('update graphile_worker._private_jobs set run_at = now() where attempts > 0')
  await hub.drain()
  expect((await ida.jobsOf(document.id)).map((job) => job.status)).toEqual(['completed', 'completed'])
})

const fault = (code: string) =>
  Object.assign(new Error(`${code}: a fault, open`), { code, syscall: 'open', path: '/files/x' })

test.each(['EIO', 'EHOSTDOWN', 'EMFILE', 'ENOSPC', 'ENOENT'])(
  '%s is waited for, however often it is met',
  async (code) => {
    const document = await ida.upload(letter(`Dear ${code}`))
    const { read } = hub.services.files
    hub.services.files.read = () => {
      throw fault(code)
    }
    for (let time = 0; time < 8; time++) {
      await hub.database.hasten()
      await hub.drain()
      expect((await ida.jobsOf(document.id)).map((job) => job.status)).toEqual(['queued'])
    }
    hub.services.files.read = read
    await hub.database.hasten()
    await hub.drain()
    expect((await ida.jobsOf(document.id)).map((job) => job.status)).toEqual(['completed', 'completed'])
  },
)

test('a full disk refuses an upload in plain words, and the same upload goes on once there is room', async () => {
  const { body } = await ida.post<{ uploadURL: string }>('/api/objects/upload')
  const send = () => ida.put<{ code: string; message: string }>(body.uploadURL, letter('Dear room').bytes)
  const { put } = hub.services.files
  hub.services.files.put = () => Promise.reject(fault('ENOSPC'))
  const full = await send()
  hub.services.files.put = put
  expect([full.status, full.body.code, full.headers.get('retry-after')]).toEqual([507, 'storage_full', '5'])
  expect(full.body.message).toContain('no room left')
  expect((await send()).status).toBe(200)
})

const missing = () => {
  throw fault('ENOENT')
}
const others = () => Readable.from([Buffer.from('other bytes')])

test.each([
  ['missing', missing, 'missing for an hour'],
  ['damaged', others, 'The stored file is damaged: its content is not what was uploaded. Upload it again.'],
])(
  'a file that has been %s for an hour is lost, and not at once after another wait',
  async (kind, find, said) => {
    const document = await ida.upload(letter(`Dear ${kind}`))
    const since = (column: string, interval: string) =>
      asOwner(`update hub.jobs set ${column} = now() - $2::interval where document_id = $1`, [
        document.id,
        interval,
      ])
    const tryWith = async (read: typeof find) => {
      const { files } = hub.services
      const original = files.read
      files.read = read
      await hub.database.hasten()
      await hub.drain()
      files.read = original
      return (await ida.jobsOf(document.id))[0]
    }
    // The share was away for a while, and the file is not there yet when it comes back.
    await since('started_at', '2 hours')
    expect(await tryWith(find)).toMatchObject({ status: 'queued' })
    await since('without_file_since', '2 hours')
    // Another fault: the file may have been there meanwhile.
    expect(
      await tryWith(() => {
        throw fault('EHOSTDOWN')
      }),
    ).toMatchObject({ status: 'queued', message: expect.stringContaining('cannot be reached') })
    expect(await tryWith(find)).toMatchObject({ status: 'queued' })
    await since('without_file_since', '61 minutes')
    expect(await tryWith(find)).toMatchObject({ status: 'failed', message: expect.stringContaining(said) })
  },
)

test('a database without room for what was read is asked again later, and each try counts as ended', async () => {
  const document = await ida.upload(letter('Dear full disk'))
  const { read } = hub.services.files
  hub.services.files.read = () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100', routine: 'mdextend' })
  }
  await hub.drain()
  hub.services.files.read = read
  expect((await ida.jobsOf(document.id)).map(({ status }) => status)).toEqual(['queued'])
  const [waiting] = await asOwner(
    `select j.unfinished_starts, q.run_at > now() + interval '5 seconds' as later
       from hub.jobs j join graphile_worker._private_jobs q on q.payload->>'jobId' = j.id::text where j.document_id = $1`,
    [document.id],
  )
  expect(waiting).toEqual({ unfinished_starts: 0, later: true })
})

test('a job cannot be enqueued for another tenant', async () => {
  const otto = await hub.member()
  const document = await ida.upload(letter('Dear stranger'))
  const [ocr] = await ida.jobsOf(document.id)
  await withClient(hub.database.appUrl, async (client) => {
    await client.query('set role efti_app')
    await client.query(`select set_config('app.tenant_id', $1, false)`, [otto.tenantId])
    await client.query('select hub.enqueue($1, $2)', [
      'ocr',
      { tenantId: ida.tenantId, jobId: ocr?.id, documentId: document.id },
    ])
  })
  const rows = await asOwner(
    `select payload->>'tenantId' as tenant from graphile_worker._private_jobs where payload->>'jobId' = $1 order by id`,
    [ocr?.id],
  )
  expect(rows.map((row) => row.tenant)).toEqual([ida.tenantId, otto.tenantId])
})
