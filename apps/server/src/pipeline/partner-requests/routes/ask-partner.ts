import {
  errorBody,
  newPartnerRequest,
  partnerDraft,
  partnerMessage,
  partnerMessageRequest,
  partnerRequestMade,
  partnerRequestsList,
} from '@efti-hub/contract'
import { z } from 'zod'
import { requireConfirmedAddress } from '../../../accounts/confirmation/require-confirmed.ts'
import { partnerLimits } from '../../../accounts/partner-limits.ts'
import { may, requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf, originOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { askPartner, draftMessage, draftRequest } from '../ask-partner.ts'
import { presentOne, presentRequests } from '../present.ts'
import { requestsOfDocument } from '../store.ts'

const TAGS = ['Partners']
const byId = z.object({ id: z.string() })

export function askPartnerRoutes(app: App, services: Services): void {
  const limits = partnerLimits(services)

  app.get(
    '/api/documents/:id/partner-requests',
    {
      schema: {
        tags: TAGS,
        summary: 'What partners were asked about a document, the latest first, and what they answered',
        params: byId,
        response: { 200: partnerRequestsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        const rows = await requestsOfDocument(db, document.id)
        return {
          items: await presentRequests(services, db, rows),
          mayAsk: may(member, 'correct'),
        }
      })
    },
  )

  app.get(
    '/api/documents/:id/partner-requests/draft',
    {
      schema: {
        tags: TAGS,
        summary: 'What can be asked about a document, what has a reason to be asked, and whom',
        params: byId,
        response: { 200: partnerDraft },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      return services.database.inTenant(member, (db) => draftRequest(services, db, request.params.id))
    },
  )

  app.post(
    '/api/documents/:id/partner-requests/message',
    {
      schema: {
        tags: TAGS,
        summary: 'A message to a partner that lists what is asked, in their language; changes nothing',
        params: byId,
        body: partnerMessageRequest,
        response: { 200: partnerMessage },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const message = await services.database.inTenant(member, (db) =>
        draftMessage(services, db, member, request.params.id, request.body),
      )
      return { message }
    },
  )

  app.post(
    '/api/documents/:id/partner-requests',
    {
      schema: {
        tags: TAGS,
        summary: 'Asks a partner: mails the link, and answers it once',
        params: byId,
        body: newPartnerRequest,
        response: { 201: partnerRequestMade, 403: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { email } = request.body
      const { userId, tenantId } = member
      if (email !== '') {
        await requireConfirmedAddress(services, userId)
        await limits.countMail({ userId, tenantId, recipient: email })
      }
      const origin = originOf(request, services.config.publicUrl)
      const made = await services.database.inTenant(member, async (db) => {
        const { row, link } = await askPartner(services, db, member, request.params.id, request.body)
        return {
          request: await presentOne(services, db, row),
          link: `${origin}${link}`,
          mailed: email !== '',
        }
      })
      return reply.code(201).header('cache-control', 'no-store').send(made)
    },
  )
}
