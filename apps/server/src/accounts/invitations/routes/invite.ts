import { errorBody, invitationMade, invitationRequest } from '@efti-hub/contract'
import { type App, memberOf, originOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireConfirmedAddress } from '../../confirmation/require-confirmed.ts'
import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { mailLimits } from '../../mail-limits.ts'
import { personIn } from '../../person-in.ts'
import { requireMay } from '../../policy.ts'
import { invite } from '../invite.ts'
import { presentInvitations } from '../present.ts'

export function inviteRoute(app: App, services: Services): void {
  const mails = mailLimits(services)

  app.post(
    '/api/invitations',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Invites somebody by email; without a mail server the link is answered, once',
        body: invitationRequest,
        response: { 201: invitationMade, 403: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      personIn(request)
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      await requireConfirmedAddress(services, member.userId)
      const { userId, tenantId } = member
      await mails.countInvitation({ userId, tenantId, address: request.ip, recipient: request.body.email })
      const { row, link } = await invite(
        services,
        member,
        request.body,
        originOf(request, services.config.publicUrl),
      )
      const [made] = await presentInvitations(services, [row])
      if (!made) throw new Error('an invitation that was just made is gone')
      reply.code(201).header('cache-control', 'no-store')
      return { ...made, link }
    },
  )
}
