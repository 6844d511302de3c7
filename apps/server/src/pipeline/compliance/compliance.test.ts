import type { ComplianceCheck, Document, Violation } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, type PaperFile, startHub, withClient } from '../../testing/index.ts'
import { cmrPdf, eftiXml } from '../../testing/papers.ts'

const now = new Date('2026-11-22T10:00:00Z')
let hub: Hub

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => now } } })
})
afterAll(() => hub?.stop())

async function uploaded(member: Member, paper: PaperFile): Promise<Document> {
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
    const note = { name: 'first.xml', bytes: eftiXml(1).bytes }
    const first = await uploaded(ida, note)
    const second = await uploaded(ida, { ...note, name: 'second.xml' })
    const [violation] = await found(ida, second, 'DOC-SAME-FILE')
    expect(violation).toMatchObject({ severity: 'low', violationType: 'Duplicate' })
    expect(violation?.description).toContain("'first.xml'")
    expect(await found(ida, first, 'DOC-SAME-FILE')).toEqual([])
  })

  test('of the same number, kind and parties too, until one of them says otherwise', async () => {
    const ida = await hub.member()
    const first = await uploaded(ida, { ...(await cmrPdf(77)), name: 'first.pdf' })
    const second = await uploaded(ida, { ...(await cmrPdf(77)), name: 'second.pdf' })
    expect((await found(ida, second, 'DOC-SAME-NUMBER'))[0]?.description).toContain("'first.pdf'")
    expect(await found(ida, first, 'DOC-SAME-NUMBER')).toEqual([])
    await corrected(ida, second, 'transportContractDocument/id', 'CMR-78')
    expect(await found(ida, second, 'DOC-SAME-NUMBER')).toEqual([])
    await corrected(ida, first, 'transportContractDocument/id', 'cmr 78')
    expect((await found(ida, first, 'DOC-SAME-NUMBER'))[0]?.description).toContain("'second.pdf'")
  })

  test('are nobody’s in another tenant, and not of another consignee', async () => {
    const [ida, otto] = [await hub.member(), await hub.member({ firstName: 'Otto' })]
    const first = await uploaded(ida, await cmrPdf(5))
    const foreign = await uploaded(otto, await cmrPdf(5))
    expect(await found(otto, foreign, 'DOC-SAME-NUMBER')).toEqual([])
    const second = await uploaded(ida, await cmrPdf(5))
    await corrected(ida, second, 'consignee/name', 'Autre Outillage SARL')
    expect(await found(ida, second, 'DOC-SAME-NUMBER')).toEqual([])
    expect(await found(ida, first, 'DOC-SAME-NUMBER')).toEqual([])
  })
})

test('what was uploaded twice is a line of the score, and costs a point', async () => {
  const ida = await hub.member()
  const note = await cmrPdf(13)
  const lines = async (document: Document) =>
    (await check(ida, document)).checks
      .filter(({ code }) => code.startsWith('DOC-SAME'))
      .map(({ code, weight, passed, failed }) => ({ code, weight, passed, failed }))
  const first = await uploaded(ida, { ...note, name: 'first.pdf' })
  expect(await lines(first)).toEqual([
    { code: 'DOC-SAME-FILE', weight: 1, passed: 1, failed: 0 },
    { code: 'DOC-SAME-NUMBER', weight: 1, passed: 1, failed: 0 },
  ])
  const sameFile = await uploaded(ida, { ...note, name: 'same.pdf' })
  expect(await lines(sameFile)).toEqual([{ code: 'DOC-SAME-FILE', weight: 1, passed: 0, failed: 1 }])
  const sameNumber = await uploaded(ida, { ...note, bytes: Buffer.concat([note.bytes, Buffer.from('\n')]) })
  expect(await lines(sameNumber)).toEqual([
    { code: 'DOC-SAME-FILE', weight: 1, passed: 1, failed: 0 },
    { code: 'DOC-SAME-NUMBER', weight: 1, passed: 0, failed: 1 },
  ])
  const letter = { name: 'letter.txt', bytes: new TextEncoder().encode('Dear Ms Aalto, thank you.') }
  const again = [await uploaded(ida, letter), await uploaded(ida, letter)].at(-1) as Document
  expect(await check(ida, again)).toMatchObject({ score: 0, checks: [] })
  expect(await found(ida, again, 'DOC-SAME-FILE')).toHaveLength(1)
})

