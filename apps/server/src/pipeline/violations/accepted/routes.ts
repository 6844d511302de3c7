import { acceptedRule, acceptedRules, acceptRuleRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { may, requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { actingAs } from '../acts/act-as-asked.ts'
import type { FollowActs } from '../acts/change-violations.ts'
import { acceptRule, stopAccepting } from './accept-rule.ts'
import { presentRule } from './present.ts'
import { acceptedCounts, activeRules } from './store.ts'

/** Accepting a rule needs the right to waive violations, as it waives each of them. */
export function acceptedRuleRoutes(app: App, services: Services, follow: FollowActs): void {
  app.get(
    '/api/accepted-rules',
    {
      schema: {
        tags: ['Violations'],
        summary: 'Rules whose violations the organisation accepts now, newest first',
        response: { 200: acceptedRules },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { rows, counts } = await services.database.inTenant(member, async (db) => {
        const rows = await activeRules(db, services.clock.now())
        return {
          rows,
          counts: await acceptedCounts(
            db,
            rows.map(({ id }) => id),
          ),
        }
      })
      const names = await namesOfPeople(
        services,
        rows.map(({ author }) => author),
      )
      const items = rows.map((row) => presentRule(row, counts.get(row.id) ?? 0, names))
      return { items, mayChange: may(member, 'waive') }
    },
  )

  app.post(
    '/api/accepted-rules',
    {
      schema: {
        tags: ['Violations'],
        summary:
          'Accepts what a rule finds, apart from critical violations, on documents checked before and after; with a reason',
        body: acceptRuleRequest,
        response: { 201: acceptedRule },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'waive')
      const { rule, accepted } = await services.database.inTenant(member, async (db) => {
        const rule = await acceptRule(db, request.body, actingAs(services, member), follow)
        return { rule, accepted: (await acceptedCounts(db, [rule.id])).get(rule.id) ?? 0 }
      })
      const names = await namesOfPeople(services, [rule.author])
      return reply.status(201).send(presentRule(rule, accepted, names))
    },
  )

  app.delete(
    '/api/accepted-rules/:id',
    {
      schema: {
        tags: ['Violations'],
        summary: 'Stops accepting a rule: what it accepted is open again',
        params: z.object({ id: z.string() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'waive')
      await services.database.inTenant(member, (db) =>
        stopAccepting(db, request.params.id, actingAs(services, member), follow),
      )
      return reply.status(204).send(null)
    },
  )
}
