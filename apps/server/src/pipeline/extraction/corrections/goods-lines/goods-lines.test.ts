import type {
  AuditList,
  ConsignmentAnswer,
  CorrectionAnswer,
  Document,
  ErrorBody,
  GoodsLinesAnswer,
  GoodsLinesRequest,
  PartnerMemory,
  ReadRowsAnswer,
  ViolationsList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withRole } from '../../../../testing/index.ts'
import { linesCmrPdf } from '../../../../testing/papers.ts'
import type { StoredValue } from '../../store.ts'
import { contentsOf, removedGroups } from '../removed-groups.ts'
import type { CorrectionRow } from '../tables.ts'

let hub: Hub
let ida: Member
let otto: Member
let note: Document

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  note = await ida.upload(await linesCmrPdf(7))
  await hub.drain()
})

const url = (what: string) => `/api/documents/${note.id}/${what}`
const change = <T = GoodsLinesAnswer>(request: GoodsLinesRequest, member = ida) =>
  member.post<T>(url('goods-lines'), request)
const changed = async (request: GoodsLinesRequest) => {
  const { status, body } = await change(request)
  expect([status, body]).toEqual([200, expect.anything()])
  return body
}
const undo = <T = ConsignmentAnswer>(what: unknown, member = ida) =>
  member.post<T>(url('goods-lines/undo'), what)
const consignment = async () => (await ida.get<ConsignmentAnswer>(url('consignment'))).body
const linesOf = ({ fields }: Pick<ConsignmentAnswer, 'fields'>) => {
  const values = new Map(fields.map(({ path, value }) => [path, value]))
  return [1, 2, 3, 4, 5, 6].map((line) =>
    [
      values.get(`transportPackage[${line}]/itemQuantity`),
      values.get(`transportPackage[${line}]/typeCode[1]`),
      values.get(`natureIdentificationCargo/identificationText[${line}]`),
    ].filter((value) => value !== undefined),
  )
}
const READ = [
  [12, 'PX', 'Machine parts'],
  [8, 'CS', 'Gear boxes'],
  [3, 'DR', 'Cooling agent'],
]
const shown = async () => linesOf(await consignment())
const checks = async () =>
  (await ida.jobsOf(note.id)).filter(({ jobType }) => jobType === 'compliance').length
const CITY = 'consignee/postalAddress/cityName[1]'
const NATURE = 'natureIdentificationCargo/identificationText[1]'
const correct = (member: Member, correction: { path: string; value: string | number }) =>
  member.patch<CorrectionAnswer>(url('consignment'), { corrections: [correction] })
const REMOVE_SECOND: GoodsLinesRequest = { act: 'removed', changes: [{ line: 2, remove: true }] }

describe('who may not', () => {
  test('a visitor, another tenant and an auditor change nothing', async () => {
    expect((await hub.visitor().post(url('goods-lines'), REMOVE_SECOND)).status).toBe(401)
    expect((await change<ErrorBody>(REMOVE_SECOND, otto)).status).toBe(404)
    await withRole(hub, ida, 'auditor', async () => {
      expect((await change<ErrorBody>(REMOVE_SECOND)).status).toBe(403)
      expect((await undo<ErrorBody>({ first: 1, last: 9 })).status).toBe(403)
      expect((await ida.post(url('read-rows'), { text: '1', shown: ['packages'] })).status).toBe(403)
    })
    expect((await shown()).slice(0, 3)).toEqual(READ)
  })

  test('nobody undoes what somebody else changed', async () => {
    const { undo: mine } = await changed(REMOVE_SECOND)
    const colleague = await hub.colleague(ida, 'operator')
    expect((await undo<ErrorBody>(mine, colleague)).status).toBe(409)
    expect((await shown())[1]).toEqual([])
  })

  test('nobody undoes more than one change of lines, nor what is no goods line', async () => {
    await correct(ida, { path: CITY, value: 'Nantes' })
    const { undo: mine } = await changed(REMOVE_SECOND)
    await changed({ act: 'edited', changes: [{ line: 1, values: { packages: 7 } }] })
    const all = await undo<ErrorBody>({ first: 1, last: 9_000_000_000_000_000 })
    expect([all.status, all.body.code]).toEqual([400, 'invalid_request'])
    const fields = new Map((await consignment()).fields.map(({ path, value }) => [path, value]))
    expect([fields.get(CITY), (await shown())[1]]).toEqual(['Nantes', []])
    expect((await undo(mine)).status).toBe(200)
    expect((await shown()).slice(0, 2)).toEqual([[7, 'PX', 'Machine parts'], READ[1]])
  })

  test('nobody undoes what a colleague has gone on with, be it the value or a line that was added', async () => {
    const colleague = await hub.colleague(ida, 'operator', { firstName: 'Anna' })
    const edited = await changed({ act: 'edited', changes: [{ line: 1, values: { packages: 7 } }] })
    const added = await changed({ act: 'added', changes: [{ values: { packages: 4 } }] })
    await correct(colleague, { path: 'transportPackage[1]/itemQuantity', value: 977 })
    await correct(colleague, { path: 'transportPackage[4]/typeText[1]', value: 'Oktabins' })
    for (const [{ undo: mine }, value] of [
      [edited, 977],
      [added, 'Oktabins'],
    ] as const) {
      const { status, body } = await undo<ErrorBody>(mine)
      expect([status, body.code, body.conflicts?.map((one) => one.value)]).toEqual([
        409,
        'changed_meanwhile',
        [value],
      ])
      expect(body.message).toContain('Anna')
    }
  })
})

