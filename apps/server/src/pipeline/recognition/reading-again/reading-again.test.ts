import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Document, ErrorBody, ProcessingJob, ReadingLanguages } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Hub, type Member, startHub, withClient, withRole } from '../../../testing/index.ts'
import { cmrPdf, incompleteCmrPdf } from '../../../testing/papers.ts'
import { ocrEngine, useEngine } from '../engines/ocr/choose-engine.ts'
import { LANGUAGES } from '../engines/ocr/language/languages.ts'
import { latestChoice } from './store.ts'

let hub: Hub
let ida: Member
let otto: Member
let waybill: Document

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  waybill = await ida.upload(await cmrPdf(4))
  await hub.drain()
})

const again = <T = ErrorBody>(member: Member, id: string, body?: unknown) =>
  member.post<T>(`/api/documents/${id}/reprocess`, body)
const languages = async (document: Document) =>
  (await ida.get<ReadingLanguages>(`/api/documents/${document.id}/languages`)).body
const choiceOf = ({ id }: Document) =>
  hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, (db) => latestChoice(db, id))
describe('who may not', () => {
  test('a visitor is asked to sign in', async () => {
    expect((await hub.visitor().post(`/api/documents/${waybill.id}/reprocess`)).status).toBe(401)
    expect((await hub.visitor().get(`/api/documents/${waybill.id}/languages`)).status).toBe(401)
  })

  test('nobody reads a document of another organisation, or learns that it exists', async () => {
    for (const body of [undefined, { language: 'deu' }, { language: 'xyz' }]) {
      const theirs = await again(otto, waybill.id, body)
      const nobodys = await again(otto, randomUUID(), body)
      expect([theirs.status, nobodys.status]).toEqual([404, 404])
      expect(theirs.body).toEqual(nobodys.body)
    }
    expect((await otto.get(`/api/documents/${waybill.id}/languages`)).status).toBe(404)
    expect(await ida.jobsOf(waybill.id)).toHaveLength(2)
  })

  test('an auditor is shown who may, before asking as well', async () => {
    await withRole(hub, ida, 'auditor', async () => {
      const { status, body } = await again(ida, waybill.id)
      expect([status, body.code]).toEqual([403, 'not_allowed'])
      expect((await languages(waybill)).refusal).toBe(body.message)
    })
    expect((await languages(waybill)).refusal).toBeNull()
    await withRole(hub, ida, 'operator', async () => expect((await again(ida, waybill.id)).status).toBe(202))
  })
})

describe('what is refused', () => {
  test.each(['DEU', 'de', 'german', '', 5, ['deu']])('the language %j', async (language) => {
    expect((await again(ida, waybill.id, { language })).status).toBe(400)
  })

  test('a language that documents are not read in, naming those that they are', async () => {
    const { status, body } = await again(ida, waybill.id, { language: 'jpn' })
    expect([status, body.code]).toEqual([400, 'invalid_request'])
    expect(body.message).toMatch(/'jpn'.*eng, deu, fra/)
  })

  test('a language without a model, with how to install it', async () => {
    const engine = await ocrEngine()
    onTestFinished(() => useEngine(engine))
    useEngine({ ...engine, languages: engine.languages.filter((code) => code !== 'swe') })
    expect((await languages(waybill)).items.find(({ code }) => code === 'swe')?.installed).toBe(false)
    const { status, body } = await again(ida, waybill.id, { language: 'swe' })
    expect([status, body.code]).toEqual([409, 'not_configured'])
    expect(body.message).toContain('npm install -w apps/server @tesseract.js-data/swe')
    expect(await choiceOf(waybill)).toBeNull()
  })

  test('a second reading while the first is under way', async () => {
    const [one, other] = await Promise.all([
      again(ida, waybill.id, { language: 'deu' }),
      again(ida, waybill.id, { language: 'fra' }),
    ])
    expect([one.status, other.status].sort()).toEqual([202, 409])
    const refused = one.status === 409 ? one : other
    expect(refused.body).toMatchObject({
      code: 'already_running',
      message: expect.stringMatching(/being processed right now/),
    })
    expect((await ida.jobsOf(waybill.id)).filter(({ status }) => status === 'queued')).toHaveLength(1)
    expect((await choiceOf(waybill))?.language).toBe(one.status === 202 ? 'deu' : 'fra')
  })

  test('one that was only just uploaded', async () => {
    const fresh = await ida.upload(await cmrPdf(5))
    expect((await again(ida, fresh.id)).status).toBe(409)
    await hub.drain()
  })
})

describe('a document that is read again', () => {
  test('gets new jobs beside the old ones and ends where it was', async () => {
    const before = await ida.jobsOf(waybill.id)
    const { status, body: job } = await again<ProcessingJob>(ida, waybill.id)
    expect(status).toBe(202)
    expect(job).toMatchObject({ documentId: waybill.id, jobType: 'ocr', status: 'queued', progress: 0 })
    const row = (await ida.get<Document[]>('/api/documents')).body.find(({ id }) => id === waybill.id)
    expect(row?.status).toBe('pending')
    await hub.drain()
    const after = await ida.jobsOf(waybill.id)
    expect(after.slice(0, 2)).toEqual(before)
    expect(after.map(({ jobType, status }) => `${jobType} ${status}`)).toEqual([
      'ocr completed',
      'compliance completed',
      'ocr completed',
      'compliance completed',
    ])
    expect(after[3]?.result).toEqual(before[1]?.result)
  })

  test('keeps its violations: those found again are the same ones', async () => {
    const document = await ida.upload(await incompleteCmrPdf(6))
    await hub.drain()
    const open = async () => {
      const { body } = await ida.get<{ violations: { id: string }[] }[]>(
        `/api/documents/${document.id}/compliance`,
      )
      return body.flatMap(({ violations }) => violations.map(({ id }) => id)).sort()
    }
    const before = await open()
    expect(before).toHaveLength(2)
    expect((await again(ida, document.id)).status).toBe(202)
    await hub.drain()
    expect(await open()).toEqual(before)
  })

  test('may have failed before: its earlier failure stays', async () => {
    const empty = await ida.upload({ name: 'not.pdf', bytes: Buffer.from('%PDF-1.4 nothing') })
    await hub.drain()
    expect((await ida.jobsOf(empty.id)).map(({ status }) => status)).toEqual(['failed'])
    expect((await again(ida, empty.id)).status).toBe(202)
    await hub.drain()
    expect((await ida.jobsOf(empty.id)).map(({ status }) => status)).toEqual(['failed', 'failed'])
  })
})

