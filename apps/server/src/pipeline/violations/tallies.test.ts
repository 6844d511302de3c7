import type { Document, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finding, recordCheck } from '../../testing/findings.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'

const CODES = ['A', 'B', 'C', 'D', 'E', 'F']
const DOCUMENTS = 4

let hub: Hub
let ida: Member
let papers: Document[]

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  papers = []
  for (let n = 0; n < DOCUMENTS; n++) {
    papers.push(
      await ida.upload({ name: `letter-${n}.txt`, bytes: new TextEncoder().encode(`Dear Ms Aalto ${n}`) }),
    )
  }
  await hub.drain()
})
afterAll(() => hub?.stop())

const asOwner = <Row extends object>(sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)

const found = (document: Document | undefined, codes: string[]) =>
  recordCheck(
    hub,
    ida,
    document?.id ?? '',
    codes.map((code, n) => finding({ code, severity: n % 2 ? 'low' : 'critical', path: null })),
  )

/** The tallies, and the counted figures. */
async function bothWays() {
  const counted = await asOwner<{ severity: string; total: number }>(
    `select v.severity, count(*)::integer as total from hub.violations v join hub.documents d on d.id = v.document_id
      where v.status = 'open' and d.deleted_at is null group by 1`,
  )
  const { counts } = (await ida.get<ViolationsList>('/api/violations?limit=1')).body
  const documents = await asOwner<{ total: number }>(
    'select count(*)::integer as total from hub.documents where deleted_at is null',
  )
  const headerTotal = (await ida.get('/api/documents?limit=1')).headers.get('X-Total-Count')
  return {
    tallied: { ...counts, documents: Number(headerTotal) },
    counted: {
      ...{ critical: 0, high: 0, medium: 0, low: 0 },
      ...Object.fromEntries(counted.map(({ severity, total }) => [severity, total])),
      documents: documents[0]?.total,
    },
  }
}

test('tallies agree with counting after checks and acts of many at the same time', async () => {
  const rounds = Array.from({ length: 6 }, (_, n) => n)
  await Promise.all(
    papers.map(async (document, which) => {
      for (const n of rounds) {
        await found(document, CODES.slice((n + which) % 3))
        await ida.post('/api/violations/bulk', { filter: { code: CODES[n] }, act: 'waive', reason: 'Known' })
        await ida.post('/api/violations/bulk', { filter: { code: CODES[n - 1] }, act: 'reopen' })
      }
    }),
  )
  const { tallied, counted } = await bothWays()
  expect(tallied).toEqual(counted)
  expect(tallied.critical).toBeGreaterThan(0)
})

test('and after so many changes that the lines were drawn together', async () => {
  await found(papers[0], CODES)
  await asOwner(
    `do $$ begin for n in 1..400 loop
       update hub.violations set status = case when n % 2 = 0 then 'open' else 'resolved' end where code = 'A';
       update hub.documents set status = case when n % 2 = 0 then 'completed' else 'under_review' end;
     end loop; end $$`,
  )
  const lines = await asOwner<{ total: number }>(
    'select (select count(*) from hub.violation_tallies)::integer + (select count(*) from hub.document_tallies) as total',
  )
  expect(Number(lines[0]?.total)).toBeLessThan(650)
  const { tallied, counted } = await bothWays()
  expect(tallied).toEqual(counted)
})

test('and when a document goes to the trash and comes back', async () => {
  const before = (await bothWays()).tallied
  await asOwner('update hub.documents set deleted_at = now() where id = $1', [papers[0]?.id])
  const gone = await bothWays()
  expect(gone.tallied).toEqual(gone.counted)
  expect(gone.tallied.critical).toBeLessThan(before.critical)
  await expect(found(papers[0], CODES.slice(1))).rejects.toThrow('no check')
  await asOwner('update hub.documents set deleted_at = null where id = $1', [papers[0]?.id])
  await found(papers[0], CODES.slice(1))
  const back = await bothWays()
  expect(back.tallied).toEqual(back.counted)
})
