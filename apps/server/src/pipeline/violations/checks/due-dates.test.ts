import { describe, expect, test } from 'vitest'
import { finding, recordCheck } from '../../../testing/findings.ts'
import { foundViolations, MANY_PLACES } from '../../../testing/found-violations.ts'

const { at, fixture, listed, find, one, post, patch } = foundViolations()

describe('due dates', () => {
  test('of what stops the goods follow the date of taking over, of the rest the days of the tenant', async () => {
    expect(await one()).toMatchObject({ dueReason: 'no-date', dueAt: at.now.toISOString() })
    await find('2026-12-01')
    expect(await one()).toMatchObject({ dueReason: 'taking-over', dueAt: '2026-12-01T00:00:00.000Z' })
    await find('2026-12-02T08:00+01:00')
    expect((await one()).dueAt).toBe('2026-12-02T07:00:00.000Z')
    await recordCheck(fixture.hub, fixture.ida, fixture.documentId, [
      finding({ code: 'TEST-A', path: null, severity: 'low' }),
    ])
    expect(await one()).toMatchObject({ dueReason: 'days', dueAt: '2026-12-06T10:00:00.000Z' })
    at.now = new Date('2026-11-25T10:00:00Z')
    await recordCheck(fixture.hub, fixture.ida, fixture.documentId, [
      finding({ code: 'TEST-A', path: null, severity: 'low' }),
    ])
    expect((await one()).dueAt).toBe('2026-12-06T10:00:00.000Z')
  })

  test('that a person set stay, until they are given back', async () => {
    const set = await patch({ dueAt: '2026-11-30T12:00:00+01:00' }, fixture.olga)
    expect(set.body).toMatchObject({ dueReason: 'person', dueAt: '2026-11-30T11:00:00.000Z' })
    await find('2026-12-01')
    expect((await one()).dueReason).toBe('person')
    expect((await patch({ dueAt: null })).body).toMatchObject({
      dueReason: 'taking-over',
      dueAt: '2026-12-01T00:00:00.000Z',
    })
  })

  test('are found by what is due', async () => {
    await find('2026-11-27')
    expect((await listed('&due=overdue')).total).toBe(0)
    expect((await listed('&due=week')).total).toBe(MANY_PLACES.length)
    expect((await listed('&due=before-departure')).total).toBe(MANY_PLACES.length)
    at.now = new Date('2026-11-27T00:00:00Z')
    expect((await listed('&due=overdue')).total).toBe(MANY_PLACES.length)
    await post('waive', { reason: 'Gone' })
    expect((await listed('&due=overdue')).total).toBe(MANY_PLACES.length - 1)
  })
})
