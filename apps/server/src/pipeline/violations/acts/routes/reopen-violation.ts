import { reopenRequest } from '@efti-hub/contract'
import type { App } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { actAsAsked, ofOne } from '../act-as-asked.ts'
import type { FollowActs } from '../change-violations.ts'

export function reopenViolationRoute(app: App, services: Services, follow: FollowActs): void {
  app.post('/api/violations/:id/reopen', ofOne('Opens a waived violation again', reopenRequest), (request) =>
    actAsAsked(services, follow, request, 'reopen', [{ act: 'reopen', ...request.body }]),
  )
}
