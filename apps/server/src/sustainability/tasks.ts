import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { refreshEmissions } from './emissions/refresh-emissions.ts'

const payload = z.object({ tenantId: z.uuid() })

/** What the worker does for figures of emissions. */
export function sustainabilityTasks(services: Services): TaskList {
  return {
    emissions: (given) => refreshEmissions(services, payload.parse(given).tenantId),
  }
}
