import type { ResultsSummary } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finding, recordCheck } from '../../testing/findings.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import {
  documentNamesIn,
  recordOf,
  resultsOf,
  uploadDocumentsOfResults,
} from '../../testing/papers-of-results.ts'

let hub: Hub
let ida: Member
let ids: Record<string, string>

const asOwner = <Row extends object>(sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  ids = await uploadDocumentsOfResults(hub, ida)
})
afterAll(() => hub?.stop())

describe('figures', () => {
  test('agree with the records', async () => {
    const { items } = await resultsOf(ida)
    const { body } = await ida.get<ResultsSummary>('/api/results/summary?zone=Europe/Berlin')
    const checked = items.filter(({ complianceScore }) => complianceScore !== null)
    expect(body).toMatchObject({ submitted: 5, checked: checked.length, underWay: 1, failed: 0, unit: 'day' })
    expect(body.violations.open).toBe(items.reduce((sum, { violations }) => sum + violations, 0))
    expect(body.types.reduce((sum, { violations }) => sum + violations, 0)).toBe(body.violations.open)
    expect(body.parts).toHaveLength(30)
    expect(body.parts.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(5)
    for (const { country, documents } of body.countries) {
      expect((await resultsOf(ida, `country=${country}`)).total).toBe(documents)
    }
    expect(body.countries.find(({ country }) => country === 'DE')?.documents).toBe(2)
    const reading = body.steps.find(({ step }) => step === 'reading')
    expect(reading).toMatchObject({ completed: 4, underWay: 1, failed: 0 })
    expect(body.averageProcessingMs).toBeGreaterThan(0)
  })

  test('of a document that was first checked months after its upload too', async () => {
    await asOwner(
      `update hub.documents set created_at = created_at - interval '80 days' where tenant_id = $1`,
      [ida.tenantId],
    )
    const { status, body } = await ida.get<ResultsSummary>('/api/results/summary?days=90')
    await asOwner(
      `update hub.documents set created_at = created_at + interval '80 days' where tenant_id = $1`,
      [ida.tenantId],
    )
    expect(status).toBe(200)
    // More than an integer of PostgreSQL can store.
    expect(body.averageProcessingMs).toBeGreaterThan(2 ** 31)
  })

  test('of a part are those of the records within it', async () => {
    const { parts } = (await ida.get<ResultsSummary>('/api/results/summary?zone=Pacific/Auckland')).body
    const part = parts.find(({ submitted }) => submitted > 0)
    const list = await resultsOf(ida, `zone=Pacific/Auckland&from=${part?.from}&until=${part?.until}`)
    expect(list.total).toBe(part?.submitted)
  })

  test('that do not exist are null, and nothing is invented for an empty tenant', async () => {
    const { body } = await (await hub.member()).get<ResultsSummary>('/api/results/summary')
    expect(body).toMatchObject({ submitted: 0, averageProcessingMs: null, types: [], countries: [] })
    expect(body.steps.every(({ average, p95 }) => average === null && p95 === null)).toBe(true)
  })
})

/** For every document the table's figures, and those counted. */
const TABLE_AND_COUNTED = `
  select d.original_name as name, d.deleted_at is null as wanted, r.document_id is not null as there,
         coalesce(r.open_violations, 0) as open, r.waived_violations as waived, r.is_compliant, r.score, r.status = d.status as status_agrees,
         (select count(*)::int from hub.violations v where v.document_id = d.id and v.status = 'open') as counted,
         (select count(*)::int from hub.violations v where v.document_id = d.id and v.status = 'waived') as counted_waived,
         (select c.score from hub.compliance_checks c where c.document_id = d.id order by c.created_at desc limit 1) as counted_score,
         not exists (select from hub.violations v where v.document_id = d.id and v.status = 'open'
                        and v.severity in ('critical', 'high')) as is_clean
    from hub.documents d left join hub.document_results r on r.document_id = d.id order by 1`

interface Line {
  wanted: boolean
  there: boolean
  open: number
  waived: number
  is_compliant: boolean | null
  score: number | null
  status_agrees: boolean
  counted: number
  counted_waived: number
  counted_score: number | null
  is_clean: boolean
}

/** The figures too, which are remembered from the question before. */
async function expectAgreement(): Promise<void> {
  const lines = await asOwner<Line>(TABLE_AND_COUNTED)
  const listed = lines.filter(({ wanted }) => wanted)
  const { body } = await ida.get<ResultsSummary>('/api/results/summary')
  expect(body).toMatchObject({
    submitted: listed.length,
    checked: listed.filter(({ score }) => score !== null).length,
    compliant: listed.filter(({ is_compliant }) => is_compliant).length,
    violations: {
      open: listed.reduce((sum, { open }) => sum + open, 0),
      waived: listed.reduce((sum, { waived }) => sum + waived, 0),
    },
  })
  for (const line of lines) {
    expect(line.there).toBe(line.wanted)
    if (!line.wanted) continue
    expect(line).toMatchObject({
      open: line.counted,
      waived: line.counted_waived,
      score: line.counted_score,
      is_compliant: line.score === null ? null : line.is_clean,
      status_agrees: true,
    })
  }
}

describe('the table behind it agrees with counting', () => {
  test('after checks and acts of many at the same time', async () => {
    const documents = ['b-lyon.xml', 'c-warsaw.xml', 'd-letter.txt']
    const codes = ['A', 'B', 'C', 'D']
    await Promise.all(
      documents.map(async (name, which) => {
        for (let n = 0; n < 4; n++) {
          const found = codes.slice((n + which) % 3).map((code) => finding({ code, path: null }))
          await recordCheck(hub, ida, ids[name] ?? '', found)
          await ida.post('/api/violations/bulk', {
            filter: { code: codes[n] },
            act: 'waive',
            reason: 'Known',
          })
          await ida.post('/api/violations/bulk', { filter: { code: codes[n - 1] }, act: 'reopen' })
        }
      }),
    )
    await expectAgreement()
  })

  test('and when a document goes to the trash and comes back', async () => {
    const trash = (at: string) =>
      asOwner(`update hub.documents set deleted_at = ${at} where id = $1`, [ids['b-lyon.xml']])
    await trash('now()')
    expect(documentNamesIn(await resultsOf(ida))).not.toContain('b-lyon.xml')
    await expectAgreement()
    await trash('null')
    expect(documentNamesIn(await resultsOf(ida))).toContain('b-lyon.xml')
    await expectAgreement()
  })

  test('and after a correction of the route', async () => {
    const path = `/api/documents/${ids['c-warsaw.xml']}/consignment`
    const { fields } = (await ida.get<{ fields: { eftiId: string; path: string }[] }>(path)).body
    const to = fields.find(({ eftiId }) => eftiId === 'eFTI162')
    const answer = await ida.patch(path, { corrections: [{ path: to?.path, value: 'LT' }] })
    expect(answer.status).toBeLessThan(300)
    await hub.drain()
    expect(await recordOf(ida, 'c-warsaw.xml')).toMatchObject({ countries: ['DE', 'LT'] })
    await expectAgreement()
  })
})
