import { answerDecision, errorBody, partnerRequest, partnerRequestMade } from '@efti-hub/contract'
import { z } from 'zod'
import { partnerLimits } from '../../../accounts/partner-limits.ts'
import { requireMay } from '../../../accounts/policy.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { type App, type Member, memberOf, originOf } from '../../../platform/http.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { withConflictsNamed } from '../../extraction/corrections/changed-meanwhile.ts'
import type { FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import { decideAnswer } from '../decide-answer.ts'
import { revokeRequest } from '../end-request.ts'
import { newLink, remind } from '../follow-up.ts'
import { presentOne } from '../present.ts'
import { isAnswerable } from '../request-state.ts'
import { refuseUnwanted } from '../send-link.ts'
import { changeRequest, fieldsOfRequests, lockRequest } from '../store.ts'
import type { RequestRow } from '../tables.ts'

const TAGS = ['Partners']
const byId = z.object({ id: z.string() })

export function changeRequestRoutes(app: App, services: Services, follow: FollowCorrection): void {
  const limits = partnerLimits(services)

  app.post(
    '/api/partner-requests/:id/remind',
    {
      schema: {
        tags: TAGS,
        summary: 'Reminds the partner now by email with a link of its own, which is answered once as well',
        params: byId,
        response: { 200: partnerRequestMade, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const made = await changed(services, member, request.params.id, async (db, row) => {
        await requireAnswerable(services, db, row)
        if (row.email === '')
          throw new Refusal('wrong_state', 'No email was entered. Copy a new link instead.')
        await refuseUnwanted(services, db, row.email)
        const { userId, tenantId } = member
        await limits.countMail({ userId, tenantId, recipient: row.email })
        const link = await remind(services, db, row)
        const reminded = await changeRequest(db, row.id, { remindedAt: services.clock.now() })
        return {
          request: await presentOne(services, db, reminded),
          link: `${originOf(request, services.config.publicUrl)}${link}`,
          mailed: true,
        }
      })
      reply.header('cache-control', 'no-store')
      return made
    },
  )

  app.post(
    '/api/partner-requests/:id/link',
    {
      schema: {
        tags: TAGS,
        summary: 'One more link of a request, to be copied; it is answered once',
        params: byId,
        response: { 200: partnerRequestMade, 409: errorBody },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const made = await changed(services, member, request.params.id, async (db, row) => {
        await requireAnswerable(services, db, row)
        const link = await newLink(services, db, row)
        return {
          request: await presentOne(services, db, row),
          link: `${originOf(request, services.config.publicUrl)}${link}`,
          mailed: false,
        }
      })
      reply.header('cache-control', 'no-store')
      return made
    },
  )

  app.delete(
    '/api/partner-requests/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'Revokes a request: its links lead nowhere from then on',
        params: byId,
        response: { 200: partnerRequest, 409: errorBody },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      return changed(services, member, request.params.id, async (db, row) =>
        presentOne(services, db, await revokeRequest(services, db, member, row)),
      )
    },
  )

  app.post(
    '/api/partner-requests/:id/fields/:fieldId',
    {
      schema: {
        tags: TAGS,
        summary: 'Uses an answer as a correction, or declines it',
        params: byId.extend({ fieldId: z.string() }),
        body: answerDecision,
        response: { 200: partnerRequest, 409: errorBody },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id, fieldId } = request.params
      const work = changed(services, member, id, async (db, row) => {
        const wanted = { fieldId, decision: request.body.decision }
        await decideAnswer(services, db, member, row, wanted, follow)
        return presentOne(services, db, row)
      })
      return withConflictsNamed(services, work)
    },
  )
}

/** With the request locked. @throws Refusal 404 */
function changed<T>(
  services: Services,
  member: Member,
  id: string,
  change: (db: TenantDb, row: RequestRow) => Promise<T>,
): Promise<T> {
  return services.database.inTenant(member, async (db) => {
    const row = await lockRequest(db, id)
    if (!row) throw notFound('request')
    return change(db, row)
  })
}

async function requireAnswerable(services: Services, db: TenantDb, row: RequestRow): Promise<void> {
  if (isAnswerable(row, await fieldsOfRequests(db, [row.id]), services.clock.now())) return
  throw new Refusal('wrong_state', 'Nothing can be answered any more: ask the partner again instead.')
}
