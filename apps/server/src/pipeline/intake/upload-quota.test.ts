import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document, ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'

const PART = 300_000

let hub: Hub
let ida: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub({ env: { UPLOAD_QUOTA_MB: '1' } })
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

const addressFor = async (member: Member) =>
  (await member.post<{ uploadURL: string }>('/api/objects/upload')).body.uploadURL
const letter = (bytes: number) => new TextEncoder().encode('Dear Ida '.padEnd(bytes, '.'))
const filesOf = async ({ tenantId }: Member) =>
  (await readdir(join(hub.services.config.dataDir, 'files', 'originals', tenantId))).length

test('uploads beyond the quota are refused, however many arrive in parallel', async () => {
  const addresses = await Promise.all(Array.from({ length: 10 }, () => addressFor(ida)))
  const answers = await Promise.all(addresses.map((url) => ida.put<ErrorBody>(url, letter(PART))))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 7 }, () => [413, 'quota_exceeded']),
  )
  expect(refused.at(-1)?.body.message).toMatch(
    /^Your organisation uses 0\.\d MB of its 1\.0 MB for files, and this file has 0\.3 MB\. Nothing was stored\./,
  )
  expect(await filesOf(ida)).toBe(3)
})

test('also when a file comes without its length', async () => {
  const body = new Blob([letter(PART)]).stream()
  const answer = await fetch(await addressFor(ida), { method: 'PUT', body, duplex: 'half' })
  expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([413, 'quota_exceeded'])
  expect(await filesOf(ida)).toBe(3)
})

test('each organisation has its own; a file that replaces itself takes no more, and what is removed frees space', async () => {
  const fileUrl = await otto.putFile(letter(PART * 2))
  expect((await otto.put(fileUrl, letter(PART * 3))).status).toBe(200)
  const { status, body } = await otto.post<{ id: string }>('/api/documents', {
    fileUrl,
    fileName: 'letter.txt',
    originalName: 'letter.txt',
    fileSize: PART * 3,
    mimeType: 'text/plain',
  })
  expect(status).toBe(201)
  await hub.drain()
  expect((await otto.put(await addressFor(otto), letter(PART))).status).toBe(413)

  await withClient(hub.database.superuserUrl, (client) =>
    client.query(`update hub.documents set created_at = now() - interval '40 days' where id = $1`, [body.id]),
  )
  await otto.patch('/api/settings/tenant', { retentionDays: 30 })
  await hub.drain()
  expect((await otto.put(await addressFor(otto), letter(PART))).status).toBe(200)
})

test('as many documents as a month has are made, however many arrive in parallel; deleting one makes no room', async () => {
  Object.assign(hub.services.config, { documentsPerMonth: 2, uploadQuotaMb: 0 })
  const olga = await hub.member({ firstName: 'Olga' })
  const addresses = await Promise.all(Array.from({ length: 4 }, () => addressFor(olga)))
  for (const url of addresses) expect((await olga.put(url, letter(100))).status).toBe(200)
  const named = (fileUrl: string) => ({
    fileUrl,
    fileName: 'letter.txt',
    originalName: 'letter.txt',
    fileSize: 100,
    mimeType: 'text/plain',
  })
  const answers = await Promise.all(
    addresses.map((url) => olga.post<Document & ErrorBody>('/api/documents', named(url))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413])
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id)
  expect((await olga.delete(`/api/documents/${made[0]}`)).status).toBeLessThan(300)

  const refused = await olga.put<ErrorBody>(await addressFor(olga), letter(100))
  expect([refused.status, refused.body.code]).toEqual([413, 'quota_exceeded'])
  expect(refused.body.message).toMatch(
    /^Your organisation has made 2 documents this month, and 2 documents are allowed\. No document was made/,
  )
  expect((await olga.get('/api/usage')).body).toMatchObject({
    documents: 2,
    documentsLimit: 2,
    bytes: 400,
    bytesLimit: null,
  })
})
