import type { BulkAnswer, ErrorBody } from '@efti-hub/contract'
import { describe, expect, test } from 'vitest'
import { foundViolations } from '../../../testing/found-violations.ts'

const { fixture, find, one, bulk } = foundViolations()

const firstId = () => fixture.items[0]?.id ?? ''
const undo = (act: string, member = fixture.ida, ids = [firstId()]) =>
  member.post<BulkAnswer & ErrorBody>('/api/violations/undo', { act, ids })
const act = (body: Record<string, unknown>, member = fixture.ida) =>
  bulk({ ids: [firstId()], ...body }, member)

describe('who may not undo', () => {
  test('auditors and operators beyond their role, other organisations, and colleagues', async () => {
    await act({ act: 'waive', reason: 'Agreed' })
    expect((await undo('waive', fixture.olga)).status).toBe(403)
    expect((await undo('assign', fixture.axel)).status).toBe(403)
    expect((await undo('waive', fixture.otto)).body.notDone[0]?.why).toContain('does not exist')
    await act({ act: 'assign', ownerId: fixture.olga.user?.id })
    const { body } = await undo('assign', fixture.olga)
    expect([body.done, body.notDone[0]?.why]).toEqual([[], 'Ida Lindqvist has changed it since.'])
    expect(await one()).toMatchObject({ status: 'waived', owner: { id: fixture.olga.user?.id } })
  })

  test('what a colleague or a check has changed since', async () => {
    await act({ act: 'assign', ownerId: fixture.ida.user?.id })
    await act({ act: 'assign', ownerId: null }, fixture.olga)
    expect((await undo('assign')).body.notDone[0]?.why).toBe('Olga Norden has changed it since.')
    await act({ act: 'waive', reason: 'Agreed' })
    await find(null, ['B'])
    expect((await undo('waive')).body.notDone[0]?.why).toBe('A check has changed it since.')
  })
})

describe('is as before after Undo', () => {
  test('what was waived, and what was reopened with its reason and end', async () => {
    expect(
      (await act({ act: 'waive', reason: 'Agreed', expiresAt: '2026-12-24T10:00:00Z' })).body.changed,
    ).toEqual([firstId()])
    expect((await undo('waive')).body.done).toEqual([firstId()])
    expect((await one()).status).toBe('open')
    await act({ act: 'waive', reason: 'Agreed', expiresAt: '2026-12-24T10:00:00Z' })
    await act({ act: 'reopen' })
    await undo('reopen')
    expect((await one()).waiver).toMatchObject({ reason: 'Agreed', expiresAt: '2026-12-24T10:00:00.000Z' })
  })

  test('an owner and a due date, the calculated one too', async () => {
    const before = await one()
    await act({ act: 'assign', ownerId: fixture.olga.user?.id })
    await act({ act: 'due', dueAt: '2026-12-24T10:00:00Z' })
    expect((await undo('assign')).body.notDone).toEqual([])
    expect((await undo('due')).body.notDone).toEqual([])
    const { owner, dueAt, dueReason } = await one()
    expect({ owner, dueAt, dueReason }).toEqual({
      owner: before.owner,
      dueAt: before.dueAt,
      dueReason: before.dueReason,
    })
  })
})

describe('a colleague who was quicker', () => {
  test('is named where one waives or assigns what they did', async () => {
    const seen = (await one()).owner?.id ?? null
    await act({ act: 'assign', ownerId: fixture.ida.user?.id }, fixture.olga)
    const { body } = await act({ act: 'assign', ownerId: fixture.olga.user?.id, from: seen })
    expect(body.notDone[0]?.why).toBe('It is assigned to Ida Lindqvist by now.')
    expect((await one()).owner?.id).toBe(fixture.ida.user?.id)
    await act({ act: 'waive', reason: 'Agreed' })
    const again = await act({ act: 'waive', reason: 'Agreed as well' })
    expect(again.body.notDone[0]?.why).toBe('Ida Lindqvist has waived it already.')
  })
})
