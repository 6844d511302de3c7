import type { BulkAnswer, ErrorBody, ViolationsList } from '@efti-hub/contract'
import { describe, expect, test } from 'vitest'
import { finding, recordCheck } from '../../../testing/findings.ts'
import { foundViolations } from '../../../testing/found-violations.ts'

const { at, fixture, find, one, bulk } = foundViolations()

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

describe('what nobody could want by now', () => {
  test('a waiver that has ended meanwhile', async () => {
    await act({ act: 'waive', reason: 'Agreed', expiresAt: '2026-11-23T10:00:00Z' })
    await act({ act: 'reopen' })
    at.now = new Date('2026-11-23T10:00:01Z')
    const { body } = await undo('reopen')
    expect([body.done, body.notDone[0]?.why]).toEqual([[], 'A waiver ends in the future, or never.'])
    expect((await one()).status).toBe('open')
  })

  test('an owner who may no longer handle violations', async () => {
    const una = await fixture.hub.colleague(fixture.ida, 'operator', { firstName: 'Una' })
    await act({ act: 'assign', ownerId: una.user?.id })
    await act({ act: 'assign', ownerId: null })
    await fixture.ida.patch(`/api/members/${una.user?.id}`, { role: 'auditor' })
    const { body } = await undo('assign')
    expect([body.done, body.notDone[0]?.why]).toEqual([[], expect.stringContaining('are assigned to')])
    expect((await one()).owner).toBeNull()
  })

  test('what an approval accepted that is withdrawn since', async () => {
    await fixture.ida.post(`/api/documents/${fixture.documentId}/approve`, { comment: 'Agreed' })
    await act({ act: 'reopen' })
    const { body } = await undo('reopen')
    expect(body.notDone[0]?.why).toBe('The approval that accepted it was withdrawn.')
    expect((await one()).status).toBe('open')
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

  test('what an approval accepted, until that is withdrawn', async () => {
    const { hub, ida, documentId } = fixture
    const codes = [finding({ code: 'TEST-LOW', severity: 'low' }), finding({ code: 'TEST-HIGH', path: null })]
    await recordCheck(hub, ida, documentId, codes)
    await ida.post(`/api/documents/${documentId}/approve`, { comment: 'Agreed' })
    const ofCode = async (code: string) =>
      (await ida.get<ViolationsList>(`/api/violations?documentId=${documentId}&code=${code}`)).body.items[0]
    const [low, high] = [await ofCode('TEST-LOW'), await ofCode('TEST-HIGH')]
    const lowIds = [low?.id ?? '']
    await bulk({ ids: lowIds, act: 'reopen' })
    expect((await ofCode('TEST-LOW'))?.status).toBe('open')
    expect((await undo('reopen', ida, lowIds)).body.done).toEqual(lowIds)
    expect((await ofCode('TEST-LOW'))?.waiver?.reason).toBe('Accepted at approval: Agreed')
    await bulk({ ids: [high?.id], act: 'reopen' })
    expect((await ofCode('TEST-LOW'))?.status).toBe('open')
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
