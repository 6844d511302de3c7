import { errorBody, loginPayload, signedIn } from '@efti-hub/contract'
import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { warningAbout } from '../common-passwords/judge-password.ts'
import { MAX_FORM_BYTES } from '../form-limit.ts'
import { guesserOf } from '../guesses/known-device.ts'
import type { AccountLimits } from '../rate-limits.ts'
import { recordEntry } from '../record-entry.ts'
import { checkCredentials } from '../sign-in.ts'
import { startSession } from '../start-session.ts'
import { welcome } from '../welcome.ts'

export function signInRoute(app: App, services: Services, limits: AccountLimits): void {
  app.post(
    '/api/auth/login',
    {
      config: { public: true },
      bodyLimit: MAX_FORM_BYTES,
      schema: {
        tags: ['Accounts'],
        summary: 'Sign in',
        body: loginPayload,
        response: { 200: signedIn, 401: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const guesser = guesserOf(services, request, request.body.email)
      const { userId, details, secondFactor } = await checkCredentials(
        services,
        limits,
        request.body,
        guesser,
      )
      const opened = await services.database.unsafeAccounts(async (db) => {
        const session = await startSession(services, db, request, { userId, secondFactor })
        await recordEntry(db, { userId }, 'sign-in', { details })
        return session
      })
      const { email, password } = request.body
      const user = await welcome(services, request, reply, opened, email)
      return { user, warning: warningAbout(password, email) }
    },
  )
}
