import {
  bulkAnswer,
  bulkRequest,
  commentRequest,
  reopenRequest,
  type ViolationCan,
  violationChange,
  violationDetail,
  waiveRequest,
} from '@efti-hub/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, type Member, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { readDetail } from '../read-detail.ts'
import { RIGHT_FOR } from '../rights.ts'
import { actOnMany, actOnOne } from './act-on-violations.ts'
import type { FollowActs, Wanted } from './change-violations.ts'

const TAGS = ['Violations']
const byId = z.object({ id: z.string() })
type OfOne = FastifyRequest & { params: z.infer<typeof byId> }

/** Of one violation, which is the answer too, as it then stands. */
const ofOne = <Body extends z.ZodType>(summary: string, body: Body) => ({
  schema: { tags: TAGS, summary, params: byId, body, response: { 200: violationDetail } },
})

export function violationActRoutes(app: App, services: Services, follow: FollowActs): void {
  const actingAs = ({ userId }: Member) => ({ author: userId, now: services.clock.now() })
  const act = async (request: OfOne, right: ViolationCan, wanted: readonly Wanted[]) => {
    const member = memberOf(request)
    requireMay(member, RIGHT_FOR[right])
    const { id } = request.params
    await services.database.inTenant(member, (db) => actOnOne(db, id, wanted, actingAs(member), follow))
    return readDetail(services, member, id)
  }

  app.patch(
    '/api/violations/:id',
    ofOne('Assigns a violation to a member, or to nobody, and sets when it is due', violationChange),
    (request) => {
      const { ownerId, dueAt } = request.body
      return act(request, 'assign', [
        ...(ownerId === undefined ? [] : [{ act: 'assign' as const, ownerId }]),
        ...(dueAt === undefined ? [] : [{ act: 'due' as const, dueAt }]),
      ])
    },
  )

  app.post(
    '/api/violations/:id/waive',
    ofOne('Waives a violation with a reason, for good or until a time', waiveRequest),
    (request) => act(request, 'waive', [{ act: 'waive', ...request.body }]),
  )

  app.post('/api/violations/:id/reopen', ofOne('Opens a waived violation again', reopenRequest), (request) =>
    act(request, 'reopen', [{ act: 'reopen', ...request.body }]),
  )

  app.post(
    '/api/violations/:id/comments',
    {
      schema: {
        tags: TAGS,
        summary: 'Adds a comment; answers with the violation and all of them',
        params: byId,
        body: commentRequest,
        response: { 201: violationDetail },
      },
    },
    async (request, reply) => {
      const commented = await act(request, 'comment', [{ act: 'comment', ...request.body }])
      return reply.status(201).send(commented)
    },
  )

  app.post(
    '/api/violations/bulk',
    {
      schema: {
        tags: TAGS,
        summary: 'One act on many violations, by ids or by a filter: what was done, and what was not and why',
        body: bulkRequest,
        response: { 200: bulkAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, RIGHT_FOR[request.body.act])
      return services.database.inTenant(member, (db) => actOnMany(db, request.body, actingAs(member), follow))
    },
  )
}
