import { errorBody, passwordReset, resetRequest } from '@efti-hub/contract'
import { z } from 'zod'
import type { App } from '../../platform/http.ts'
import { addressOfHub } from '../../platform/mail/address-of-hub.ts'
import { mailIsOn, queueMail } from '../../platform/mail/queue-mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { rememberDevice } from '../guesses/known-device.ts'
import { type MailLimits, mailLimits } from '../mail-limits.ts'
import { makeReset } from '../make-reset.ts'
import { accountLimits } from '../rate-limits.ts'
import { recordEntry } from '../record-entry.ts'
import { notMeLink } from '../unwanted-mail/links.ts'
import { resetMail } from './reset-mail.ts'
import { resetPassword } from './reset-password.ts'

const TAGS = ['Accounts']

export function resetRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)
  const mails = mailLimits(services)

  app.post(
    '/api/auth/reset',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary: 'Chooses a new password with the token of a reset link; ends every session of the person',
        body: passwordReset,
        response: {
          200: z.object({ done: z.literal(true) }),
          400: errorBody,
          410: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      await limits.refuseAfterWrongLinks(request.ip)
      const { token, password } = request.body
      const email = await resetPassword(services, token, password).catch(async (error) => {
        if (error instanceof Refusal && error.code === 'reset_ended') await limits.countWrongLink(request.ip)
        throw error
      })
      rememberDevice(services, request, reply, email)
      return { done: true as const }
    },
  )

  app.post(
    '/api/auth/reset/request',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary: 'Mails a reset link to who has an account; the answer does not show whether there is one',
        body: resetRequest,
        response: { 200: z.object({ done: z.literal(true) }), 409: errorBody },
      },
    },
    async (request) => {
      if (!mailIsOn(services)) {
        throw new Refusal(
          'not_configured',
          'This server sends no email. Ask your administrator for a link to choose a new password.',
        )
      }
      await limits.countRegistration(request.ip)
      // Beside the answer, never before it: how long it takes would reveal that there is such an account.
      mailReset(services, mails, request.body.email).catch((error) =>
        services.log.warn({ err: error }, 'a link to choose a new password could not be mailed'),
      )
      return { done: true as const }
    },
  )
}

/** The link begins with the address of the hub, whatever address the asker says that it has. */
async function mailReset(services: Services, limits: MailLimits, email: string): Promise<void> {
  const { rows } = await services.database.accountsPool.query<{ id: string }>(
    'select id from accounts.users where email = $1',
    [email],
  )
  const [person] = rows
  if (!person || !(await limits.mayMailReset(person.id))) return
  await services.database.unsafeAccounts(async (db) => {
    const token = await makeReset(db, person.id, services.clock.now(), { mailed: true })
    const notMe = notMeLink(services, { kind: 'reset', userId: person.id })
    await queueMail(db, resetMail(email, addressOfHub(services), token, notMe))
    await recordEntry(db, { userId: person.id }, 'password-reset-asked', {
      by: 'unknown',
      details: 'By email',
    })
  })
}
