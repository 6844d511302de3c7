import {
  bulkAnswer,
  bulkRequest,
  commentRequest,
  reopenRequest,
  violationChange,
  violationDetail,
  waiveRequest,
} from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import type { House } from '../../../house.ts'
import { type App, type Member, memberOf } from '../../../platform/http.ts'
import { readDetail } from '../read-detail.ts'
import { RIGHT_FOR } from '../rights.ts'
import { actOnMany, actOnOne } from './act-on-violations.ts'
import type { FollowActs, Wanted } from './change-violations.ts'

const TAGS = ['Violations']
const byId = z.object({ id: z.string() })

export function violationActRoutes(app: App, house: House, follow: FollowActs): void {
  const actingAs = ({ userId }: Member) => ({ author: userId, now: house.clock.now() })
  const act = async (member: Member, id: string, wanted: readonly Wanted[]) => {
    await house.database.inTenant(member, (db) => actOnOne(db, id, wanted, actingAs(member), follow))
    return readDetail(house, member, id)
  }

  app.patch(
    '/api/violations/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Assigns a violation to a member, or to nobody, and sets when it is due',
        params: byId,
        body: violationChange,
        response: { 200: violationDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, RIGHT_FOR.assign)
      const { ownerId, dueAt } = request.body
      return act(member, request.params.id, [
        ...(ownerId === undefined ? [] : [{ act: 'assign' as const, ownerId }]),
        ...(dueAt === undefined ? [] : [{ act: 'due' as const, dueAt }]),
      ])
    },
  )

  app.post(
    '/api/violations/:id/waive',
    {
      schema: {
        tags: TAGS,
        summary: 'Waives a violation with a reason, for good or until a time',
        params: byId,
        body: waiveRequest,
        response: { 200: violationDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, RIGHT_FOR.waive)
      return act(member, request.params.id, [{ act: 'waive', ...request.body }])
    },
  )

  app.post(
    '/api/violations/:id/reopen',
    {
      schema: {
        tags: TAGS,
        summary: 'Opens a waived violation again',
        params: byId,
        body: reopenRequest,
        response: { 200: violationDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, RIGHT_FOR.reopen)
      return act(member, request.params.id, [{ act: 'reopen', ...request.body }])
    },
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
      const member = memberOf(request)
      requireMay(member, RIGHT_FOR.comment)
      return reply
        .status(201)
        .send(await act(member, request.params.id, [{ act: 'comment', ...request.body }]))
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
      return house.database.inTenant(member, (db) => actOnMany(db, request.body, actingAs(member), follow))
    },
  )
}
