import { identityProvider } from '@efti-hub/contract'
import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'

export function nameProviderRoute(app: App, { config }: Services): void {
  app.get(
    '/api/auth/provider',
    {
      config: { public: true },
      schema: {
        tags: ['Accounts'],
        summary: 'The external identity provider that is configured',
        response: { 200: identityProvider },
      },
    },
    async () => ({ name: config.oidc?.name ?? null }),
  )
}
