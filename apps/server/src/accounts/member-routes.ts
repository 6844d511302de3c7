import { membersList } from '@efti-hub/contract'
import type { House } from '../house.ts'
import { type App, memberOf } from '../platform/http.ts'
import { listMembers } from './members.ts'
import { requireMay } from './policy.ts'

export function memberRoutes(app: App, house: House): void {
  app.get(
    '/api/members',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Members of the active tenant with their roles, by name',
        response: { 200: membersList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return listMembers(house, member)
    },
  )
}
