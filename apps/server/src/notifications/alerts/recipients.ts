import type { NotificationPreferences } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import { type Addressee, addressesOfPeople } from '../../accounts/addresses-of-people.ts'
import { notificationPreferences } from '../../accounts/settings/notification-preferences.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Services } from '../../services.ts'

export interface Recipient extends Addressee {
  memberSince: Date
  wants: NotificationPreferences
  /** Everything until then was in a digest; null for people who are mailed immediately. */
  digestAt: Date | null
}

/** Members of this tenant who have not switched email off, which is the master of the other switches. */
export async function recipientsIn(db: TenantDb, services: Services): Promise<Recipient[]> {
  const { rows } = await db.execute<{ id: string; since: Date | string; digestAt: Date | string | null }>(
    sql`select m.user_id as id, m.created_at as since, p.digest_at as "digestAt"
          from hub.memberships m
          left join hub.notification_preferences p on p.tenant_id = m.tenant_id and p.user_id = m.user_id
         where m.tenant_id = ${db.tenantId}`,
  )
  const ids = rows.map(({ id }) => id)
  const known = new Map(rows.map((row) => [row.id, row]))
  const preferences = await notificationPreferences(db, ids)
  const people = await addressesOfPeople(services, ids)
  return people.flatMap((person) => {
    const wants = preferences.get(person.id)
    const member = known.get(person.id)
    if (!wants?.email || !member) return []
    const digestAt = member.digestAt === null ? null : new Date(member.digestAt)
    return { ...person, wants, memberSince: new Date(member.since), digestAt }
  })
}
