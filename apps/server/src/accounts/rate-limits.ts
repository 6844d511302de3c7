import { createHash } from 'node:crypto'
import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'
import { addressGroup, isLoopback } from './client-address.ts'
import type { Guesser } from './guesses/known-device.ts'
import { type Backoff, countGuess, forgiveGuesses, waitBeforeGuess } from './guesses/store.ts'
import { tooManyTexts as texts, waits } from './texts.ts'

const QUARTER_HOUR_S = 15 * 60
const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10
const FAILURES_PER_ADDRESS = 100
/** From all addresses together: an attacker can have many. */
const PASSWORDS: Backoff = { free: 20 }
/** A million codes, three of them right at a time. */
const CODES: Backoff = { free: 10 }
const RESET_LINKS_PER_ADDRESS = 20
const REGISTRATIONS_PER_MINUTE = 30

/** Above what a person or a sensible script needs: 1,200 reads and 120 uploads a minute are promised. */
const REQUESTS_PER_MINUTE = 6_000
const UPLOADS_PER_MINUTE = 600

export class TooMany extends Refusal {
  readonly retryAfterSeconds: number

  constructor(sentence: (wait: string) => string, milliseconds: number) {
    const seconds = Math.max(Math.ceil(milliseconds / 1_000), 1)
    super('too_many_requests', sentence(inWords(seconds)))
    this.retryAfterSeconds = seconds
  }
}

