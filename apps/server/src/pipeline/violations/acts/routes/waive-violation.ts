import { waiveRequest } from '@efti-hub/contract'
import type { App } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { actAsAsked, ofOne } from '../act-as-asked.ts'
import type { FollowActs } from '../change-violations.ts'

export function waiveViolationRoute(app: App, services: Services, follow: FollowActs): void {
  app.post(
    '/api/violations/:id/waive',
    ofOne('Waives a violation with a reason, for good or until a time', waiveRequest),
    (request) => actAsAsked(services, follow, request, 'waive', [{ act: 'waive', ...request.body }]),
  )
}
