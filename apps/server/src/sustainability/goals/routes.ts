import { goalsChange } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { goalsOf, replaceGoals } from './store.ts'

export function goalRoutes(app: App, services: Services): void {
  app.put(
    '/api/sustainability/goals',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'The goals of one year as they shall stand; a measure that is not named has none',
        body: goalsChange,
        response: { 200: z.object({ goals: z.number().int() }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const { year, goals } = request.body
      await services.database.inTenant(member, async (db) => {
        const before = await goalsOf(db, year)
        await replaceGoals(db, request.body, member.userId)
        await recordAct(db, {
          action: 'goals-set',
          resourceType: 'sustainability-goals',
          resourceId: null,
          resourceName: `Sustainability goals ${year}`,
          oldValue: before.map(({ measure, target, baseline }) => ({ measure, target, baseline })),
          newValue: goals,
        })
      })
      return { goals: goals.length }
    },
  )
}
