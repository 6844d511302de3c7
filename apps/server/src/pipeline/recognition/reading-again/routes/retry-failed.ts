import { retriedAnswer } from '@efti-hub/contract'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import type { QueueReading } from '../read-again.ts'
import { readFailedAgain } from '../read-failed-again.ts'

export function retryFailedRoute(app: App, services: Services, queueReading: QueueReading): void {
  app.post(
    '/api/documents/retry-failed',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Reads all failed documents of the organisation again; answers how many',
        response: { 200: retriedAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'reprocess')
      return { retried: await readFailedAgain(services, member, queueReading) }
    },
  )
}
