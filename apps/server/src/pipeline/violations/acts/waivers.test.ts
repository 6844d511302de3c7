import type { ViolationsList } from '@efti-hub/contract'
import { describe, expect, test } from 'vitest'
import { finding, recordCheck } from '../../../testing/findings.ts'
import { foundViolations } from '../../../testing/found-violations.ts'
import { violationsActedOn } from '../../index.ts'
import { expireWaivers } from './expire-waivers.ts'

const { at, fixture, find, one, bulk, post, patch } = foundViolations()

describe('dates and reasons', () => {
  test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59'])(
    'at the edge of time such as %s are refused in words',
    async (date) => {
      expect((await patch({ dueAt: date })).status).toBe(400)
      expect((await bulk({ ids: [fixture.items[0]?.id], act: 'due', dueAt: date })).status).toBe(400)
      const { status, body } = await post('waive', { reason: 'Agreed', expiresAt: date })
      expect([status, body.fields?.expiresAt]).toEqual([400, 'A date from 2000 to 2199 is needed'])
    },
  )

  test.each(['\u200b', '...', '\u00a0 \u2060'])('a reason of %j is none', async (reason) => {
    expect((await post('waive', { reason })).body.fields).toEqual({ reason: 'A reason is required' })
  })
})

describe('a waiver', () => {
  test('covers its message: a check with another message there opens it again', async () => {
    await post('waive', { reason: 'Weighed again' })
    const recheckWith = (message: string) =>
      recordCheck(
        fixture.hub,
        fixture.ida,
        fixture.documentId,
        [finding({ code: 'TEST-A', path: null, message, example: message })],
        null,
      )
    await find()
    expect((await one()).status).toBe('waived')
    await recheckWith('990,000 kg in the other paper')
    const violation = await one()
    expect(violation).toMatchObject({
      status: 'open',
      waiver: null,
      description: '990,000 kg in the other paper',
    })
    expect(violation.example).toBe('990,000 kg in the other paper')
    expect(violation.acts.at(-1)).toMatchObject({
      act: 'reopened',
      author: null,
      before: 'waived',
      after: 'open',
    })
  })

  const reason = 'Agreed with the customer'

  test('is with its reason, outlasts checks, and ends by opening again', async () => {
    const waived = await post('waive', { reason })
    expect(waived.body).toMatchObject({
      status: 'waived',
      waiver: { reason, author: { name: 'Ida Lindqvist' }, expiresAt: null },
      can: ['assign', 'comment', 'due', 'reopen'],
    })
    await find()
    expect((await one()).status).toBe('waived')
    expect((await post('waive', { reason })).status).toBe(409)
    const opened = await post('reopen', { reason: 'The customer says otherwise' })
    expect(opened.body).toMatchObject({ status: 'open', waiver: null, reopenedAt: at.now.toISOString() })
    expect(
      opened.body.acts.map(({ act, author, before, after, text }) => [
        act,
        author?.name,
        before,
        after,
        text,
      ]),
    ).toEqual([
      ['found', undefined, null, 'open', null],
      ['waived', 'Ida Lindqvist', 'open', 'waived', reason],
      ['reopened', 'Ida Lindqvist', 'waived', 'open', 'The customer says otherwise'],
    ])
  })

  test('that is over opens again at the next check', async () => {
    await post('waive', { reason, expiresAt: '2026-11-23T10:00:00Z' })
    at.now = new Date('2026-11-23T09:59:59Z')
    await find()
    expect((await one()).status).toBe('waived')
    at.now = new Date('2026-11-23T10:00:00Z')
    await find()
    const { status, acts } = await one()
    expect([status, acts.at(-1)?.act, acts.at(-1)?.author]).toEqual(['open', 'waiver-expired', null])
  })

  test('that is over opens again by itself', async () => {
    await post('waive', { reason, expiresAt: '2026-11-23T10:00:00Z' })
    at.now = new Date('2026-11-23T10:00:00Z')
    await fixture.hub.drain()
    expect((await one()).status).toBe('waived')
    await fixture.hub.database.hasten()
    await fixture.hub.drain()
    expect((await one()).status).toBe('open')
  })

  test('those that are over open again in parts, until none is left', async () => {
    const { hub, ida } = fixture
    const documentIds = [fixture.documentId]
    for (const name of ['second', 'third']) {
      const { id } = await ida.upload({ name: `${name}.txt`, bytes: new TextEncoder().encode(name) })
      await hub.drain()
      await recordCheck(hub, ida, id, [finding({ code: 'TEST-A', path: null })], null)
      documentIds.push(id)
    }
    const statuses = async () => {
      const lists = documentIds.map((id) =>
        ida.get<ViolationsList>(`/api/violations?documentId=${id}&code=TEST-A`),
      )
      return (await Promise.all(lists)).flatMap(({ body }) => body.items)
    }
    const ids = (await statuses()).map(({ id }) => id)
    await bulk({ ids, act: 'waive', reason, expiresAt: '2026-11-23T10:00:00Z' })
    expect((await statuses()).map(({ status }) => status)).toEqual(['waived', 'waived', 'waived'])
    at.now = new Date('2026-11-23T10:00:00Z')
    await expireWaivers(hub.services, ida.tenantId, violationsActedOn, 1)
    expect((await statuses()).map(({ status }) => status)).toEqual(['open', 'open', 'open'])
  })

  test('of what a check no longer finds ends as resolved, and cannot be opened by hand', async () => {
    await post('waive', { reason })
    await find(null, ['B'])
    expect(await one()).toMatchObject({ status: 'resolved', waiver: null, dueAt: null, can: ['comment'] })
    expect((await post('reopen', {})).body.message).toContain('Only a check opens it again')
    expect((await post('waive', { reason })).status).toBe(409)
    await find()
    expect((await one()).acts.map(({ act }) => act)).toEqual(['found', 'waived', 'resolved', 'reopened'])
    expect((await one()).status).toBe('open')
  })
})
