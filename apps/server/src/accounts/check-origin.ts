import type { FastifyRequest } from 'fastify'
import { originOf } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * A browser names the page that a request comes from; one from another site is refused, also where SameSite
 * would let its cookie through. A program sends no Origin, and carries no cookie of somebody else either.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const { origin } = request.headers
  if (origin === undefined) return
  const ours = originOf(request, publicUrl)
  if (URL.canParse(ours) && new URL(ours).origin === origin) return
  throw new Refusal(
    'foreign_origin',
    `This call may only come from ${ours}. Please open the application there.`,
  )
}
