import { createHash } from 'node:crypto'
import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { House } from '../house.ts'
import { Refusal } from '../platform/refusal.ts'
import { addressGroup, isLoopback } from './client-address.ts'

const QUARTER_HOUR_S = 15 * 60
const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10
const FAILURES_PER_ADDRESS = 100
/** A million codes, three of them right at a time: whoever knows the password guesses from many addresses at once. */
const WRONG_CODES_PER_ACCOUNT = 10
/** A mailbox that others fill is of no use to its owner. */
const RESET_MAILS_PER_ACCOUNT = 3
const REGISTRATIONS_PER_MINUTE = 30

/** Above what a person or a sensible script needs: 1,200 reads and 120 uploads a minute are promised. */
const REQUESTS_PER_MINUTE = 6_000
const UPLOADS_PER_MINUTE = 600

export class TooMany extends Refusal {
  readonly retryAfterSeconds: number

  constructor(what: string, milliseconds: number) {
    const seconds = Math.max(Math.ceil(milliseconds / 1_000), 1)
    const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`
    super('too_many_requests', `${what} Please try again in ${wait}.`)
    this.retryAfterSeconds = seconds
  }
}

export interface AccountLimits {
  refuseAfterFailures(email: string, address: string): Promise<void>
  countFailure(email: string, address: string): Promise<void>
  forgetFailures(email: string, address: string): Promise<void>
  countRegistration(address: string): Promise<void>
  /** Of one person, wherever the codes come from. */
  refuseAfterWrongCodes(userId: string): Promise<void>
  countWrongCode(userId: string): Promise<void>
  /** Whether one more may be mailed now, which it then counts as. */
  mayMailReset(userId: string): Promise<boolean>
}

const noLimits: AccountLimits = {
  refuseAfterFailures: async () => {},
  countFailure: async () => {},
  forgetFailures: async () => {},
  countRegistration: async () => {},
  refuseAfterWrongCodes: async () => {},
  countWrongCode: async () => {},
  mayMailReset: async () => true,
}

/** Counted in PostgreSQL: a guess at another API process is the same guess. */
export function accountLimits(house: House): AccountLimits {
  if (!house.config.rateLimit) return noLimits
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: house.database.accountsPool,
      storeType: 'pool',
      schemaName: 'accounts',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
  const byAccount = limiter('sign-in', FAILURES_PER_ACCOUNT_AND_ADDRESS, QUARTER_HOUR_S)
  const byAddress = limiter('sign-in-address', FAILURES_PER_ADDRESS, QUARTER_HOUR_S)
  const registrations = limiter('registration', REGISTRATIONS_PER_MINUTE, 60)
  const wrongCodes = limiter('second-factor', WRONG_CODES_PER_ACCOUNT, QUARTER_HOUR_S)
  const resetMails = limiter('reset-mail', RESET_MAILS_PER_ACCOUNT, QUARTER_HOUR_S)

  return {
    async refuseAfterFailures(email, address) {
      const counts = [
        [byAccount, accountKey(email, address)],
        [byAddress, addressGroup(address)],
      ] as const
      for (const [limit, key] of counts) {
        const count = await limit.get(key)
        if (count && count.consumedPoints >= limit.points) {
          throw new TooMany('Too many failed sign-ins.', count.msBeforeNext)
        }
      }
    },
    async countFailure(email, address) {
      await byAccount.penalty(accountKey(email, address))
      await byAddress.penalty(addressGroup(address))
    },
    async forgetFailures(email, address) {
      await byAccount.delete(accountKey(email, address))
    },
    async countRegistration(address) {
      if (isLoopback(address)) return
      const count = await registrations.penalty(addressGroup(address))
      if (count.consumedPoints > REGISTRATIONS_PER_MINUTE) {
        throw new TooMany('Too many registrations from this address.', count.msBeforeNext)
      }
    },
    async refuseAfterWrongCodes(userId) {
      const count = await wrongCodes.get(userId)
      if (count && count.consumedPoints >= WRONG_CODES_PER_ACCOUNT) {
        throw new TooMany('Too many wrong codes.', count.msBeforeNext)
      }
    },
    async countWrongCode(userId) {
      await wrongCodes.penalty(userId)
    },
    async mayMailReset(userId) {
      const count = await resetMails.penalty(userId)
      return count.consumedPoints <= RESET_MAILS_PER_ACCOUNT
    },
  }
}

/**
 * For @fastify/rate-limit, on every call: by session or key where there is one, else by address. Kept in memory, since
 * it protects a process from floods and no secret from guessing.
 */
export function requestLimits(): RateLimitPluginOptions {
  return {
    timeWindow: 60_000,
    max: (request) => (isUpload(request) ? UPLOADS_PER_MINUTE : REQUESTS_PER_MINUTE),
    keyGenerator: (request) => {
      const who = request.caller?.sessionId ?? request.caller?.keyId ?? addressGroup(request.ip)
      return isUpload(request) ? `uploads ${who}` : who
    },
    // Visitors on this machine are its own people, or everybody behind a proxy that does not say for whom it asks.
    allowList: (request) => !request.caller && isLoopback(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new TooMany('Too many requests.', ttl),
  }
}

function isUpload(request: FastifyRequest): boolean {
  if (request.method !== 'POST' && request.method !== 'PUT') return false
  return /^\/api\/(objects|documents)(\/|$)/.test(request.routeOptions.url ?? '')
}

/** Hashed: the table of counters is no list of e-mail addresses, and a key has a limited length. */
function accountKey(email: string, address: string): string {
  return createHash('sha256')
    .update(`${email} ${addressGroup(address)}`)
    .digest('base64url')
}
