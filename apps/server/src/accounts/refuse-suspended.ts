import { sql } from 'drizzle-orm'
import type { App } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Of a suspended organisation everything can be read and nothing changed; its people still sign in and out. */
export function refuseSuspended(app: App, services: Services): void {
  app.addHook('onRequest', async (request) => {
    const tenantId = request.caller?.tenantId
    if (!tenantId || READING.has(request.method)) return
    if (request.routeOptions.url?.startsWith('/api/auth/')) return
    await requireNotSuspended(services, tenantId)
  })
}

/** @throws Refusal while the tenant is suspended. */
export async function requireNotSuspended(services: Services, tenantId: string): Promise<void> {
  const { rows } = await services.database.inTenant({ tenantId, userId: null }, (db) =>
    db.execute(sql`select from hub.tenants where id = ${tenantId} and suspended_at is not null`),
  )
  if (rows.length === 0) return
  throw new Refusal(
    'suspended',
    'Your organisation is suspended: everything can be read and exported, and nothing can be changed. Please ask the operator of this hub.',
  )
}