test('a value whose line a colleague removed is a conflict that names the colleague', async () => {
  const colleague = await hub.colleague(ida, 'operator', { firstName: 'Anna' })
  await change(REMOVE_SECOND, colleague)
  const path = 'transportPackage[2]/itemQuantity'
  const { status, body } = await ida.patch<ErrorBody>(url('consignment'), {
    corrections: [{ path, value: 6, seen: 8 }],
  })
  expect([status, body.conflicts?.[0]?.author?.id]).toEqual([409, colleague.user?.id])
  expect((await shown())[1]).toEqual([])
})

describe('lines that a colleague changed meanwhile', () => {
  const QUANTITY = 'transportPackage[2]/itemQuantity'
  let anna: Member
  let seen: NonNullable<GoodsLinesRequest['seen']>
  beforeAll(async () => {
    anna = await hub.colleague(ida, 'operator', { firstName: 'Anna' })
  })
  beforeEach(async () => {
    seen = Object.fromEntries((await consignment()).fields.map(({ path, value }) => [path, value]))
  })
  const edit = (packages: number): GoodsLinesRequest => ({
    act: 'edited',
    changes: [{ line: 2, texts: { packages: String(packages) } }],
  })
  const refused = async (request: GoodsLinesRequest) => {
    const { status, body } = await change<ErrorBody>({ ...request, seen })
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.message).toContain('Anna')
    return body.conflicts?.map(({ path, value }) => [path, value])
  }

  test('are not overwritten, removed, split or merged unseen', async () => {
    await change(edit(5), anna)
    expect(await refused(edit(6))).toEqual([[QUANTITY, 5]])
    expect(await refused(REMOVE_SECOND)).toEqual([[QUANTITY, 5]])
    const split: GoodsLinesRequest = {
      act: 'split',
      changes: [
        { line: 2, values: { nature: 'Gears' } },
        { from: 2, values: { packages: 2 } },
      ],
    }
    expect(await refused(split)).toEqual([[QUANTITY, 5]])
    const changes = [
      { line: 1, values: { packages: 20 } },
      { line: 2, remove: true as const },
    ]
    expect(await refused({ act: 'merged', changes })).toEqual([[QUANTITY, 5]])
    expect(await shown()).toEqual([READ[0], [5, 'CS', 'Gear boxes'], READ[2], [], [], []])
  })

  test('are a conflict where she entered what was not there, or removed the line', async () => {
    const MARKS = 'transportPackage[2]/shippingMarks[1]/markingText[1]'
    delete seen[MARKS]
    await change({ act: 'edited', changes: [{ line: 2, texts: { marks: 'MUSTER 99' } }] }, anna)
    expect(await refused(REMOVE_SECOND)).toEqual([[MARKS, 'MUSTER 99']])
    await change(REMOVE_SECOND, anna)
    expect(await refused(edit(6))).toContainEqual([QUANTITY, null])
  })

  test('are none where both want the same, where another line or nothing of the line changed, and for one person in two windows', async () => {
    await change(edit(5), anna)
    expect((await change({ ...edit(5), seen })).body.stored).toBe(0)
    const other = { act: 'edited' as const, changes: [{ line: 1, texts: { packages: '7' } }], seen }
    expect((await change(other)).body.stored).toBe(1)
    expect((await change({ ...edit(9), seen }, anna)).body.stored).toBe(1)
    expect((await change({ ...edit(6), seen: { ...seen, [QUANTITY]: 9 } })).body.stored).toBe(1)
    expect((await shown()).slice(0, 2)).toEqual([
      [7, 'PX', 'Machine parts'],
      [6, 'CS', 'Gear boxes'],
    ])
  })
})

