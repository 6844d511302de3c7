import { z } from 'zod'
import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { MAX_FORM_BYTES } from '../form-limit.ts'
import { recordEntry } from '../record-entry.ts'
import { clearCookie, tokenIn } from '../session-cookie.ts'
import { endSession } from '../sessions.ts'

export function signOutRoute(app: App, services: Services): void {
  app.register(async (signingOut: App) => {
    // Always answered with success: whatever body comes along is not looked at, nor is its type.
    signingOut.removeAllContentTypeParsers()
    signingOut.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    signingOut.post(
      '/api/auth/logout',
      {
        config: { public: true },
        bodyLimit: MAX_FORM_BYTES,
        schema: {
          tags: ['Accounts'],
          summary: 'Sign out',
          response: { 200: z.object({ signedOut: z.literal(true) }) },
        },
      },
      async (request, reply) => {
        const token = tokenIn(request, services.config)
        clearCookie(reply, services.config)
        if (token) {
          await services.database.unsafeAccounts(async (db) => {
            const ended = await endSession(services, db, token)
            if (ended) await recordEntry(db, ended, 'sign-out')
          })
        }
        return { signedOut: true as const }
      },
    )
  })
}
