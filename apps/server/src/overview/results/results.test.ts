import type { ResultRecord, ResultsList, ResultsSummary } from '@efti-hub/contract'
import { documentStatusLabels } from '@efti-hub/contract'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roadNote } from '../../testing/consignment-papers.ts'
import { finding, recordCheck } from '../../testing/findings.ts'
import { type Hub, type Member, startHub, withClient, withRole } from '../../testing/index.ts'
import { readZip } from '../../testing/read-zip.ts'

let hub: Hub
let ida: Member
let otto: Member
const ids: Record<string, string> = {}

const letter = (name: string) => ({ name, bytes: new TextEncoder().encode(`Dear Ms Aalto, ${name}`) })
const names = (list: ResultsList) => list.items.map(({ documentName }) => documentName)
const results = async (query = '', member = ida) =>
  (await member.get<ResultsList>(`/api/results?${query}`)).body
const record = async (name: string) =>
  (await results()).items.find(({ documentName }) => documentName === name) as ResultRecord
const asOwner = <Row extends object>(sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)

/** The lines of a CSV export, by the titles of its columns. */
async function exported(query: string, member = ida): Promise<Record<string, string>[]> {
  const { status, body } = await member.get<string>(`/api/results/export?format=csv&${query}`)
  expect(status).toBe(200)
  return Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data
}

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member()
  const papers = [
    roadNote('b-lyon.xml'),
    roadNote('c-warsaw.xml', { eFTI170: 'D-2', eFTI162: 'PL', eFTI581: '2' }),
    letter('=1+1.txt'),
    letter('d-letter.txt'),
  ]
  for (const paper of papers) ids[paper.name] = (await ida.upload(paper)).id
  ids.other = (await otto.upload(letter('other.txt'))).id
  await hub.drain()
  ids['e-waiting.txt'] = (await ida.upload(letter('e-waiting.txt'))).id
})
afterAll(() => hub?.stop())

describe('who may not', () => {
  test.each(['', '/summary', '/export?format=csv'])('visitors: /api/results%s', async (path) => {
    expect((await hub.visitor().get(`/api/results${path}`)).status).toBe(401)
  })

  test('members of other tenants: theirs alone is listed, added up and exported', async () => {
    expect(names(await results('', otto))).toEqual(['other.txt'])
    expect((await otto.get<ResultsSummary>('/api/results/summary')).body.submitted).toBe(1)
    expect(await exported(`ids=${ids['b-lyon.xml']}`, otto)).toEqual([])
    expect(await exported('', otto)).toHaveLength(1)
  })

  test('an Auditor reads and exports', async () => {
    await withRole(hub, ida, 'auditor', async () => {
      expect((await results()).total).toBe(5)
      expect(await exported('')).toHaveLength(5)
    })
  })

  test.each([
    'days=8',
    'zone=Europe/Nowhere',
    'band=blue',
    'country=Germany',
    'sort=size',
    'cursor=abc',
    'from=yesterday',
    'limit=0',
  ])('nobody: %s', async (query) => {
    expect((await ida.get(`/api/results?${query}`)).status).toBe(400)
  })

  test.each(['format=pdf', 'format=csv&ids=', 'format=csv&ids=1,2'])('nobody: export %s', async (query) => {
    expect((await ida.get(`/api/results/export?${query}`)).status).toBe(400)
  })
})

