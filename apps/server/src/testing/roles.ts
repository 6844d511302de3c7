import type { Hub } from './hub.ts'
import type { Member } from './member.ts'
import { withClient } from './test-database.ts'

type Role = 'compliance_manager' | 'operator' | 'auditor'

/** From here on the member is that in their organisation. */
export const becomes = (hub: Hub, member: Member, role: Role): Promise<unknown> =>
  withClient(hub.database.superuserUrl, (client) =>
    client.query('update hub.memberships set role = $1 where tenant_id = $2', [role, member.tenantId]),
  )

/** For the time of the work; then the member is Compliance Manager again. */
export async function withRole<T>(hub: Hub, member: Member, role: Role, work: () => Promise<T>): Promise<T> {
  await becomes(hub, member, role)
  try {
    return await work()
  } finally {
    await becomes(hub, member, 'compliance_manager')
  }
}