describe('the language', () => {
  test('is a fact with author and time, and the latest counts', async () => {
    expect(await languages(waybill)).toMatchObject({ chosen: null })
    const choices = ['deu', 'fra', null] as const
    for (const language of choices) {
      await again(ida, waybill.id, { language })
      await hub.drain()
      expect((await languages(waybill)).chosen?.language).toBe(language)
    }
    const facts = await withClient(hub.database.superuserUrl, (client) =>
      client.query(
        'select language, author, created_at from hub.language_choices where document_id = $1 order by id',
        [waybill.id],
      ),
    )
    expect(facts.rows.map(({ language }) => language)).toEqual(choices)
    expect(new Set(facts.rows.map(({ author }) => author))).toEqual(new Set([ida.user?.id]))
    expect(facts.rows.every(({ created_at }) => created_at instanceof Date)).toBe(true)
  })

  test('stays when the document is read again without naming one', async () => {
    await again(ida, waybill.id, { language: 'deu' })
    await hub.drain()
    for (const body of [undefined, {}]) {
      await again(ida, waybill.id, body)
      await hub.drain()
    }
    expect((await languages(waybill)).chosen?.language).toBe('deu')
  })

  test.runIf(process.env.LONG)(
    'is what a picture of a paper is read in',
    async () => {
      const scan = readFileSync(
        new URL('../../../../../../samples/cmr-scanned-without-text/01-original.pdf', import.meta.url),
      )
      const engine = await ocrEngine()
      const readIn: string[] = []
      onTestFinished(() => useEngine(null))
      useEngine({
        ...engine,
        read: (picture, language, limits) => {
          readIn.push(language)
          return engine.read(picture, language, limits)
        },
      })
      const document = await ida.upload({ name: 'scan.pdf', bytes: scan })
      await hub.drain()
      expect(readIn.at(-1)).toBe('deu')
      readIn.length = 0
      await again(ida, document.id, { language: 'nld' })
      await hub.drain()
      // With what it believes least it looks for another way up, in the usual first language; what is kept is Dutch.
      expect([readIn[0], readIn.at(-1)]).toEqual(['nld', 'nld'])
    },
    120_000,
  )

  test('is one of the Union, and those of most freight documents are there', async () => {
    const { items } = await languages(waybill)
    expect(items.map(({ code }) => code)).toEqual(LANGUAGES.map(({ code }) => code))
    const installed = items.filter((item) => item.installed).map(({ code }) => code)
    expect(installed).toEqual(
      expect.arrayContaining(['eng', 'deu', 'fra', 'pol', 'ita', 'spa', 'nld', 'ces']),
    )
  })
})

test('the calls are in the contract', async () => {
  const { body } = await hub.visitor().get<{ paths: Record<string, object> }>('/api/openapi.json')
  expect(body.paths['/api/documents/{id}/reprocess']).toHaveProperty('post')
  expect(body.paths['/api/documents/{id}/languages']).toHaveProperty('get')
})

describe('all failed documents of an organisation', () => {
  const retry = (member: Member) => member.post<{ retried: number }>('/api/documents/retry-failed')
  const failedOf = async (member: Member) =>
    (await member.get<{ failed: number }>('/api/documents/counts')).body.failed

  test('begin again at once, those of others and those in the trash do not', async () => {
    const greta = await hub.member({ firstName: 'Greta' })
    const broken = () => new TextEncoder().encode('%PDF-1.7 and nothing else')
    const upload = (member: Member, name: string) => member.upload({ name, bytes: broken() })
    const [one, two, thrown] = [
      await upload(greta, 'a.pdf'),
      await upload(greta, 'b.pdf'),
      await upload(greta, 'c.pdf'),
    ]
    const theirs = await upload(otto, 'd.pdf')
    await hub.drain()
    expect((await greta.delete(`/api/documents/${thrown.id}`)).status).toBeLessThan(300)
    expect([await failedOf(greta), await failedOf(otto)]).toEqual([2, 1])

    await withRole(hub, greta, 'auditor', async () => expect((await retry(greta)).status).toBe(403))
    expect((await hub.visitor().post('/api/documents/retry-failed')).status).toBe(401)
    expect((await retry(greta)).body).toEqual({ retried: 2 })
    expect(await failedOf(greta)).toBe(0)
    for (const { id } of [one, two])
      expect((await greta.jobsOf(id)).map(({ status }) => status)).toEqual(['failed', 'queued'])
    expect((await otto.jobsOf(theirs.id)).map(({ status }) => status)).toEqual(['failed'])
    await hub.drain()
    expect(await failedOf(greta)).toBe(2)
  })
})
