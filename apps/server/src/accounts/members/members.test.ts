import { randomUUID } from 'node:crypto'
import type { CurrentUser, ErrorBody, MembersList, Role } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel', lastName: 'Brandt' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

const idOf = (member: Member) => member.user?.id ?? ''
const give = (who: Member, to: string, role: Role) =>
  who.patch<MembersList & ErrorBody>(`/api/members/${to}`, { role })
const remove = (who: Member, whom: string) => who.delete<ErrorBody>(`/api/members/${whom}`)
const rolesSeen = async () =>
  (await ida.get<MembersList>('/api/members')).body.items.map(({ name, role }) => [name, role])

describe('who may not', () => {
  test('an operator and an auditor neither give roles nor remove others', async () => {
    for (const member of [olga, axel]) {
      expect((await give(member, idOf(member), 'compliance_manager')).status).toBe(403)
      expect((await remove(member, idOf(ida))).status).toBe(403)
    }
  })

  test.each([
    ['of another organisation', () => idOf(otto)],
    ['that does not exist', () => randomUUID()],
    ['that is no id', () => "' or true --"],
  ])('nobody changes or removes a member %s', async (_what, id) => {
    expect((await give(ida, id(), 'auditor')).status).toBe(404)
    expect((await remove(ida, id())).status).toBe(404)
    expect((await give(otto, idOf(ida), 'auditor')).status).toBe(404)
    expect((await otto.get('/api/auth/user')).status).toBe(200)
  })

  test('the last Compliance Manager is neither demoted nor removed, not even by themselves', async () => {
    for (const answer of [await give(ida, idOf(ida), 'operator'), await remove(ida, idOf(ida))]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: 'last_manager', message: expect.stringContaining('last') })
    }
  })

  test('of two managers who remove each other at the same time, one stays', async () => {
    const petra = await hub.colleague(ida, 'compliance_manager', { firstName: 'Petra', lastName: 'Alm' })
    const answers = await Promise.all([remove(ida, idOf(petra)), remove(petra, idOf(ida))])
    const managers = (await axel.get<MembersList>('/api/members')).body.items.filter(
      ({ role }) => role === 'compliance_manager',
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(managers).toHaveLength(1)
    // The one who stays is the manager of the tests that follow.
    if (managers[0]?.id !== idOf(ida)) ida = petra
  })
})

test('a role is given and applies from the next call on', async () => {
  expect((await give(ida, idOf(olga), 'auditor')).status).toBe(200)
  expect((await olga.get<CurrentUser>('/api/auth/user')).body.tenants[0]?.role).toBe('auditor')
  expect((await olga.post('/api/objects/upload')).status).toBe(403)
  await give(ida, idOf(olga), 'operator')
  expect((await olga.post('/api/objects/upload')).status).toBe(200)
})

test('who is removed sees nothing of it any more; what is their own stays theirs', async () => {
  expect((await remove(ida, idOf(olga))).status).toBe(200)
  const { body } = await olga.get<CurrentUser>('/api/auth/user')
  expect(body.tenants.map(({ tenantId }) => tenantId)).not.toContain(ida.tenantId)
  expect(body.tenants).toHaveLength(1)
  const { status } = await olga.get('/api/documents', { headers: { 'x-tenant-id': ida.tenantId } })
  expect(status).toBe(404)
  expect((await rolesSeen()).map(([name]) => name)).not.toContain('Olga Norden')
})

test('anyone may leave', async () => {
  expect((await remove(axel, idOf(axel))).status).toBe(200)
  expect((await rolesSeen()).map(([name]) => name)).not.toContain('Axel Brandt')
})
