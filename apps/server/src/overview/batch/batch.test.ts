import type { DocumentsProgress, ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../testing/index.ts'
import { textNote } from '../../testing/papers.ts'

let hub: Hub
let ida: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub.stop())

const progress = (member: Pick<Member, 'post'>, ids: string[]) =>
  member.post<DocumentsProgress & ErrorBody>('/api/documents/progress', { ids })

test('visitors get nothing, others nothing of a document that is not theirs', async () => {
  const { id } = await ida.upload(textNote(1))
  expect((await progress(hub.visitor() as Member, [id])).status).toBe(401)
  const { status, body } = await progress(otto, [id])
  expect([status, body.items]).toEqual([200, []])
})

test('more than 500 in one call are refused', async () => {
  expect((await progress(ida, Array(501).fill('x'))).status).toBe(400)
  expect((await progress(ida, [])).status).toBe(400)
})

test('each document with its latest job, in the order asked; what is not there is left out', async () => {
  const first = await ida.upload(textNote(2))
  const broken = await ida.upload({
    name: 'scan.pdf',
    bytes: new TextEncoder().encode('A letter that somebody renamed.'),
  })
  const before = await progress(ida, [first.id])
  expect(before.body.items).toEqual([
    {
      id: first.id,
      status: 'pending',
      job: expect.objectContaining({ jobType: 'ocr', status: 'queued', progress: 0 }),
    },
  ])
  await hub.drain()
  const { body } = await progress(ida, [broken.id, 'nothing', crypto.randomUUID(), first.id])
  expect(body.items.map(({ id, status, job }) => [id, status, job?.jobType, job?.status])).toEqual([
    [broken.id, 'failed', 'ocr', 'failed'],
    [first.id, 'under_review', 'compliance', 'completed'],
  ])
  expect(body.items[0]?.job?.message).toMatch(/PDF/)
})
