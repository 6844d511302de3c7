import { parseCronItems, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { forEveryTenant } from '../platform/for-every-tenant.ts'
import type { Services } from '../services.ts'
import { deleteOldDeliveries } from './delivery-store.ts'
import { deliver } from './sending/deliver.ts'

const deliveryPayload = z.object({ tenantId: z.uuid(), deliveryId: z.uuid() })
const tenantPayload = z.object({ tenantId: z.uuid() })

/** Times are UTC. */
export const webhookCalendar = () => parseCronItems([{ task: 'every-night', match: '30 2 * * *' }])

/** What the worker does for webhooks. */
export function webhookTasks(services: Services): TaskList {
  return {
    webhook: (payload) => deliver(services, deliveryPayload.parse(payload)),
    'webhook-log': (payload) =>
      services.database.inTenant({ ...tenantPayload.parse(payload), userId: null }, deleteOldDeliveries),
    'every-night': (_payload, helpers) => forEveryTenant(helpers, 'webhook-log'),
  }
}
