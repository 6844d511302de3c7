import { errorBody, registrationPayload, signedIn } from '@efti-hub/contract'
import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { refuseCommon, warningAbout } from '../common-passwords/judge-password.ts'
import { confirmAtRegistration } from '../confirmation/send-confirmation.ts'
import { MAX_FORM_BYTES } from '../form-limit.ts'
import { mailLimits } from '../mail-limits.ts'
import type { AccountLimits } from '../rate-limits.ts'
import { recordEntry } from '../record-entry.ts'
import { registerPerson } from '../register-person.ts'
import { requireMayRegister } from '../registration-rule.ts'
import { startSession } from '../start-session.ts'
import { welcome } from '../welcome.ts'

export function registerRoute(app: App, services: Services, limits: AccountLimits): void {
  const mails = mailLimits(services)

  app.post(
    '/api/auth/register',
    {
      config: { public: true },
      bodyLimit: MAX_FORM_BYTES,
      schema: {
        tags: ['Accounts'],
        summary: 'Register, with a tenant of one’s own',
        body: registrationPayload,
        response: { 201: signedIn, 400: errorBody, 403: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      await limits.countRegistration(request.ip)
      const { email, password, invitation } = request.body
      requireMayRegister(services.config.registration, email, invitation !== undefined)
      refuseCommon(services, password, email)
      const opened = await registerPerson(services, request.body, async (db, made) => {
        const session = await startSession(services, db, request, made)
        await recordEntry(db, made, 'register')
        await confirmAtRegistration(services, db, mails, { ...made, address: request.ip })
        return session
      })
      reply.code(201)
      const user = await welcome(services, request, reply, opened, email)
      return { user, warning: warningAbout(password, email) }
    },
  )
}
