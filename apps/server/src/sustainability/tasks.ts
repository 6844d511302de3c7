import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { House } from '../house.ts'
import { refreshEmissions } from './emissions/refresh-emissions.ts'

const payload = z.object({ tenantId: z.uuid() })

/** What the worker does for figures of emissions. */
export function sustainabilityTasks(house: House): TaskList {
  return {
    emissions: (given) => refreshEmissions(house, payload.parse(given).tenantId),
  }
}
