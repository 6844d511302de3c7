import type { Services } from '../services.ts'

export interface Addressee {
  id: string
  name: string
  email: string
}

/**
 * Where mails to these people go; the ids come from one tenant's memberships. Who is gone, or has not confirmed the
 * address, is missing: its mailbox may be somebody else's.
 */
export async function addressesOfPeople(services: Services, ids: readonly string[]): Promise<Addressee[]> {
  if (ids.length === 0) return []
  const { rows } = await services.database.accountsPool.query<Addressee>(
    'select id, name, email from accounts.users where id = any($1) and email_confirmed_at is not null order by id',
    [[...new Set(ids)]],
  )
  return rows
}
