import { violationChange } from '@efti-hub/contract'
import type { App } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { actAsAsked, ofOne } from '../act-as-asked.ts'
import type { FollowActs } from '../change-violations.ts'

export function changeViolationRoute(app: App, services: Services, follow: FollowActs): void {
  app.patch(
    '/api/violations/:id',
    ofOne('Assigns a violation to a member, or to nobody, and sets when it is due', violationChange),
    (request) => {
      const { ownerId, dueAt } = request.body
      return actAsAsked(services, follow, request, 'assign', [
        ...(ownerId === undefined ? [] : [{ act: 'assign' as const, ownerId }]),
        ...(dueAt === undefined ? [] : [{ act: 'due' as const, dueAt }]),
      ])
    },
  )
}
