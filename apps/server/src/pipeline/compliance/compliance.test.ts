import type { ComplianceCheck, Document, Remark, Violation } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packingList, roadNote } from '../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, type UploadFile, withClient } from '../../testing/index.ts'
import { cmrPdf, eftiXml } from '../../testing/papers.ts'

const now = new Date('2026-11-22T10:00:00Z')
let hub: Hub

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => now } } })
})
afterAll(() => hub?.stop())

async function uploaded(member: Member, paper: UploadFile): Promise<Document> {
  const document = await member.upload(paper)
  await hub.drain()
  return document
}

async function check(member: Member, { id }: Document): Promise<ComplianceCheck> {
  const { body } = await member.get<ComplianceCheck[]>(`/api/documents/${id}/compliance`)
  if (!body[0]) throw new Error('the document has no check')
  return body[0]
}

const found = async (member: Member, document: Document, code: string): Promise<Violation[]> =>
  (await check(member, document)).violations.filter((violation) => violation.code === code)

const noted = async (member: Member, document: Document, code: string): Promise<Remark[]> =>
  (await check(member, document)).notes.filter((note) => note.code === code)

async function corrected(member: Member, { id }: Document, path: string, value: unknown): Promise<void> {
  const { status, body } = await member.patch(`/api/documents/${id}/consignment`, {
    corrections: [{ path, value }],
  })
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
  await hub.drain()
}

describe('duplicates', () => {
  test('of the same bytes name the earlier document, in the later one only', async () => {
    const ida = await hub.member()
    const file = { name: 'first.xml', bytes: eftiXml(1).bytes }
    const first = await uploaded(ida, file)
    const second = await uploaded(ida, { ...file, name: 'second.xml' })
    const [note] = await noted(ida, second, 'DOC-SAME-FILE')
    expect(note).toMatchObject({ violationType: 'Duplicate' })
    expect(note).not.toHaveProperty('severity')
    expect(note?.description).toContain("'first.xml'")
    expect(await noted(ida, first, 'DOC-SAME-FILE')).toEqual([])
  })

  test('of the same number, kind and parties too, until one of them differs', async () => {
    const ida = await hub.member()
    const first = await uploaded(ida, { ...(await cmrPdf(77)), name: 'first.pdf' })
    const second = await uploaded(ida, { ...(await cmrPdf(77)), name: 'second.pdf' })
    expect((await noted(ida, second, 'DOC-SAME-NUMBER'))[0]?.description).toContain("'first.pdf'")
    expect(await noted(ida, first, 'DOC-SAME-NUMBER')).toEqual([])
    await corrected(ida, second, 'transportContractDocument/id', 'CMR-78')
    expect(await noted(ida, second, 'DOC-SAME-NUMBER')).toEqual([])
    await corrected(ida, first, 'transportContractDocument/id', 'cmr 78')
    expect((await noted(ida, first, 'DOC-SAME-NUMBER'))[0]?.description).toContain("'second.pdf'")
  })

  test('are nobody’s in another tenant, and not of another consignee', async () => {
    const [ida, otto] = [await hub.member(), await hub.member({ firstName: 'Otto' })]
    const first = await uploaded(ida, await cmrPdf(5))
    const foreign = await uploaded(otto, await cmrPdf(5))
    expect(await noted(otto, foreign, 'DOC-SAME-NUMBER')).toEqual([])
    const second = await uploaded(ida, await cmrPdf(5))
    await corrected(ida, second, 'consignee/name', 'Autre Outillage SARL')
    expect(await noted(ida, second, 'DOC-SAME-NUMBER')).toEqual([])
    expect(await noted(ida, first, 'DOC-SAME-NUMBER')).toEqual([])
  })
})

