import type { NotificationPreferences } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'
import { takeMailTurn } from '../../platform/mail/take-mail-turn.ts'
import { enqueueAfter } from '../../platform/queue.ts'

const DEFAULTS: NotificationPreferences = {
  email: true,
  documentAlerts: true,
  complianceAlerts: true,
  weeklyReports: false,
  rhythm: 'immediate',
}

const COLUMNS = sql`user_id as "userId", email, document_alerts as "documentAlerts",
  compliance_alerts as "complianceAlerts", weekly_reports as "weeklyReports", rhythm`

/** What these people want to be notified of in this tenant; the defaults for people without a choice. `email` is the master switch. */
export async function notificationPreferences(
  db: TenantDb,
  userIds: readonly string[],
): Promise<Map<string, NotificationPreferences>> {
  const { rows } = await db.execute<NotificationPreferences & { userId: string }>(
    sql`select ${COLUMNS} from hub.notification_preferences where user_id = any(${sql.param([...userIds])}::uuid[])`,
  )
  const chosen = new Map(rows.map(({ userId, ...preferences }) => [userId, preferences]))
  return new Map(userIds.map((userId) => [userId, chosen.get(userId) ?? DEFAULTS]))
}

export async function preferencesOf(db: TenantDb, userId: string): Promise<NotificationPreferences> {
  return (await notificationPreferences(db, [userId])).get(userId) ?? DEFAULTS
}

/** After the mails that are being written: each notice of the time before goes by the rhythm before, and none goes twice or not at all. */
export async function savePreferences(
  db: TenantDb,
  userId: string,
  { email, documentAlerts, complianceAlerts, weeklyReports, rhythm }: NotificationPreferences,
): Promise<void> {
  await takeMailTurn(db)
  const { rows } = await db.execute<{ owed: boolean }>(sql`
    insert into hub.notification_preferences as p
      (tenant_id, user_id, email, document_alerts, compliance_alerts, weekly_reports, rhythm, digest_at)
    values (${db.tenantId}, ${userId}, ${email}, ${documentAlerts}, ${complianceAlerts}, ${weeklyReports}, ${rhythm},
      case when ${rhythm} <> 'immediate' then clock_timestamp() end)
    on conflict (tenant_id, user_id) do update set email = excluded.email,
      document_alerts = excluded.document_alerts, compliance_alerts = excluded.compliance_alerts,
      weekly_reports = excluded.weekly_reports, rhythm = excluded.rhythm,
      digest_at = coalesce(p.digest_at, excluded.digest_at)
    returning rhythm = 'immediate' and digest_at is not null as owed`)
  if (rows[0]?.owed) await enqueueAfter(db, 'digests', 0)
}