function inWords(seconds: number): string {
  if (seconds <= 90) return waits.seconds(seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes > 90 ? waits.hours(Math.ceil(minutes / 60)) : waits.minutes(minutes)
}

export interface AccountLimits {
  refuseAfterFailures(email: string, guesser: Guesser): Promise<void>
  countFailure(email: string, guesser: Guesser): Promise<void>
  forgetFailures(email: string, guesser: Guesser): Promise<void>
  countRegistration(address: string): Promise<void>
  refuseAfterWrongCodes(userId: string, guesser: Guesser): Promise<void>
  countWrongCode(userId: string, guesser: Guesser): Promise<void>
  /** Tokens of links for a new password, which name no account. */
  refuseAfterWrongLinks(address: string): Promise<void>
  countWrongLink(address: string): Promise<void>
}

const noLimits: AccountLimits = {
  refuseAfterFailures: async () => {},
  countFailure: async () => {},
  forgetFailures: async () => {},
  countRegistration: async () => {},
  refuseAfterWrongCodes: async () => {},
  countWrongCode: async () => {},
  refuseAfterWrongLinks: async () => {},
  countWrongLink: async () => {},
}

/** Counted in PostgreSQL: a guess at another API process is the same guess. */
export function limiterIn(services: Services) {
  return (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: services.database.accountsPool,
      storeType: 'pool',
      schemaName: 'accounts',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
}

export function accountLimits(services: Services): AccountLimits {
  if (!services.config.rateLimit) return noLimits
  return {
    ...signInLimits(services),
    ...registrationLimits(services),
    ...codeLimits(services),
    ...linkLimits(services),
  }
}

type SignInLimits = Pick<AccountLimits, 'refuseAfterFailures' | 'countFailure' | 'forgetFailures'>

function signInLimits(services: Services): SignInLimits {
  const pool = services.database.accountsPool
  const now = () => services.clock.now()
  const limiter = limiterIn(services)
  const byAccount = limiter('sign-in', FAILURES_PER_ACCOUNT_AND_ADDRESS, QUARTER_HOUR_S)
  const byAddress = limiter('sign-in-address', FAILURES_PER_ADDRESS, QUARTER_HOUR_S)
  return {
    async refuseAfterFailures(email, guesser) {
      const counts = [
        [byAccount, placeKey(email, guesser)],
        [byAddress, addressGroup(guesser.address)],
      ] as const
      for (const [limit, key] of counts) {
        const count = await limit.get(key)
        if (count && count.consumedPoints >= limit.points) {
          throw new TooMany(texts.signIns, count.msBeforeNext)
        }
      }
      if (guesser.device) return
      const wait = await waitBeforeGuess(pool, accountKey(email), now())
      if (wait > 0) throw new TooMany(texts.signInsFromAnywhere, wait)
    },
    async countFailure(email, guesser) {
      await byAccount.penalty(placeKey(email, guesser))
      await byAddress.penalty(addressGroup(guesser.address))
      if (!guesser.device) await countGuess(pool, accountKey(email), PASSWORDS, now())
    },
    async forgetFailures(email, guesser) {
      const mistyped = await byAccount.get(placeKey(email, guesser))
      if (!mistyped) return
      await byAccount.delete(placeKey(email, guesser))
      if (guesser.device) return
      await forgiveGuesses(pool, accountKey(email), mistyped.consumedPoints, PASSWORDS)
    },
  }
}

function registrationLimits(services: Services): Pick<AccountLimits, 'countRegistration'> {
  const registrations = limiterIn(services)('registration', REGISTRATIONS_PER_MINUTE, 60)
  return {
    async countRegistration(address) {
      if (isLoopback(address)) return
      const count = await registrations.penalty(addressGroup(address))
      if (count.consumedPoints > REGISTRATIONS_PER_MINUTE) {
        throw new TooMany(texts.registrations, count.msBeforeNext)
      }
    },
  }
}

function codeLimits({
  clock,
  database: { accountsPool },
}: Services): Pick<AccountLimits, 'refuseAfterWrongCodes' | 'countWrongCode'> {
  return {
    async refuseAfterWrongCodes(userId, { device }) {
      if (device) return
      const wait = await waitBeforeGuess(accountsPool, codeKey(userId), clock.now())
      if (wait > 0) throw new TooMany(texts.codes, wait)
    },
    async countWrongCode(userId, { device }) {
      if (!device) await countGuess(accountsPool, codeKey(userId), CODES, clock.now())
    },
  }
}

function linkLimits(services: Services): Pick<AccountLimits, 'refuseAfterWrongLinks' | 'countWrongLink'> {
  const wrongLinks = limiterIn(services)('reset-link', RESET_LINKS_PER_ADDRESS, QUARTER_HOUR_S)
  return {
    async refuseAfterWrongLinks(address) {
      const count = await wrongLinks.get(addressGroup(address))
      if (count && count.consumedPoints >= RESET_LINKS_PER_ADDRESS) {
        throw new TooMany(texts.links, count.msBeforeNext)
      }
    },
    async countWrongLink(address) {
      await wrongLinks.penalty(addressGroup(address))
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
    // Visitors on this machine are its own people, or everybody behind a proxy that does not state for whom it asks.
    allowList: (request) => !request.caller && isLoopback(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new TooMany(texts.requests, ttl),
  }
}

function isUpload(request: FastifyRequest): boolean {
  if (request.method !== 'POST' && request.method !== 'PUT') return false
  return /^\/api\/(objects|documents)(\/|$)/.test(request.routeOptions.url ?? '')
}

/** Hashed: the tables of counters are no list of email addresses, and a key has a limited length. */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url')
const accountKey = (email: string) => hashed(`sign-in ${email}`)
const codeKey = (userId: string) => hashed(`code ${userId}`)

/** One account from one place: a device of its owner, or any other at one address. */
function placeKey(email: string, { address, device }: Guesser): string {
  return hashed(`${email} ${device ? `device ${device}` : addressGroup(address)}`)
}

type Count = readonly [limit: RateLimiterPostgres, key: string, sentence: (wait: string) => string]

/** One after the other: what one limit refuses is not counted against the next, such as that of the recipient. */
export async function countAll(counts: readonly Count[]): Promise<void> {
  for (const [limit, key, sentence] of counts) {
    const { consumedPoints, msBeforeNext } = await limit.penalty(key)
    if (consumedPoints > limit.points) throw new TooMany(sentence, msBeforeNext)
  }
}

/** The table of counters is no list of email addresses. */
export function keyOfEmail(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
