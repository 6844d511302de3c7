import { parseCronItems, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { forEveryTenant } from '../platform/for-every-tenant.ts'
import { deliverMail } from '../platform/mail/deliver-mail.ts'
import type { Services } from '../services.ts'
import { sendAlerts } from './alerts/send-alerts.ts'
import { sendDigests } from './digests/send-digests.ts'
import { sendWeek } from './weekly/send-week.ts'

const tenantPayload = z.object({ tenantId: z.uuid() })
const HOUR_MS = 3_600_000

/** Times are UTC. A worker that was away then makes up for it. */
export const notificationCalendar = () =>
  parseCronItems([
    { task: 'every-monday', match: '0 6 * * 1', options: { backfillPeriod: 48 * HOUR_MS } },
    { task: 'every-hour', match: '0 * * * *', options: { backfillPeriod: HOUR_MS } },
  ])

/** What the worker does so that people are notified. */
export function notificationTasks(services: Services): TaskList {
  const tenantOf = (payload: unknown) => tenantPayload.parse(payload).tenantId
  return {
    mail: (payload) => deliverMail(services, payload),
    alerts: (payload) => sendAlerts(services, tenantOf(payload)),
    digests: (payload) => sendDigests(services, tenantOf(payload)),
    'every-hour': (_payload, helpers) => forEveryTenant(helpers, 'digests'),
    week: (payload) => sendWeek(services, tenantOf(payload)),
    'every-monday': (_payload, helpers) => forEveryTenant(helpers, 'week'),
  }
}
