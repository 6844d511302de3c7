import { parseCronItems, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { forEveryTenant } from '../../platform/for-every-tenant.ts'
import type { Services } from '../../services.ts'
import { acceptedRuleTasks, endAcceptedRules } from './accepted/follow-rules.ts'
import type { FollowActs } from './acts/change-violations.ts'
import { expireWaivers } from './acts/expire-waivers.ts'
import { notifyDue } from './acts/notify-due.ts'

const tenantPayload = z.object({ tenantId: z.uuid() })
const HOUR_MS = 3_600_000

/** Times are UTC. A worker that was away then makes up for it. */
export const violationCalendar = () =>
  parseCronItems([{ task: 'every-morning', match: '0 5 * * *', options: { backfillPeriod: 12 * HOUR_MS } }])

/** What the worker does about dates of violations; `follow` is what comes after an act on them. */
export function violationTasks(services: Services, follow: FollowActs): TaskList {
  const tenantOf = (payload: unknown) => tenantPayload.parse(payload).tenantId
  return {
    ...acceptedRuleTasks(services, follow),
    due: (payload) => notifyDue(services, tenantOf(payload)),
    waivers: async (payload) => {
      await expireWaivers(services, tenantOf(payload), follow)
      await endAcceptedRules(services, tenantOf(payload), follow)
    },
    'every-morning': (_payload, helpers) => forEveryTenant(helpers, 'due'),
  }
}