describe('records', () => {
  test('a checked paper: score, violations, route, transport type and both moments', async () => {
    const lyon = await record('b-lyon.xml')
    const [check] = (
      await ida.get<{ score: number; violations: unknown[] }[]>(`/api/documents/${lyon.id}/compliance`)
    ).body
    expect(lyon).toMatchObject({
      documentId: ids['b-lyon.xml'],
      complianceScore: check?.score,
      violations: check?.violations.length,
      countries: ['DE', 'FR'],
      transportTypes: ['Road'],
    })
    expect(Date.parse(lyon.processedAt ?? '')).toBeGreaterThan(Date.parse(lyon.submittedAt))
    expect(await record('c-warsaw.xml')).toMatchObject({ countries: ['DE', 'PL'], transportTypes: ['Rail'] })
  })

  test('one that waits has no score and was not processed', async () => {
    expect(await record('e-waiting.txt')).toMatchObject({
      status: 'pending',
      complianceScore: null,
      processedAt: null,
      countries: [],
      transportTypes: [],
    })
  })

  test.each([
    ['search=LYON', ['b-lyon.xml']],
    ['search=%25', []],
    ['status=pending', ['e-waiting.txt']],
    ['country=PL', ['c-warsaw.xml']],
    ['transportType=Road', ['b-lyon.xml']],
    ['band=none', ['e-waiting.txt']],
    ['sort=name', ['=1+1.txt', 'b-lyon.xml', 'c-warsaw.xml', 'd-letter.txt', 'e-waiting.txt']],
    ['sort=name-desc', ['e-waiting.txt', 'd-letter.txt', 'c-warsaw.xml', 'b-lyon.xml', '=1+1.txt']],
    ['until=2020-01-01T00:00:00.000Z', []],
  ])('%s', async (query, expected) => {
    const list = await results(query)
    expect(names(list)).toEqual(expected)
    expect(list.total).toBe(expected.length)
  })

  test('found by the id of the document', async () => {
    expect(names(await results(`search=${ids['d-letter.txt']}`))).toEqual(['d-letter.txt'])
  })

  test('by a type of violation that is open', async () => {
    const { types } = (await ida.get<ResultsSummary>('/api/results/summary')).body
    for (const { type, documents } of types) {
      expect((await results(`violationType=${encodeURIComponent(type)}`)).total).toBe(documents)
    }
    expect(types.length).toBeGreaterThan(0)
  })

  test.each([
    'newest',
    'oldest',
    'name',
    'name-desc',
    'highest',
    'lowest',
    'most-violations',
    'fewest-violations',
  ])('page by page in the order %s: each once, those without a score last', async (sort) => {
    const whole = await results(`sort=${sort}`)
    const paged: string[] = []
    let cursor = ''
    do {
      const page = await results(`sort=${sort}&limit=2&cursor=${cursor}`)
      paged.push(...names(page))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(paged).toEqual(names(whole))
    expect(new Set(paged).size).toBe(5)
    if (sort === 'highest' || sort === 'lowest') expect(paged.at(-1)).toBe('e-waiting.txt')
  })

  test('what was submitted before the range is not of it', async () => {
    await asOwner(`update hub.documents set created_at = now() - interval '40 days' where id = $1`, [
      ids['d-letter.txt'],
    ])
    expect(names(await results('days=30'))).not.toContain('d-letter.txt')
    expect(names(await results('days=90'))).toContain('d-letter.txt')
    await asOwner('update hub.documents set created_at = now() where id = $1', [ids['d-letter.txt']])
  })
})

describe('an export', () => {
  test('equals the screen: same records, same order, same filter', async () => {
    for (const query of ['', 'sort=name', 'country=DE&sort=lowest', 'search=letter']) {
      const { items } = await results(query)
      expect(await exported(query)).toEqual(
        items.map((item) => ({
          Document: item.documentName.replace(/^=/, "'="),
          'Document ID': item.documentId,
          Status: documentStatusLabels[item.status],
          Score: item.complianceScore === null ? '' : String(item.complianceScore),
          Violations: String(item.violations),
          Country: item.countries.join(', '),
          'Transport Type': item.transportTypes.join(', '),
          'Submitted (UTC)': item.submittedAt,
          'Processed (UTC)': item.processedAt ?? '',
        })),
      )
    }
  })

  test('of those picked, whatever the filter', async () => {
    const picked = [ids['b-lyon.xml'], ids['e-waiting.txt']]
    const lines = await exported(`ids=${picked.join(',')}&status=failed&sort=name`)
    expect(lines.map((line) => line['Document ID'])).toEqual(picked)
  })

  test('as a workbook, named after the day', async () => {
    const response = await fetch(`${hub.url}/api/results/export?format=xlsx`, {
      headers: { cookie: ida.cookieHeader() },
    })
    const day = new Date().toISOString().slice(0, 10)
    expect(response.headers.get('Content-Disposition')).toContain(`compliance-results-${day}.xlsx`)
    const parts = readZip(Buffer.from(await response.arrayBuffer()))
    expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(6)
  })
})

describe('figures', () => {
  test('agree with the records', async () => {
    const { items } = await results()
    const { body } = await ida.get<ResultsSummary>('/api/results/summary?zone=Europe/Berlin')
    const checked = items.filter(({ complianceScore }) => complianceScore !== null)
    expect(body).toMatchObject({ submitted: 5, checked: checked.length, underWay: 1, failed: 0, unit: 'day' })
    expect(body.violations.open).toBe(items.reduce((sum, { violations }) => sum + violations, 0))
    expect(body.types.reduce((sum, { violations }) => sum + violations, 0)).toBe(body.violations.open)
    expect(body.parts).toHaveLength(30)
    expect(body.parts.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(5)
    for (const { country, documents } of body.countries) {
      expect((await results(`country=${country}`)).total).toBe(documents)
    }
    expect(body.countries.find(({ country }) => country === 'DE')?.documents).toBe(2)
    const reading = body.steps.find(({ step }) => step === 'reading')
    expect(reading).toMatchObject({ completed: 4, underWay: 1, failed: 0 })
    expect(body.averageProcessingMs).toBeGreaterThan(0)
  })

  test('of a part are those of the records within it', async () => {
    const { parts } = (await ida.get<ResultsSummary>('/api/results/summary?zone=Pacific/Auckland')).body
    const part = parts.find(({ submitted }) => submitted > 0)
    const list = await results(`zone=Pacific/Auckland&from=${part?.from}&until=${part?.until}`)
    expect(list.total).toBe(part?.submitted)
  })

  test('that do not exist are null, and nothing is invented for an empty tenant', async () => {
    const { body } = await (await hub.member()).get<ResultsSummary>('/api/results/summary')
    expect(body).toMatchObject({ submitted: 0, averageProcessingMs: null, types: [], countries: [] })
    expect(body.steps.every(({ average, p95 }) => average === null && p95 === null)).toBe(true)
  })
})

/** Of every document what the table says, and what counting says. */
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

async function expectAgreement(): Promise<void> {
  for (const line of await asOwner<Line>(TABLE_AND_COUNTED)) {
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

describe('the table behind it is what counting says', () => {
  test('after checks and acts of many at once', async () => {
    const papers = ['b-lyon.xml', 'c-warsaw.xml', 'd-letter.txt']
    const codes = ['A', 'B', 'C', 'D']
    await Promise.all(
      papers.map(async (name, which) => {
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
    expect(names(await results())).not.toContain('b-lyon.xml')
    await expectAgreement()
    await trash('null')
    expect(names(await results())).toContain('b-lyon.xml')
    await expectAgreement()
  })

  test('and after a correction of the route', async () => {
    const path = `/api/documents/${ids['c-warsaw.xml']}/consignment`
    const { fields } = (await ida.get<{ fields: { eftiId: string; path: string }[] }>(path)).body
    const to = fields.find(({ eftiId }) => eftiId === 'eFTI162')
    const answer = await ida.patch(path, { corrections: [{ path: to?.path, value: 'LT' }] })
    expect(answer.status).toBeLessThan(300)
    await hub.drain()
    expect(await record('c-warsaw.xml')).toMatchObject({ countries: ['DE', 'LT'] })
    await expectAgreement()
  })
})
