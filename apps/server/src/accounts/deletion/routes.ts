import { accountDeleted, deletionPlan, deletionRequest, errorBody } from '@efti-hub/contract'
import type { House } from '../../house.ts'
import { mailIsOn, queueMail } from '../../notifications/mail/queue-mail.ts'
import type { App } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { personIn } from '../person-in.ts'
import { clearCookie } from '../session-cookie.ts'
import { deleteAccount, planDeletion } from './delete-account.ts'
import { deletionMail } from './deletion-mail.ts'

const TAGS = ['Accounts']

/** Below /api/auth: open also while an organisation is suspended or requires a second factor. */
export function accountDeletionRoutes(app: App, house: House): void {
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
      return { email, organisations: await house.database.unsafeAccounts((db) => planDeletion(db, userId)) }
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
      requireConfirmed(house, request)
      if (request.body.email !== email) {
        const message = 'Please enter the email address of your account'
        throw new Refusal('wrong_state', message, { email: message })
      }
      await house.database.unsafeAccounts(async (db) => {
        await deleteAccount(
          db,
          { userId, name, email },
          { now: house.clock.now(), by: 'person', details: 'By the person', close: request.body.close },
        )
        if (mailIsOn(house)) await queueMail(db, deletionMail(house, email))
      })
      clearCookie(reply, house.config)
      return { deleted: true as const }
    },
  )
}
