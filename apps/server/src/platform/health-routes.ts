import type { House } from '../house.ts'
import type { App } from './http.ts'
import { missingMigrations } from './migrations.ts'
import { webAppIsBuilt } from './serve-web-app.ts'

export function healthRoutes(app: App, house: House): void {
  app.get('/healthz', { config: { public: true }, schema: { hide: true } }, async () => ({ status: 'alive' }))

  app.get('/readyz', { config: { public: true }, schema: { hide: true } }, async (_request, reply) => {
    const missing = await whatIsMissing(house)
    if (missing) return reply.status(503).send({ status: 'not ready', reason: missing })
    return { status: 'ready' }
  })
}

async function whatIsMissing(house: House): Promise<string | null> {
  const parts: [string, () => Promise<void>][] = [
    ['database', () => house.database.ping()],
    ['storage', () => house.files.check()],
    ['schema', () => requireCurrentSchema(house)],
    ['web build', requireWebBuild],
  ]
  for (const [part, check] of parts) {
    try {
      await check()
    } catch (error) {
      house.log.warn({ err: error }, `not ready: ${part}`)
      return `The ${part} is not available.`
    }
  }
  return null
}

async function requireCurrentSchema(house: House): Promise<void> {
  const missing = await missingMigrations(house.database.accountsPool)
  if (missing.length > 0) throw new Error(`not migrated yet: ${missing.join(', ')}`)
}

async function requireWebBuild(): Promise<void> {
  if (!webAppIsBuilt()) throw new Error('apps/web/dist has no index.html')
}
