import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Services } from '../../services.ts'
import { followUp } from './follow-up.ts'

const payloadShape = z.object({ tenantId: z.uuid(), requestId: z.uuid() })

export function partnerRequestTasks(services: Services): TaskList {
  return { 'partner-request': (payload) => followUp(services, payloadShape.parse(payload)) }
}