test('a goods line that is in force again teaches nothing, as it taught nothing before', async () => {
  await changed({ act: 'edited', changes: [{ line: 1, values: { nature: 'Cooling agent' } }] })
  const { body } = await correct(ida, { path: NATURE, value: 'Gear boxes' })
  await ida.post(url('consignment/withdraw'), { corrections: body.correctionIds })
  expect((await shown())[0]).toEqual([12, 'PX', 'Cooling agent'])
  const { body: memory } = await ida.get<PartnerMemory>('/api/partner-memory')
  expect(memory.items.filter((item) => item.path === NATURE)).toEqual([])
})

describe('a removed line', () => {
  test('is gone as a whole, and its undoing leaves everything as it was', async () => {
    const before = await consignment()
    const { undo: mine, stored, ...after } = await changed(REMOVE_SECOND)
    expect(linesOf(after).slice(0, 3)).toEqual([READ[0], [], READ[2]])
    expect(stored).toBe(2)
    const gone = after.takenAway.map(({ value }) => value)
    expect(gone).toEqual(expect.arrayContaining(['Gear boxes', 8, 'MUSTER 13-20']))
    await hub.drain()
    const { body: violations } = await ida.get<ViolationsList>(`/api/violations?documentId=${note.id}`)
    const total = violations.items.find(({ code }) => code === 'PL-PACKAGE-TOTAL')
    // The total of the reading was the sum of its lines.
    expect(total?.description).toMatch(/15.*23/)

    const { body } = await undo(mine)
    expect(body).toEqual(before)
    expect((await undo<ErrorBody>(mine)).status).toBe(409)
  })

  test('stays removed when the document is read again, also in the exported XML', async () => {
    await changed(REMOVE_SECOND)
    await ida.post(url('reprocess'), {})
    await hub.drain()
    expect((await shown()).slice(0, 3)).toEqual([READ[0], [], READ[2]])
    const { body: text } = await ida.get<string>(url('export?format=efti-xml'))
    expect(text).toContain('Cooling agent')
    expect(text).not.toContain('Gear boxes')
    expect(text).not.toContain('MUSTER 13-20')
    const paths = (await consignment()).fields.map(({ path }) => path)
    expect(paths.filter((path) => path.startsWith('transportPackage[2]'))).toEqual([])
  })
})

test('a change of so many lines that storing them takes a while is undone as one', async () => {
  const before = await consignment()
  const changes = Array.from({ length: 400 }, (_, at) => ({
    values: { packages: at + 1, nature: `Part ${at}` },
  }))
  const { undo: mine, stored } = await changed({ act: 'pasted', changes })
  expect(stored).toBe(800)
  expect((await undo(mine)).body).toEqual(before)
})

test('a removal is about the line that the person saw: another line that a later reading has there is shown', () => {
  const value = (path: string, given: string | number) =>
    ({ eftiId: 'eFTI685', path, value: given }) as unknown as StoredValue
  const line = (count: number, kind: string) => [
    value('transportPackage[2]/itemQuantity', count),
    value('transportPackage[2]/typeText[1]', kind),
  ]
  const path = 'transportPackage[2]'
  const removal = { id: 5, eftiId: 'ASBIE1122', path, value: null, oldValue: contentsOf(line(8, 'cases')) }
  const isRemoved = (read: StoredValue[]) =>
    removedGroups(new Map([[path, removal as CorrectionRow]]), read)(`${path}/itemQuantity`) !== null
  expect(isRemoved(line(8, 'cases'))).toBe(true)
  expect(isRemoved(line(8, 'cuses'))).toBe(true)
  expect(isRemoved(line(3, 'drums'))).toBe(false)
})

test('a line is split: its part has the same place on the page, and one check follows', async () => {
  const before = await checks()
  const source = (await consignment()).fields.find(({ path }) => path.endsWith('identificationText[1]'))
  const after = await changed({
    act: 'split',
    changes: [
      { line: 1, values: { packages: 7 } },
      { from: 1, values: { packages: 5, packageKind: 'pallets', nature: 'Machine parts' } },
    ],
  })
  expect(linesOf(after).slice(0, 4)).toEqual([
    [7, 'PX', 'Machine parts'],
    READ[1],
    READ[2],
    [5, 'PX', 'Machine parts'],
  ])
  const part = after.fields.find(({ path }) => path.endsWith('identificationText[4]'))
  expect(part).toMatchObject({ source: 'person', evidence: source?.evidence })
  expect(await checks()).toBe(before + 1)
  const { body: trail } = await ida.get<AuditList>(`/api/audit?action=processing&documentId=${note.id}`)
  expect(
    trail.items
      .filter(({ action }) => action === 'goods-lines-changed')
      .map(({ details }) => details)
      .sort(),
  ).toEqual(['Goods line 1: split', 'Goods line 4: split'])
})

