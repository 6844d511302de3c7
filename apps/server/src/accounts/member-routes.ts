import { membersList } from '@efti-hub/contract'
import { type App, memberOf } from '../platform/http.ts'
import type { Services } from '../services.ts'
import { listMembers } from './members.ts'
import { requireMay } from './policy.ts'

export function memberRoutes(app: App, services: Services): void {
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
      return listMembers(services, member)
    },
  )
}
