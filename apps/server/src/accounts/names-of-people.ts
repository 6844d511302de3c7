import type { Services } from '../services.ts'

const DELETED = 'Deleted user'

/** Full names by id, of people and API keys whose ids are in rows of the caller's own tenant. Accounts can be deleted; the rows stay. */
export async function namesOfPeople(
  services: Services,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await services.database.accountsPool.query<{ id: string; name: string }>(
    `select id, name from accounts.users where id = any($1)
     union all select key_id, name from accounts.key_names where key_id = any($1)`,
    [[...new Set(ids)]],
  )
  const known = rows.map(({ id, name }) => [id, name] as const)
  return new Map([...ids.map((id) => [id, DELETED] as const), ...known])
}
