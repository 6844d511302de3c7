import { type ViolationCan, type ViolationDetail, violationDetail } from '@efti-hub/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type Member, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { readDetail } from '../read-detail.ts'
import { RIGHT_FOR } from '../rights.ts'
import { actOnOne } from './act-on-violations.ts'
import type { FollowActs, Wanted } from './change-violations.ts'

const byId = z.object({ id: z.string() })
type OfOne = FastifyRequest & { params: z.infer<typeof byId> }

/** A call about one violation, which is the answer too, as it is after the act. */
export const ofOne = <Body extends z.ZodType>(summary: string, body: Body) => ({
  schema: { tags: ['Violations'], summary, params: byId, body, response: { 200: violationDetail } },
})

export const actingAs = ({ clock }: Services, { userId }: Member) => ({ author: userId, now: clock.now() })

/** Does what a request wants with the violation that it names, and answers that violation. */
export async function actAsAsked(
  services: Services,
  follow: FollowActs,
  request: OfOne,
  right: ViolationCan,
  wanted: readonly Wanted[],
): Promise<ViolationDetail> {
  const member = memberOf(request)
  requireMay(member, RIGHT_FOR[right])
  const { id } = request.params
  await services.database.inTenant(member, (db) =>
    actOnOne(db, id, wanted, actingAs(services, member), follow),
  )
  return readDetail(services, member, id)
}
