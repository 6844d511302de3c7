import type { CurrentUser } from '@efti-hub/contract'
import type { Session } from './sessions.ts'

export function presentUser(session: Session): CurrentUser {
  return {
    id: session.userId,
    name: session.name,
    email: session.email,
    tenantId: session.memberships[0]?.tenantId ?? null,
    tenants: session.memberships,
    platformAdmin: session.platformAdmin,
  }
}
