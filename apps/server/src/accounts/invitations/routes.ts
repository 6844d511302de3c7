import {
  currentUser,
  errorBody,
  type Invitation,
  invitationMade,
  invitationOffer,
  invitationRequest,
  invitationsList,
  invitationToken,
} from '@efti-hub/contract'
import { z } from 'zod'
import { type App, memberOf, originOf } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { requireConfirmedAddress } from '../confirmation/require-confirmed.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { mailLimits } from '../mail-limits.ts'
import { namesOfPeople } from '../names-of-people.ts'
import { personIn } from '../person-in.ts'
import { requireMay } from '../policy.ts'
import { presentUser } from '../present-user.ts'
import { accountLimits } from '../rate-limits.ts'
import { tokenIn } from '../session-cookie.ts'
import { chooseTenant, findSession } from '../sessions.ts'
import { acceptInvitation, invitationIn, readOffer } from './accept-invitation.ts'
import { actOfWithdrawal } from './act-of-withdrawal.ts'
import { invite } from './invite.ts'
import { type InvitationRow, openInvitations, withdrawInvitation } from './store.ts'

const TAGS = ['Accounts']

export function invitationRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)
  const mails = mailLimits(services)

  app.get(
    '/api/invitations',
    {
      schema: {
        tags: TAGS,
        summary: 'Invitations to the active tenant that are still open',
        response: { 200: invitationsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const rows = await services.database.inTenant(member, (db) => openInvitations(db, services.clock.now()))
      const items = await present(services, rows)
      return { items, nextCursor: null, total: items.length }
    },
  )

  app.post(
    '/api/invitations',
    {
      schema: {
        tags: TAGS,
        summary: 'Invites somebody by e-mail; without a mail server the link is answered, once',
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
      const [made] = await present(services, [row])
      if (!made) throw new Error('an invitation that was just made is gone')
      reply.code(201).header('cache-control', 'no-store')
      return { ...made, link }
    },
  )

  app.delete(
    '/api/invitations/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Takes an invitation back',
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ withdrawn: z.literal(true) }) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      requireConfirmed(services, request)
      await services.database.inTenant(member, async (db) => {
        const row = await withdrawInvitation(db, member.tenantId, request.params.id)
        if (!row) throw notFound('invitation')
        await recordAct(db, actOfWithdrawal(row))
      })
      return { withdrawn: true as const }
    },
  )

  app.post(
    '/api/auth/invitation',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary: 'What an invitation offers; changes nothing',
        body: invitationToken,
        response: { 200: invitationOffer },
      },
    },
    async (request, reply) => {
      await limits.countRegistration(request.ip)
      reply.header('cache-control', 'no-store')
      return readOffer(services, request.body.token)
    },
  )

  app.post(
    '/api/invitations/accept',
    {
      schema: {
        tags: TAGS,
        summary: 'Joins the tenant of an invitation, which becomes the active one',
        body: invitationToken,
        response: { 200: currentUser, 403: errorBody, 410: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      const { userId, name } = personIn(request)
      await limits.countRegistration(request.ip)
      const { tenantId, hash } = invitationIn(request.body.token)
      await services.database.unsafeAccounts(
        (db) => acceptInvitation(services, db, { hash }, { userId, name }),
        {
          tenantId,
          userId,
        },
      )
      if (request.session) await chooseTenant(services, request.session, tenantId)
      const session = await findSession(services, tokenIn(request, services.config) ?? '')
      if (!session) throw new Refusal('not_signed_in', 'Please sign in.')
      return presentUser(services, session)
    },
  )
}

async function present(services: Services, rows: readonly InvitationRow[]): Promise<Invitation[]> {
  const names = await namesOfPeople(
    services,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map(({ id, email, role, createdBy, createdAt, expiresAt }) => ({
    id,
    email,
    role,
    invitedBy: { id: createdBy, name: names.get(createdBy) ?? 'Unknown User' },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}
