import { type CronItem, type JobHelpers, parseCronItems, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { sendAlerts } from './alerts/send-alerts.ts'
import { tellDue } from './alerts/tell-due.ts'
import { deliverMail } from './mail/deliver-mail.ts'
import { sendWeek } from './weekly/send-week.ts'

const tenantPayload = z.object({ tenantId: z.uuid() })
const HOUR_MS = 3_600_000

/** Times are UTC. A worker that was away then makes up for it. */
const CALENDAR: CronItem[] = [
  { task: 'every-morning', match: '0 5 * * *', options: { backfillPeriod: 12 * HOUR_MS } },
  { task: 'every-monday', match: '0 6 * * 1', options: { backfillPeriod: 48 * HOUR_MS } },
]
export const calendar = () => parseCronItems(CALENDAR)

/** What the worker does so that people hear of things. */
export function notificationTasks(services: Services): TaskList {
  const tenantOf = (payload: unknown) => tenantPayload.parse(payload).tenantId
  return {
    mail: (payload) => deliverMail(services, payload),
    alerts: (payload) => sendAlerts(services, tenantOf(payload)),
    due: (payload) => tellDue(services, tenantOf(payload)),
    week: (payload) => sendWeek(services, tenantOf(payload)),
    'every-morning': (_payload, helpers) => forEveryTenant(helpers, 'due'),
    'every-monday': (_payload, helpers) => forEveryTenant(helpers, 'week'),
  }
}

/** One job a tenant, as the queue's own role, which knows their ids and nothing else of them. */
export async function forEveryTenant({ withPgClient }: JobHelpers, task: string): Promise<void> {
  await withPgClient((client) =>
    client.query(
      `select graphile_worker.add_job($1::text, json_build_object('tenantId', id), job_key => $1::text || ':' || id)
         from hub.every_tenant`,
      [task],
    ),
  )
}
