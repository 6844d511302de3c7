import type { Services } from '../services.ts'
import { RETRY_AFTER_S } from './explain-error.ts'
import type { App } from './http.ts'
import { missingMigrations } from './migrations.ts'
import { webAppIsBuilt } from './serve-web-app.ts'

export function healthRoutes(app: App, services: Services): void {
  app.get('/healthz', { config: { public: true }, schema: { hide: true } }, async () => ({ status: 'alive' }))

  app.get('/readyz', { config: { public: true }, schema: { hide: true } }, async (_request, reply) => {
    const missing = app.leaving.isLeaving ? 'This process is ending.' : await whatIsMissing(services)
    if (missing)
      return reply
        .status(503)
        .header('retry-after', RETRY_AFTER_S)
        .send({ status: 'not ready', reason: missing })
    return { status: 'ready' }
  })
}

async function whatIsMissing(services: Services): Promise<string | null> {
  const parts: [string, () => Promise<void>][] = [
    ['database', () => services.database.ping()],
    ['storage', () => services.files.check()],
    ['schema', () => requireCurrentSchema(services)],
    ['web build', requireWebBuild],
  ]
  for (const [part, check] of parts) {
    try {
      await check()
    } catch (error) {
      services.log.warn({ err: error }, `not ready: ${part}`)
      return `The ${part} is not available.`
    }
  }
  return null
}

async function requireCurrentSchema(services: Services): Promise<void> {
  const missing = await missingMigrations(services.database.accountsPool)
  if (missing.length > 0) throw new Error(`not migrated yet: ${missing.join(', ')}`)
}

async function requireWebBuild(): Promise<void> {
  if (!webAppIsBuilt()) throw new Error('apps/web/dist has no index.html')
}
