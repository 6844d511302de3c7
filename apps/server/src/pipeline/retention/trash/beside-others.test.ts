import type { ComplianceCheck, ConsignmentDetail } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roadNote } from '../../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, withClient } from '../../../testing/index.ts'
import { detailFor, remove, restore } from '../../../testing/trash-steps.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const detailOf = (id: string) => detailFor(ida, id)

const heavier = { eFTI41: { value: 21_000, unit: 'KGM' } }

describe('beside other documents, one in the trash', () => {
  test('is the duplicate of nothing, and nothing is a duplicate of it', async () => {
    const first = await ida.upload(roadNote('first.xml'))
    await hub.drain()
    const second = await ida.upload(roadNote('second.xml'))
    await hub.drain()
    const third = await ida.upload(roadNote('third.xml', { eFTI47: 13 }))
    await hub.drain()
    const duplicates = async (id: string) => {
      const { body } = await ida.get<ComplianceCheck[]>(`/api/documents/${id}/compliance`)
      return body[0]?.notes.filter(({ code }) => code.startsWith('DOC-SAME')).map(({ code }) => code)
    }
    const notes = async () => [await duplicates(second.id), await duplicates(third.id)]
    const before = [['DOC-SAME-FILE'], ['DOC-SAME-NUMBER']]
    expect(await notes()).toEqual(before)
    expect((await detailOf(second.id)).duplicateOf?.id).toBe(first.id)
    await remove(ida, first.id)
    expect((await detailOf(second.id)).duplicateOf).toBeNull()
    expect(await notes()).toEqual([[], ['DOC-SAME-NUMBER']])
    await remove(ida, second.id)
    expect(await duplicates(third.id)).toEqual([])
    await restore(ida, second.id)
    await restore(ida, first.id)
    expect(await notes()).toEqual(before)
    await remove(ida, first.id)
    expect((await ida.upload(roadNote('first.xml'))).duplicateOf?.id).toBe(second.id)
  })

  test('leaves a duplicate that could not be read again as it is', async () => {
    const first = await ida.upload(roadNote('first.xml'))
    await hub.drain()
    const second = await ida.upload(roadNote('second.xml'))
    await hub.drain()
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(`update hub.documents set status = 'failed' where id = $1`, [second.id]),
    )
    await remove(ida, first.id)
    expect((await detailOf(second.id)).status).toBe('failed')
    await restore(ida, first.id)
    expect((await detailOf(second.id)).status).toBe('failed')
  })

  test('takes its consignment along when it was the only one, and brings it back', async () => {
    const note = await ida.upload(roadNote('note.xml'))
    await hub.drain()
    const { consignmentId } = await detailOf(note.id)
    await ida.patch(`/api/consignments/${consignmentId}`, { phase: 'loaded' })
    await remove(ida, note.id)
    expect((await ida.get(`/api/consignments/${consignmentId}`)).status).toBe(404)
    expect((await ida.get(`/api/consignments/${consignmentId}/evidence`)).status).toBe(404)
    await restore(ida, note.id)
    const { body } = await ida.get<ConsignmentDetail>(`/api/consignments/${consignmentId}`)
    expect([body.phase?.value, body.papers.length]).toEqual(['loaded', 1])
  })

  test('comes back to a consignment of its own when another one took its former one over', async () => {
    const far = await ida.upload(roadNote('far.xml', { eFTI170: 'E-2026-900' }))
    await hub.drain()
    const note = await ida.upload(roadNote('note.xml'))
    const copy = await ida.upload(roadNote('copy.xml', { eFTI47: 13 }))
    await hub.drain()
    await remove(ida, note.id)
    await ida.patch(`/api/documents/${copy.id}/consignment`, {
      corrections: [{ path: 'transportContractDocument/id', value: 'E-2026-900' }],
    })
    await hub.drain()
    expect((await detailOf(copy.id)).consignmentId).toBe((await detailOf(far.id)).consignmentId)
    await restore(ida, note.id)
    const { consignmentId } = await detailOf(note.id)
    const { body } = await ida.get<ConsignmentDetail>(`/api/consignments/${consignmentId}`)
    expect([body.id, body.papers.map(({ id }) => id)]).toEqual([consignmentId, [note.id]])
  })

  test('is beside others again that came meanwhile, and judged with them', async () => {
    const note = await ida.upload(roadNote('note.xml'))
    await hub.drain()
    const { consignmentId: before } = await detailOf(note.id)
    await remove(ida, note.id)
    const copy = await ida.upload(roadNote('copy.xml', heavier))
    await hub.drain()
    expect((await detailOf(copy.id)).consignmentId).not.toBe(before)
    await restore(ida, note.id)
    const { body } = await ida.get<ConsignmentDetail>(`/api/consignments/${before}`)
    expect(body.papers.map(({ id }) => id)).toEqual([note.id, copy.id])
    expect(body.contradictions.map(({ code }) => code)).toContain('CONSIGNMENT-MASS')
    expect((await detailOf(copy.id)).consignmentId).toBe(body.id)
  })
})
