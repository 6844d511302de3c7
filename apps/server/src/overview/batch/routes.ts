import { documentsProgress, documentsProgressRequest } from '@efti-hub/contract'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { progressOf } from './progress-store.ts'

export function batchRoutes(app: App, services: Services): void {
  app.post(
    '/api/documents/progress',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Where many documents stand, each with its latest job; reads only',
        body: documentsProgressRequest,
        response: { 200: documentsProgress },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const items = await services.database.inTenant(member, (db) => progressOf(db, request.body.ids))
      return { items }
    },
  )
}
