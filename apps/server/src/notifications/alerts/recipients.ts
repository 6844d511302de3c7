import type { NotificationPreferences } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import { type Addressee, addressesOfPeople } from '../../accounts/addresses-of-people.ts'
import { notificationPreferences } from '../../accounts/settings/notification-preferences.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Services } from '../../services.ts'

export interface Recipient extends Addressee {
  memberSince: Date
  wants: NotificationPreferences
}

/** Members of this tenant who have not switched email off, which is the master of the other switches. */
export async function recipientsIn(db: TenantDb, services: Services): Promise<Recipient[]> {
  const { rows } = await db.execute<{ id: string; since: Date | string }>(
    sql`select user_id as id, created_at as since from hub.memberships where tenant_id = ${db.tenantId}`,
  )
  const ids = rows.map(({ id }) => id)
  const since = new Map(rows.map((row) => [row.id, new Date(row.since)]))
  const preferences = await notificationPreferences(db, ids)
  const people = await addressesOfPeople(services, ids)
  return people.flatMap((person) => {
    const wants = preferences.get(person.id)
    const memberSince = since.get(person.id)
    return wants?.email && memberSince ? { ...person, wants, memberSince } : []
  })
}
