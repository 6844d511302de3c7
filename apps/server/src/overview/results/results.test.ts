import { type ResultsSummary, statusLabelOf } from '@efti-hub/contract'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient, withRole } from '../../testing/index.ts'
import {
  documentNamesIn,
  letter,
  recordOf,
  resultsOf,
  uploadDocumentsOfResults,
} from '../../testing/papers-of-results.ts'
import { readZip } from '../../testing/read-zip.ts'

let hub: Hub
let ida: Member
let otto: Member
let ids: Record<string, string>

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
  await otto.upload(letter('other.txt'))
  ids = await uploadDocumentsOfResults(hub, ida)
})
afterAll(() => hub?.stop())

describe('who may not', () => {
  test.each(['', '/summary', '/export?format=csv'])('visitors: /api/results%s', async (path) => {
    expect((await hub.visitor().get(`/api/results${path}`)).status).toBe(401)
  })

  test('members of other tenants: theirs alone is listed, added up and exported', async () => {
    expect(documentNamesIn(await resultsOf(otto))).toEqual(['other.txt'])
    expect((await otto.get<ResultsSummary>('/api/results/summary')).body.submitted).toBe(1)
    expect(await exported(`ids=${ids['b-lyon.xml']}`, otto)).toEqual([])
    expect(await exported('', otto)).toHaveLength(1)
  })

  test('an Auditor reads and exports', async () => {
    await withRole(hub, ida, 'auditor', async () => {
      expect((await resultsOf(ida)).total).toBe(5)
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
  test('a checked document: score, violations, route, transport type and both moments', async () => {
    const lyon = await recordOf(ida, 'b-lyon.xml')
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
    expect(await recordOf(ida, 'c-warsaw.xml')).toMatchObject({
      countries: ['DE', 'PL'],
      transportTypes: ['Rail'],
    })
  })

  test('one that waits has no score and was not processed', async () => {
    expect(await recordOf(ida, 'e-waiting.txt')).toMatchObject({
      status: 'pending',
      complianceScore: null,
      processedAt: null,
      countries: [],
      transportTypes: [],
    })
  })

  test('one that no rule judges has violations, but no score', async () => {
    const letter = await recordOf(ida, 'd-letter.txt')
    expect(letter).toMatchObject({ complianceScore: null, violations: 1 })
    expect(letter.processedAt).not.toBeNull()
    const [line] = await exported(`ids=${ids['d-letter.txt']}`)
    expect(line).toMatchObject({ Score: '', Violations: '1' })
  })

  test.each([
    ['search=LYON', ['b-lyon.xml']],
    ['search=%25', []],
    ['status=pending', ['e-waiting.txt']],
    ['country=PL', ['c-warsaw.xml']],
    ['transportType=Road', ['b-lyon.xml']],
    ['band=none', ['e-waiting.txt', 'd-letter.txt', '=1+1.txt']],
    ['sort=name', ['=1+1.txt', 'b-lyon.xml', 'c-warsaw.xml', 'd-letter.txt', 'e-waiting.txt']],
    ['sort=name-desc', ['e-waiting.txt', 'd-letter.txt', 'c-warsaw.xml', 'b-lyon.xml', '=1+1.txt']],
    ['until=2020-01-01T00:00:00.000Z', []],
  ])('%s', async (query, expected) => {
    const list = await resultsOf(ida, query)
    expect(documentNamesIn(list)).toEqual(expected)
    expect(list.total).toBe(expected.length)
  })

  test('found by the id of the document', async () => {
    expect(documentNamesIn(await resultsOf(ida, `search=${ids['d-letter.txt']}`))).toEqual(['d-letter.txt'])
  })

  test('by a type of violation that is open', async () => {
    const { types } = (await ida.get<ResultsSummary>('/api/results/summary')).body
    for (const { type, documents } of types) {
      expect((await resultsOf(ida, `violationType=${encodeURIComponent(type)}`)).total).toBe(documents)
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
    const whole = await resultsOf(ida, `sort=${sort}`)
    const paged: string[] = []
    let cursor = ''
    do {
      const page = await resultsOf(ida, `sort=${sort}&limit=2&cursor=${cursor}`)
      paged.push(...documentNamesIn(page))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(paged).toEqual(documentNamesIn(whole))
    expect(new Set(paged).size).toBe(5)
    if (sort !== 'highest' && sort !== 'lowest') return
    const scores = whole.items.map(({ complianceScore }) => complianceScore)
    expect(scores).toEqual([expect.any(Number), expect.any(Number), null, null, null])
  })

  test('what was submitted before the range is not of it', async () => {
    await asOwner(`update hub.documents set created_at = now() - interval '40 days' where id = $1`, [
      ids['d-letter.txt'],
    ])
    expect(documentNamesIn(await resultsOf(ida, 'days=30'))).not.toContain('d-letter.txt')
    expect(documentNamesIn(await resultsOf(ida, 'days=90'))).toContain('d-letter.txt')
    await asOwner('update hub.documents set created_at = now() where id = $1', [ids['d-letter.txt']])
  })
})

describe('an export', () => {
  test('equals the screen: same records, same order, same filter', async () => {
    for (const query of ['', 'sort=name', 'country=DE&sort=lowest', 'search=letter']) {
      const { items } = await resultsOf(ida, query)
      expect(await exported(query)).toEqual(
        items.map((item) => ({
          Document: item.documentName.replace(/^=/, "'="),
          'Document ID': item.documentId,
          Status: statusLabelOf(item),
          Score: item.complianceScore === null ? '' : String(item.complianceScore),
          Violations: item.processedAt === null ? '' : String(item.violations),
          Country: item.countries.join(', '),
          'Transport Type': item.transportTypes.join(', '),
          'Submitted (UTC)': item.submittedAt,
          'Processed (UTC)': item.processedAt ?? '',
        })),
      )
    }
  })

  test('of those picked, with any filter', async () => {
    const picked = [ids['b-lyon.xml'], ids['e-waiting.txt']]
    const lines = await exported(`ids=${picked.join(',')}&status=failed&sort=name`)
    expect(lines.map((line) => line['Document ID'])).toEqual(picked)
  })

  test('of what matches without those that were taken out', async () => {
    const all = (await exported('sort=name')).map((line) => line['Document ID'])
    const [first, second] = all
    const lines = await exported(`sort=name&except=${first},${second}`)
    expect(lines.map((line) => line['Document ID'])).toEqual(all.slice(2))
    expect((await ida.get('/api/results/export?format=csv&except=x')).status).toBe(400)
  })

  test('as a workbook with the day in its name', async () => {
    const response = await fetch(`${hub.url}/api/results/export?format=xlsx`, {
      headers: { cookie: ida.cookieHeader() },
    })
    const day = new Date().toISOString().slice(0, 10)
    expect(response.headers.get('Content-Disposition')).toContain(`compliance-results-${day}.xlsx`)
    const parts = readZip(Buffer.from(await response.arrayBuffer()))
    expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(6)
  })
})