test('a duplicate costs no point, and a letter uploaded twice is judged by no rule', async () => {
  const ida = await hub.member()
  const note = await cmrPdf(13)
  const first = await check(ida, await uploaded(ida, { ...note, name: 'first.pdf' }))
  const second = await check(ida, await uploaded(ida, { ...note, name: 'same.pdf' }))
  expect(second.notes.map(({ code }) => code)).toContain('DOC-SAME-FILE')
  expect([second.score, second.violations.length]).toEqual([first.score, first.violations.length])
  const letter = { name: 'letter.txt', bytes: new TextEncoder().encode('Dear Ms Aalto, thank you.') }
  const again = [await uploaded(ida, letter), await uploaded(ida, letter)].at(-1) as Document
  expect(await check(ida, again)).toMatchObject({ score: null, judged: false, checks: [] })
  expect(await noted(ida, again, 'DOC-SAME-FILE')).toHaveLength(1)
})

test('no rule judges a packing list: no violation, no score, and the status Not judged', async () => {
  const ida = await hub.member()
  const list = await uploaded(ida, packingList('list.txt'))
  expect(await check(ida, list)).toMatchObject({ score: null, judged: false, violations: [], checks: [] })
  const { body } = await ida.get<Document>(`/api/documents/${list.id}`)
  expect(body).toMatchObject({ status: 'completed', judged: false })
})

describe('dates against today', () => {
  test.each([
    ['deliveryEvent/actualOccurrenceDateTime', '2026-11-24', 'DOC-DATE-IN-FUTURE', true],
    ['deliveryEvent/actualOccurrenceDateTime', '2026-11-23', 'DOC-DATE-IN-FUTURE', false],
    ['transportContractDocument/formattedIssueDateTime', '2062-11-19', 'DOC-DATE-IN-FUTURE', true],
    ['carrierAcceptanceDateTime', '2027-11-24', 'DOC-DATE-TOO-FAR', true],
    ['carrierAcceptanceDateTime', '2027-11-20', 'DOC-DATE-TOO-FAR', false],
    ['deliveryEvent/scheduledOccurrenceDateTime', '2062-11-20', 'DOC-DATE-TOO-FAR', true],
  ])('%s %s: %s is %s', async (path, value, code, isFound) => {
    const ida = await hub.member()
    const note = await uploaded(ida, eftiXml(2))
    await corrected(ida, note, path, value)
    const violations = await found(ida, note, code)
    expect(violations.map((violation) => violation.path)).toEqual(isFound ? [path] : [])
    const line = (await check(ida, note)).checks.find((one) => one.code === code)
    expect(line?.failed).toBe(isFound ? 1 : 0)
  })

  test('a wrong year is one violation, though the order of the dates is wrong by it too', async () => {
    const ida = await hub.member()
    const days = { eFTI39: '2062-11-19', eFTI188: '2026-11-20' }
    const note = await uploaded(ida, roadNote('note.xml', days))
    const { violations } = await check(ida, note)
    expect(violations.map(({ code }) => code)).toEqual(['PL-DELIVERY-DATE'])
  })

  test.each([
    ['2016-11-19', 1],
    ['2022-11-19', 0],
  ])('taken over on %s: %i notes that it is long ago', async (value, count) => {
    const ida = await hub.member()
    const note = await uploaded(ida, eftiXml(2))
    await corrected(ida, note, 'carrierAcceptanceDateTime', value)
    expect(await noted(ida, note, 'DOC-DATE-OUTDATED')).toHaveLength(count)
  })
})

test('a mandatory value that was read with low confidence is unread until a person has looked', async () => {
  const ida = await hub.member()
  const note = await uploaded(ida, await cmrPdf(9))
  const doubtful = async () =>
    (await check(ida, note)).unread.filter(({ code }) => code === 'DOC-DOUBTFUL-VALUE')
  expect(await doubtful()).toEqual([])
  await withClient(hub.database.superuserUrl, (client) =>
    client.query(
      `update hub.extracted_values set confidence = 0.5 where document_id = $1 and efti_id = 'eFTI39'`,
      [note.id],
    ),
  )
  await corrected(ida, note, 'consignee/name', 'Exemple Outils SARL')
  const [unread] = await doubtful()
  expect(unread).toMatchObject({ eftiId: 'eFTI39', violationType: 'Unread', evidence: { page: 1 } })
  expect((await check(ida, note)).violations.filter(({ eftiId }) => eftiId === 'eFTI39')).toEqual([])
  await corrected(ida, note, unread?.path ?? '', '2026-11-19')
  expect(await doubtful()).toEqual([])
})

