import { accountDeleted, deletionPlan, deletionRequest, errorBody } from '@efti-hub/contract'
import type { App } from '../../platform/http.ts'
import { mailIsOn, queueMail } from '../../platform/mail/queue-mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { personIn } from '../person-in.ts'
import { clearCookie } from '../session-cookie.ts'
import { deleteAccount, planDeletion } from './delete-account.ts'
import { deletionMail } from './deletion-mail.ts'

const TAGS = ['Accounts']

/** Below /api/auth: open also while an organisation is suspended or requires a second factor. */
export function accountDeletionRoutes(app: App, services: Services): void {
  app.get(
    '/api/auth/deletion',
    {
      schema: {
        tags: TAGS,
        summary: 'What the deletion of one’s own account would do to each of one’s organisations',
        response: { 200: deletionPlan },
      },
    },
    async (request) => {
      const { userId, email } = personIn(request)
      return {
        email,
        organisations: await services.database.unsafeAccounts((db) => planDeletion(db, userId)),
      }
    },
  )

  app.post(
    '/api/auth/deletion',
    {
      schema: {
        tags: TAGS,
        summary:
          'Deletes one’s own account after a confirmation of identity; the last Compliance Manager hands over first',
        body: deletionRequest,
        response: { 200: accountDeleted, 403: errorBody, 409: errorBody },
      },
    },
    async (request, reply) => {
      const { userId, name, email } = personIn(request)
      requireConfirmed(services, request)
      if (request.body.email !== email) {
        const message = 'Please enter the email address of your account'
        throw new Refusal('wrong_state', message, { email: message })
      }
      await services.database.unsafeAccounts(async (db) => {
        await deleteAccount(
          db,
          { userId, name, email },
          { now: services.clock.now(), by: 'person', details: 'By the person', close: request.body.close },
        )
        if (mailIsOn(services)) await queueMail(db, deletionMail(services, email))
      })
      clearCookie(reply, services.config)
      return { deleted: true as const }
    },
  )
}
