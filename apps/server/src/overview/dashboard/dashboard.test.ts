import type { Dashboard } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roadNote } from '../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
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

const dashboardOf = async (member: Member): Promise<Dashboard> => {
  const { status, body } = await member.get<Dashboard>('/api/dashboard')
  expect(status).toBe(200)
  return body
}

/** As if it had been here for so many days longer. */
const age = (table: 'documents' | 'tenants', id: string, days: number) =>
  withClient(hub.database.superuserUrl, (client) =>
    client.query(`update hub.${table} set created_at = created_at - $1 * interval '1 day' where id = $2`, [
      days,
      id,
    ]),
  )

test('visitors see no figures', async () => {
  expect((await hub.visitor().get('/api/dashboard')).status).toBe(401)
})

describe('an empty organisation', () => {
  test('has no compliance rate and nothing to compare with', async () => {
    const { documents, compliance, countries, people } = await dashboardOf(otto)
    expect(documents).toEqual({ total: 0, uploaded: { last: 0, before: null } })
    expect(compliance).toEqual({ rate: null, checked: 0, compliant: 0, last: null, before: null })
    expect(countries).toEqual({ total: 0, routes: { last: 0, before: null }, most: [] })
    expect(people).toEqual({ members: 1, active: { last: 1, before: null } })
  })
})

describe('the figures', () => {
  test('count documents, compliant ones among those checked, countries of routes; each beside the 30 days before', async () => {
    await age('tenants', ida.tenantId, 50)
    await ida.upload(roadNote('good.xml'))
    const old = await ida.upload(
      roadNote('old.xml', { eFTI170: 'D-7', eFTI162: 'PL', eFTI51: 'Norrskogs Hyvleri AB' }),
    )
    await ida.upload(textNote(1))
    const faulty = await ida.upload(roadNote('faulty.xml', { eFTI170: 'D-8', eFTI39: undefined }))
    expect((await dashboardOf(ida)).compliance).toMatchObject({ rate: null, checked: 0 })
    await hub.drain()
    await age('documents', old.id, 40)
    await ida.upload(textNote(2))

    const { documents, compliance, countries } = await dashboardOf(ida)
    expect(documents).toEqual({ total: 5, uploaded: { last: 4, before: 1 } })
    // No rule judges a loading list, and what waits is not checked either.
    expect(compliance).toEqual({ rate: 2 / 3, checked: 3, compliant: 2, last: 0.5, before: 1 })
    expect(countries.total).toBe(3)
    expect(countries.most[0]).toEqual({ code: 'DE', documents: 3 })
    expect(countries.routes).toEqual({ last: 2, before: 2 })

    // What is known is not answered again once something has changed.
    const { items } = (
      await ida.get<{ items: { id: string; severity: string }[] }>(
        `/api/violations?status=open&documentId=${faulty.id}`,
      )
    ).body
    expect(items.map(({ severity }) => severity)).toContain('high')
    for (const { id } of items)
      expect((await ida.post(`/api/violations/${id}/waive`, { reason: 'Agreed' })).status).toBe(200)
    expect((await dashboardOf(ida)).compliance.last).toBe(1)
  })

  test('are of the own organisation alone', async () => {
    expect((await dashboardOf(otto)).documents.total).toBe(0)
  })

  test('count as active people who did something here, not everybody who is a member', async () => {
    await hub.colleague(ida, 'auditor', { firstName: 'Lena' })
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(`insert into hub.memberships (tenant_id, user_id, role) values ($1, $2, 'operator')`, [
        ida.tenantId,
        otto.user?.id,
      ]),
    )
    expect((await dashboardOf(ida)).people).toEqual({ members: 3, active: { last: 2, before: 0 } })
  })
})