test('a new line never takes the number of a removed one, and texts are read as the document writes', async () => {
  await changed({ act: 'removed', changes: [{ line: 3, remove: true }] })
  const after = await changed({
    act: 'added',
    changes: [
      {
        texts: {
          packages: '1,200',
          packageKind: 'Fässer',
          nature: 'Paint',
          unNumber: 'UN 1263',
          grossMass: '980.5 kg',
        },
      },
    ],
  })
  expect(linesOf(after).slice(2, 4)).toEqual([[], [1200, 'DR', 'Paint']])
  const values = new Map(after.fields.map(({ path, value }) => [path, value]))
  expect(values.get('includedConsignmentItem[4]/transportDangerousGoods[1]/uNDGID')).toBe('1263')
  expect(values.get('includedConsignmentItem[4]/transportDangerousGoods[1]/grossWeight')).toEqual({
    value: 980.5,
    unit: 'KGM',
  })

  const { status, body } = await change<ErrorBody>({
    act: 'edited',
    changes: [{ line: 1, texts: { packages: 'many', unNumber: '9999' } }],
  })
  expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([400, ['packages', 'unNumber']])
  const missing = await change<ErrorBody>({ act: 'edited', changes: [{ line: 9, values: { packages: 1 } }] })
  expect([missing.status, missing.body.message]).toEqual([400, expect.stringContaining('no goods line 9')])
})

test('a line that is named twice is refused, and so are more lines than a document may have', async () => {
  const twice = await change<ErrorBody>({
    act: 'edited',
    changes: [
      { line: 1, values: { packages: 7 } },
      { line: 1, list: 'goods', remove: true },
    ],
  })
  expect([twice.status, twice.body.message]).toEqual([400, expect.stringContaining('named twice')])
  const lines = (count: number) => Array.from({ length: count }, () => ({ values: { packages: 1 } }))
  const many = await change<ErrorBody>({ act: 'pasted', changes: lines(997) })
  expect([many.status, many.body.message]).toEqual([400, expect.stringContaining('at most 999')])
  const instead = await change({
    act: 'pasted',
    changes: [...[1, 2, 3].map((line) => ({ line, remove: true as const })), ...lines(999)],
  })
  expect(instead.status).toBe(200)
  expect((await change<ErrorBody>({ act: 'added', changes: lines(1) })).status).toBe(400)
})

test('rows of a spreadsheet are understood by their headings in other languages, and by position', async () => {
  const rows = async (text: string, more: object = {}) =>
    (
      await ida.post<ReadRowsAnswer>(url('read-rows'), {
        text,
        shown: ['packages', 'packageKind', 'nature'],
        ...more,
      })
    ).body
  const german = await rows(
    'Anzahl\tVerpackung\tBezeichnung der Ware\tBruttogewicht (kg)\tUN-Nr.\n1.200\tFässer\tFarbe\t2.340,5\t1263\n3\tKisten\tPinsel\t57,2\t\nSumme\t\t\t2.397,7\t\n',
  )
  expect(german.columns.map(({ column }) => column)).toEqual([
    'packages',
    'packageKind',
    'nature',
    'grossMass',
    'unNumber',
  ])
  expect(german.rows[0]?.cells.map(({ value }) => value)).toEqual([
    1200,
    'Fässer',
    'Farbe',
    { value: 2340.5, unit: 'KGM' },
    '1263',
  ])
  expect(german.rows[0]?.more).toEqual({ packageCode: 'DR' })
  expect(german.rows.map(({ isTotal }) => isTotal)).toEqual([false, false, true])
  expect(german.sums).toEqual({ packages: 1203, grossMass: { value: 2397.7, unit: 'KGM' }, netMass: null })

  const english = await rows('4\tpallets\tTiles\nx\tpallets\tGrout\n')
  expect(english.rows.map(({ cells }) => cells[0])).toEqual([
    { text: '4', value: 4 },
    { text: 'x', value: null, problem: 'This is not exactly one whole number.' },
  ])
  expect((await rows('4\tpallets\tTiles', { columns: [null, null, 'marks'] })).columns[2]?.column).toBe(
    'marks',
  )
})

test('one row of very many cells widens no other row, and rows beyond the limit are counted only', async () => {
  const text = `x${'\t'.repeat(2_000)}x\n${'1\n'.repeat(1_500)}`
  const { body } = await ida.post<ReadRowsAnswer>(url('read-rows'), { text, shown: ['packages'] })
  expect([body.rows.length, body.left, body.columns.length]).toEqual([999, 502, 200])
  expect(new Set(body.rows.map(({ cells }) => cells.length))).toEqual(new Set([200]))
})
