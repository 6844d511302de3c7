import { sql } from 'drizzle-orm'
import type { House } from '../house.ts'
import type { App } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Of a suspended organisation everything can be read and nothing changed; its people still sign in and out. */
export function refuseSuspended(app: App, house: House): void {
  app.addHook('onRequest', async (request) => {
    const tenantId = request.caller?.tenantId
    if (!tenantId || READING.has(request.method)) return
    if (request.routeOptions.url?.startsWith('/api/auth/')) return
    await requireNotSuspended(house, tenantId)
  })
}

/** @throws Refusal while the tenant is suspended. */
export async function requireNotSuspended(house: House, tenantId: string): Promise<void> {
  const { rows } = await house.database.inTenant({ tenantId, userId: null }, (db) =>
    db.execute(sql`select from hub.tenants where id = ${tenantId} and suspended_at is not null`),
  )
  if (rows.length === 0) return
  throw new Refusal(
    'suspended',
    'Your organisation is suspended: everything can be read and exported, and nothing can be changed. Please ask the operator of this hub.',
  )
}
