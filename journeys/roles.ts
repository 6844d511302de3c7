import { type Hub, type Member, withClient } from '../apps/server/src/testing/index.ts'

type Role = 'compliance_manager' | 'operator' | 'auditor'

/** From here on the member is that in their organisation. */
export const becomes = (hub: Hub, member: Member, role: Role): Promise<unknown> =>
  withClient(hub.database.superuserUrl, (client) =>
    client.query('update hub.memberships set role = $1 where tenant_id = $2', [role, member.tenantId]),
  )