describe('text that nobody has understood', () => {
  const noteWithUnreadSender = async (member: Member) => {
    const without = {
      eFTI51: undefined,
      eFTI54: undefined,
      eFTI56: undefined,
      eFTI57: undefined,
      eFTI58: undefined,
    }
    const note = await uploaded(member, roadNote('unread.xml', without))
    const evidence = { page: 1, box: [40, 80, 200, 120] }
    await withClient(hub.database.superuserUrl, (client) =>
      client.query('update hub.extractions set unread = $2 where document_id = $1', [
        note.id,
        JSON.stringify([{ eftiId: 'ASBIE1028', evidence }]),
      ]),
    )
    await corrected(member, note, 'transportContractDocument/id', 'CMR-1')
    return note
  }
  const consignor = ({ eftiId, path }: { eftiId: string | null; path: string | null }) =>
    eftiId === 'ASBIE1028' || path?.startsWith('consignor') === true

  test('is unread, with its place, and no violation', async () => {
    const ida = await hub.member()
    const note = await noteWithUnreadSender(ida)
    const { unread, violations } = await check(ida, note)
    expect(unread.filter(consignor)).toMatchObject([
      { path: 'consignor', evidence: { page: 1, box: [40, 80, 200, 120] } },
    ])
    expect(violations.filter(consignor)).toEqual([])
  })

  test('is a violation once a person has found nothing there', async () => {
    const ida = await hub.member()
    const note = await noteWithUnreadSender(ida)
    await corrected(ida, note, 'consignor', null)
    const { unread, violations } = await check(ida, note)
    expect(unread.filter(consignor)).toEqual([])
    expect(violations.some(consignor)).toBe(true)
  })
})

test('the score is explained, with the edition of the rules', async () => {
  const ida = await hub.member()
  const { checks, score, scoreExplanation, scoreSum, edition } = await check(
    ida,
    await uploaded(ida, await cmrPdf(11)),
  )
  const points = checks
    .filter(({ obligation }) => obligation)
    .reduce((sum, { weight, passed, failed }) => sum + weight * (passed + failed), 0)
  expect(points).toBeGreaterThan(0)
  expect(scoreExplanation).toContain(`${points} points`)
  expect(scoreSum).toMatchObject({
    start: 100,
    worst: null,
    open: 0,
    lost: 0,
    obligations: points,
    unread: 0,
  })
  // What the practical reading of addresses only notes earns nothing.
  expect(checks.filter(({ rule, obligation }) => obligation && rule.includes('(strict reading)'))).toEqual([])
  expect(score).toBeLessThanOrEqual(100)
  expect(edition).toContain('rules')
})

test('a waived violation no longer lowers the score, until it is opened again', async () => {
  const ida = await hub.member()
  const note = await uploaded(ida, eftiXml(12))
  await corrected(ida, note, 'consignee/name', null)
  const before = await check(ida, note)
  const grave = before.violations.filter(({ severity }) => severity === 'high' || severity === 'critical')
  expect(before.scoreExplanation).toMatch(/Starts at (70|90)/)
  expect(before.scoreSum?.start).toBe(before.scoreSum?.worst === 'critical' ? 70 : 90)
  for (const { id } of grave) {
    expect((await ida.post(`/api/violations/${id}/waive`, { reason: 'Known' })).status).toBe(200)
  }
  const waived = await check(ida, note)
  expect(waived.scoreExplanation).not.toMatch(/Starts at (70|90)/)
  for (const { id } of grave) await ida.post(`/api/violations/${id}/reopen`, {})
  expect(await check(ida, note)).toMatchObject({
    id: before.id,
    score: before.score,
    scoreExplanation: before.scoreExplanation,
    scoreSum: before.scoreSum,
  })
  for (const { id } of grave) await ida.post(`/api/violations/${id}/waive`, { reason: 'Known' })
  await corrected(ida, note, 'carrier/name', 'Spedition Andere GmbH')
  const after = await check(ida, note)
  expect(after.scoreExplanation).not.toMatch(/Starts at (70|90)/)
  expect(after.score).toBeGreaterThanOrEqual(before.score ?? 0)
})
