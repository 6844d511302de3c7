import { randomUUID } from 'node:crypto'
import type { AuditList, Document, ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient, withRole } from '../../../testing/index.ts'
import { incompleteCmrPdf, textNote } from '../../../testing/papers.ts'
import { detailFor, remove, restore, trashOf } from '../../../testing/trash-steps.ts'

let hub: Hub
let ida: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const detailOf = (id: string) => detailFor(ida, id)
const codeOf = ({ status, body }: { status: number; body: ErrorBody }) => [status, body?.code]
const idsOf = async (member: Member) =>
  (await member.get<Document[]>('/api/documents')).body.map(({ id }) => id)
const inDatabase = <Row extends object>(sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query<Row>(sql, values)).rows)

describe('who may not', () => {
  test('a visitor is asked to sign in', async () => {
    const id = randomUUID()
    const visitor = hub.visitor()
    expect((await visitor.delete(`/api/documents/${id}`)).status).toBe(401)
    expect((await visitor.post(`/api/documents/${id}/restore`)).status).toBe(401)
    for (const path of ['/api/trash', `/api/trash/${id}`]) expect((await visitor.get(path)).status).toBe(401)
    expect((await visitor.delete(`/api/trash/${id}`)).status).toBe(401)
  })

  test('another tenant learns nothing, neither of a document nor of one in the trash', async () => {
    const [there, deleted] = [await ida.upload(textNote(1)), await ida.upload(textNote(2))]
    await remove(ida, deleted.id)
    for (const id of [there.id, deleted.id, 'no-uuid']) {
      expect((await remove(otto, id)).status).toBe(404)
      expect((await restore(otto, id)).status).toBe(404)
      expect((await otto.get(`/api/trash/${id}`)).status).toBe(404)
      expect((await otto.delete(`/api/trash/${id}`)).status).toBe(404)
    }
    expect(await trashOf(otto)).toEqual({ items: [], total: 0, nextCursor: null })
    expect((await trashOf(ida)).items).toMatchObject([{ id: deleted.id }])
  })

  test('an auditor sees the trash and changes nothing', async () => {
    const [there, deleted] = [await ida.upload(textNote(1)), await ida.upload(textNote(2))]
    await remove(ida, deleted.id)
    await withRole(hub, ida, 'auditor', async () => {
      expect((await detailOf(there.id)).deletion).toBe('role')
      expect((await trashOf(ida)).items).toMatchObject([{ id: deleted.id, can: [] }])
      expect(codeOf(await remove(ida, there.id))).toEqual([403, 'not_allowed'])
      expect(codeOf(await restore(ida, deleted.id))).toEqual([403, 'not_allowed'])
      expect((await ida.delete(`/api/trash/${deleted.id}`)).status).toBe(403)
    })
  })

  test('an operator deletes and restores what is their own, and purges nothing', async () => {
    const olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
    const [theirs, own] = [await ida.upload(textNote(1)), await olga.upload(textNote(2))]
    const shown = (await olga.get<Document[]>('/api/documents?sort=name')).body
    expect(shown.map(({ deletion }) => deletion)).toEqual(['not_own', 'allowed'])
    expect((await remove(olga, theirs.id)).body).toMatchObject({
      code: 'not_allowed',
      message: expect.stringContaining('Compliance Manager'),
    })
    expect((await remove(olga, own.id)).body).toMatchObject({ deletedBy: 'Olga Lindqvist', can: ['restore'] })
    await remove(ida, theirs.id)
    expect(codeOf(await restore(olga, theirs.id))).toEqual([403, 'not_allowed'])
    expect((await olga.delete(`/api/trash/${own.id}`)).status).toBe(403)
    expect((await trashOf(olga)).items.map(({ can }) => can)).toEqual([[], ['restore']])
    expect((await restore(olga, own.id)).status).toBe(200)
    expect((await trashOf(ida)).items[0]?.can).toEqual(['restore', 'purge'])
  })

  test('an operator does not delete a document that was rejected, also when that was withdrawn', async () => {
    const olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
    const document = await olga.upload(await incompleteCmrPdf(3))
    await hub.drain()
    await ida.post(`/api/documents/${document.id}/reject`, { comment: 'No' })
    expect(codeOf(await remove(olga, document.id))).toEqual([403, 'not_allowed'])
    await olga.post(`/api/documents/${document.id}/reprocess`, {})
    await hub.drain()
    expect(codeOf(await remove(olga, document.id))).toEqual([403, 'not_allowed'])
    expect((await remove(ida, document.id)).status).toBe(200)
  })

  test('nobody deletes a document on hold', async () => {
    const { id } = await ida.upload(textNote(1))
    await ida.post(`/api/documents/${id}/hold`, { reason: 'Claim 4711' })
    expect((await detailOf(id)).deletion).toBe('on_hold')
    expect(codeOf(await remove(ida, id))).toEqual([409, 'wrong_state'])
    await expect(
      inDatabase('update hub.documents set deleted_at = now() where id = $1', [id]),
    ).rejects.toThrow('held_is_not_deleted')
    await ida.delete(`/api/documents/${id}/hold`)
    expect((await remove(ida, id)).status).toBe(200)
    expect((await ida.post(`/api/documents/${id}/hold`, { reason: 'Too late' })).status).toBe(404)
  })
})

test('what is not in the trash is not restored, and what is in it is not deleted again', async () => {
  const { id } = await ida.upload(textNote(1))
  expect(codeOf(await restore(ida, id))).toEqual([409, 'wrong_state'])
  await remove(ida, id)
  expect((await remove(ida, id)).status).toBe(404)
  await restore(ida, id)
  expect(codeOf(await restore(ida, id))).toEqual([409, 'wrong_state'])
  expect(await idsOf(ida)).toEqual([id])
  const { items } = (await ida.get<AuditList>('/api/audit')).body
  expect(items.map(({ action }) => action).filter((action) => action.startsWith('document-'))).toEqual([
    'document-restored',
    'document-deleted',
  ])
})