describe('dates against today', () => {
  test.each([
    ['deliveryEvent/actualOccurrenceDateTime', '2026-11-24', 'DOC-DATE-IN-FUTURE', true],
    ['deliveryEvent/actualOccurrenceDateTime', '2026-11-23', 'DOC-DATE-IN-FUTURE', false],
    ['transportContractDocument/formattedIssueDateTime', '2062-11-19', 'DOC-DATE-IN-FUTURE', true],
    ['carrierAcceptanceDateTime', '2027-11-24', 'DOC-DATE-TOO-FAR', true],
    ['carrierAcceptanceDateTime', '2027-11-20', 'DOC-DATE-TOO-FAR', false],
    ['deliveryEvent/scheduledOccurrenceDateTime', '2062-11-20', 'DOC-DATE-TOO-FAR', true],
    ['carrierAcceptanceDateTime', '2016-11-19', 'DOC-DATE-OUTDATED', true],
    ['carrierAcceptanceDateTime', '2022-11-19', 'DOC-DATE-OUTDATED', false],
  ])('%s %s: %s is %s', async (path, value, code, isFound) => {
    const ida = await hub.member()
    const note = await uploaded(ida, eftiXml(2))
    await corrected(ida, note, path, value)
    const violations = await found(ida, note, code)
    expect(violations.map((violation) => violation.path)).toEqual(isFound ? [path] : [])
    const line = (await check(ida, note)).checks.find((one) => one.code === code)
    expect(line?.failed).toBe(isFound ? 1 : 0)
  })
})

test('a mandatory value that was read with little certainty is looked at by a person, and then is certain', async () => {
  const ida = await hub.member()
  const note = await uploaded(ida, await cmrPdf(9))
  expect(await found(ida, note, 'DOC-DOUBTFUL-VALUE')).toEqual([])
  await withClient(hub.database.superuserUrl, (client) =>
    client.query(
      `update hub.extracted_values set confidence = 0.5 where document_id = $1 and efti_id = 'eFTI39'`,
      [note.id],
    ),
  )
  await corrected(ida, note, 'consignee/name', 'Exemple Outils SARL')
  const [violation] = await found(ida, note, 'DOC-DOUBTFUL-VALUE')
  expect(violation).toMatchObject({ severity: 'low', eftiId: 'eFTI39', violationType: 'Legibility' })
  await corrected(ida, note, violation?.path ?? '', '2026-11-19')
  expect(await found(ida, note, 'DOC-DOUBTFUL-VALUE')).toEqual([])
})

test('the score is explained check by check, with the edition of the rules', async () => {
  const ida = await hub.member()
  const { checks, score, scoreExplanation, edition } = await check(ida, await uploaded(ida, await cmrPdf(11)))
  const points = (count: 'passed' | 'failed') =>
    checks.reduce((sum, line) => sum + line.weight * line[count], 0)
  const [passed, all] = [points('passed'), points('passed') + points('failed')]
  expect(scoreExplanation).toContain(`${passed} of ${all} points`)
  expect(score).toBeLessThanOrEqual(Math.floor((100 * passed) / all))
  expect(edition).toContain('rules')
})

test('a waived violation holds the score down no more, until it is opened again', async () => {
  const ida = await hub.member()
  const note = await uploaded(ida, eftiXml(12))
  await corrected(ida, note, 'consignee/name', null)
  const before = await check(ida, note)
  const grave = before.violations.filter(({ severity }) => severity === 'high' || severity === 'critical')
  expect(before.scoreExplanation).toContain('Capped at')
  for (const { id } of grave) {
    expect((await ida.post(`/api/violations/${id}/waive`, { reason: 'Known' })).status).toBe(200)
  }
  const waived = await check(ida, note)
  expect(waived.scoreExplanation).not.toContain('Capped at')
  await ida.post(`/api/violations/${grave[0]?.id}/reopen`, {})
  expect(await check(ida, note)).toMatchObject({
    id: before.id,
    score: before.score,
    scoreExplanation: before.scoreExplanation,
  })
  await ida.post(`/api/violations/${grave[0]?.id}/waive`, { reason: 'Known' })
  await corrected(ida, note, 'carrier/name', 'Spedition Andere GmbH')
  const after = await check(ida, note)
  expect(after.scoreExplanation).not.toContain('Capped at')
  expect(after.score).toBeGreaterThanOrEqual(before.score)
})
