import { aiUsage } from '@efti-hub/contract'
import { type App, memberOf } from '../platform/http.ts'
import type { Services } from '../services.ts'
import { usageOfMonth } from './usage-store.ts'

export function aiRoutes(app: App, { database, clock, config }: Services): void {
  app.get(
    '/api/ai/usage',
    {
      schema: {
        tags: ['Settings'],
        summary: 'What the organisation used of the AI provider in this month',
        response: { 200: aiUsage },
      },
    },
    (request) =>
      database.inTenant(memberOf(request), (db) => usageOfMonth(db, clock.now(), config.aiTokensPerMonth)),
  )
}
