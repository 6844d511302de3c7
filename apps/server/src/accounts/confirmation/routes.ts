import { errorBody, mailToken } from '@efti-hub/contract'
import { z } from 'zod'
import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { mailLimits } from '../mail-limits.ts'
import { personIn } from '../person-in.ts'
import { accountLimits } from '../rate-limits.ts'
import { confirmAddress } from './confirm-address.ts'
import { confirmAgain } from './send-confirmation.ts'

const TAGS = ['Accounts']
const done = z.object({ done: z.literal(true) })

export function confirmationRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)
  const mails = mailLimits(services)

  app.post(
    '/api/auth/confirmation',
    {
      schema: {
        tags: TAGS,
        summary: 'Confirms one’s own email address with the token of the link that was mailed to it',
        body: mailToken,
        response: { 200: done, 410: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      const caller = personIn(request)
      await limits.countRegistration(request.ip)
      await confirmAddress(services, caller, request.body.token)
      return { done: true as const }
    },
  )

  app.post(
    '/api/auth/confirmation/request',
    {
      schema: {
        tags: TAGS,
        summary: 'Mails a new confirmation link to one’s own address; an earlier one is void',
        response: { 200: done, 409: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      await confirmAgain(services, mails, personIn(request), request.ip)
      return { done: true as const }
    },
  )
}
