import {
  type ConsignmentDetail,
  consignmentDetail,
  contradictionAcceptance,
  contradictionChoice,
} from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, type Member, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import type { FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import { acceptContradiction, revokeAcceptance } from './accept-contradiction.ts'
import { settleContradiction } from './settle-contradiction.ts'

const tags = ['Consignments']
const byCode = z.object({ id: z.string(), code: z.string() })

interface Follow {
  corrected: FollowCorrection
  /** The consignment as it is after the change. */
  detail: (member: Member, id: string) => Promise<ConsignmentDetail>
}

export function contradictionRoutes(app: App, services: Services, { corrected, detail }: Follow): void {
  app.post(
    '/api/consignments/:id/contradictions/:code/settle',
    {
      schema: {
        tags,
        summary:
          'Says which value is right: documents that say otherwise are corrected to it and checked again',
        params: byCode,
        body: contradictionChoice,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id, code } = request.params
      await services.database.inTenant(member, (db) =>
        settleContradiction(db, { consignmentId: id, code }, request.body, member.userId, corrected),
      )
      return detail(member, id)
    },
  )

  app.post(
    '/api/consignments/:id/contradictions/:code/accept',
    {
      schema: {
        tags,
        summary: 'Accepts all values as correct, with a reason: settled until one of them changes',
        params: byCode,
        body: contradictionAcceptance,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id, code } = request.params
      await services.database.inTenant(member, (db) =>
        acceptContradiction(db, { consignmentId: id, code }, request.body, member.userId),
      )
      return detail(member, id)
    },
  )

  app.delete(
    '/api/consignments/:id/contradictions/:code/accept',
    {
      schema: {
        tags,
        summary: 'Revokes that all values are correct: the contradiction is open',
        params: byCode,
        response: { 200: consignmentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id, code } = request.params
      await services.database.inTenant(member, (db) =>
        revokeAcceptance(db, { consignmentId: id, code }, member.userId),
      )
      return detail(member, id)
    },
  )
}
