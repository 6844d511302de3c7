import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { originOf } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'

type Settings = Pick<Config, 'publicUrl' | 'host'>

/**
 * A browser names the page that a request comes from; one from another site is refused, also where SameSite
 * would let its cookie through. A program sends no Origin, and carries no cookie of somebody else either.
 */
export function refuseForeignOrigin(request: FastifyRequest, { publicUrl, host }: Settings): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined && site === undefined) return
  const ours = originOf(request, publicUrl)
  if (!URL.canParse(ours) || site === 'cross-site') throw foreign(ours)
  const { origin: own, hostname } = new URL(ours)
  if (origin !== undefined && origin !== own) throw foreign(ours)
  if (publicUrl === null && !isOwnHost(hostname, host)) {
    throw new Refusal(
      'foreign_origin',
      `This server does not know itself as ${hostname}. Please open it by its IP address, or set PUBLIC_URL to ${own}.`,
    )
  }
}

/** Without PUBLIC_URL any name may have been pointed at this machine (DNS rebinding); an address is nobody else's. */
function isOwnHost(hostname: string, host: string): boolean {
  return (
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    hostname === 'localhost' ||
    hostname === host.toLowerCase()
  )
}

const foreign = (ours: string) =>
  new Refusal('foreign_origin', `This call may only come from ${ours}. Please open the application there.`)
