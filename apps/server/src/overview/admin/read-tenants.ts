import { requireMay } from '../../accounts/policy.ts'
import type { Session } from '../../accounts/sessions.ts'
import type { Caller } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { ownFigures, type TenantRow, unsafeFiguresOfEveryTenant } from './tenants-store.ts'

export interface Asking {
  caller: Caller
  /** Null for a program with an API key, which belongs to one tenant. */
  session: Session | null
}

export interface SeenTenants {
  scope: 'own' | 'all'
  rows: TenantRow[]
}

/** All for a platform administrator; for everybody else those they belong to, by name. */
export async function readTenants(services: Services, { caller, session }: Asking): Promise<SeenTenants> {
  const { tenantId, userId, role } = caller
  if (session?.platformAdmin) {
    const rows = await services.database.inTenant(
      { tenantId: tenantId ?? '', userId },
      unsafeFiguresOfEveryTenant,
    )
    return { scope: 'all', rows }
  }
  if (role) requireMay({ role }, 'read')
  const ids = session
    ? session.memberships.map((membership) => membership.tenantId)
    : tenantId
      ? [tenantId]
      : []
  const rows: TenantRow[] = []
  for (const id of ids) rows.push(...(await services.database.inTenant({ tenantId: id, userId }, ownFigures)))
  return { scope: 'own', rows: rows.sort((left, right) => left.name.localeCompare(right.name, 'en')) }
}
