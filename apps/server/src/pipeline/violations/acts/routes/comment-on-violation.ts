import { commentRequest, violationDetail } from '@efti-hub/contract'
import { z } from 'zod'
import type { App } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { actAsAsked } from '../act-as-asked.ts'
import type { FollowActs } from '../change-violations.ts'

const byId = z.object({ id: z.string() })

export function commentOnViolationRoute(app: App, services: Services, follow: FollowActs): void {
  app.post(
    '/api/violations/:id/comments',
    {
      schema: {
        tags: ['Violations'],
        summary: 'Adds a comment; answers with the violation and all of them',
        params: byId,
        body: commentRequest,
        response: { 201: violationDetail },
      },
    },
    async (request, reply) => {
      const commented = await actAsAsked(services, follow, request, 'comment', [
        { act: 'comment', ...request.body },
      ])
      return reply.status(201).send(commented)
    },
  )
}
