import { membersList, roleChange } from '@efti-hub/contract'
import { z } from 'zod'
import { type App, memberOf } from '../../platform/http.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { hasToConfirm } from '../confirmation/require-confirmed.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { listMembers } from '../members.ts'
import { namesOfPeople } from '../names-of-people.ts'
import { requireMay } from '../policy.ts'
import { changeRole, removeMember } from './change-members.ts'

const TAGS = ['Accounts']
const one = z.object({ id: z.string() })

export function memberChangeRoutes(app: App, services: Services): void {
  app.patch(
    '/api/members/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Gives a member another role; the last Compliance Manager keeps theirs',
        params: one,
        body: roleChange,
        response: { 200: membersList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      const { id } = request.params
      const name = await memberName(services, id)
      if (request.body.role === 'compliance_manager') await refuseUnconfirmedManager(services, id, name)
      await services.database.inTenant(member, (db) => changeRole(db, id, name, request.body.role))
      return listMembers(services, member)
    },
  )

  app.delete(
    '/api/members/:id',
    {
      schema: {
        tags: TAGS,
        summary:
          'Removes a member, or leaves: every member can remove themselves, but not the last Compliance Manager',
        params: one,
        response: { 200: z.object({ removed: z.literal(true) }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      const { id } = request.params
      if (id !== member.userId) requireMay(member, 'manage')
      requireConfirmed(services, request)
      const name = await memberName(services, id)
      await services.database.inTenant(member, (db) => removeMember(db, id, name))
      return { removed: true as const }
    },
  )
}

async function memberName(services: Services, id: string): Promise<string> {
  if (!z.uuid().safeParse(id).success) throw notFound('member')
  return (await namesOfPeople(services, [id])).get(id) ?? 'Unknown User'
}

/** An account with an unconfirmed address does not manage an organisation of other people. */
async function refuseUnconfirmedManager(services: Services, id: string, name: string): Promise<void> {
  if (!(await hasToConfirm(services, id))) return
  throw new Refusal(
    'email_unconfirmed',
    `${name} has not confirmed their email address yet. Only a confirmed member can become a Compliance Manager.`,
  )
}
