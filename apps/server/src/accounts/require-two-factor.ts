import type { App } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'

/** What leads out of it: who one is, signing out, another organisation, and setting two-factor sign-in up. */
const OPEN = /^\/api\/(auth\/|settings\/two-factor(\/|$))/

/**
 * An organisation can require a second factor of its members. Members without one can do nothing in it until they have
 * set one up, or given its code. An API key is no person and has none.
 */
export function requireTwoFactor(app: App): void {
  app.addHook('onRequest', async (request) => {
    const { session } = request
    const [active] = session?.memberships ?? []
    if (!session || !active?.needsTwoFactor) return
    if (OPEN.test(request.routeOptions.url ?? '')) return
    throw new Refusal('two_factor_required', sentence(active.tenantName, session.hasTwoFactor))
  })
}

function sentence(tenantName: string, hasTwoFactor: boolean): string {
  return hasTwoFactor
    ? `${tenantName} requires two-factor authentication. Please confirm your identity with a code of your authenticator app.`
    : `${tenantName} requires two-factor authentication. Please set it up in the settings.`
}
