import { parseCronItems, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { deleteExpiredEntries } from '../../accounts/expired-entries.ts'
import { forEveryTenant } from '../../platform/for-every-tenant.ts'
import type { Services } from '../../services.ts'
import { runRetention } from './run-retention.ts'

const tenantPayload = z.object({ tenantId: z.uuid() })
const HOUR_MS = 3_600_000
/** UTC. */
const HOUR = 2

/** A worker that was away at that hour makes up for it. */
export const retentionCalendar = () =>
  parseCronItems([
    { task: 'nightly-retention', match: `0 ${HOUR} * * *`, options: { backfillPeriod: 23 * HOUR_MS } },
  ])

export function nextNight(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(HOUR, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}

export function retentionTasks(services: Services): TaskList {
  return {
    retention: (payload) => runRetention(services, tenantPayload.parse(payload).tenantId),
    'nightly-retention': async (_payload, helpers) => {
      await deleteExpiredEntries(services)
      await forEveryTenant(helpers, 'retention')
    },
  }
}
