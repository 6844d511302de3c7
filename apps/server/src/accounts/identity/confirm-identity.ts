import type { IdentityCheck, IdentityProof } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../../platform/database.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { AccountLimits } from '../rate-limits.ts'
import { recordFailedSignIn } from '../record-entry.ts'
import { recordOwnAct } from '../record-own-act.ts'
import { changeToken, type OpenedSession, type Session } from '../sessions.ts'
import { checkCode } from '../two-factor/check-code.ts'
import { provePassword } from './prove-password.ts'
import { confirmedUntil, isRecent } from './require-confirmed.ts'

type Person = Caller & { sessionId: string }

export async function waysToConfirm(services: Services, session: Session): Promise<IdentityCheck> {
  const { oidc } = services.config
  const { rows } = await services.database.accountsPool.query<{ password: boolean; provider: boolean }>(
    `select exists (select from accounts.passwords where user_id = $1) as password,
            exists (select from accounts.identities where user_id = $1) as provider`,
    [session.userId],
  )
  const identified = isRecent(services, session.confirmedAt)
  return {
    confirmedUntil: confirmedUntil(services, session)?.toISOString() ?? null,
    password: !identified && (rows[0]?.password ?? false),
    code: session.hasTwoFactor && !isRecent(services, session.codeAt),
    provider: !identified && rows[0]?.provider ? (oidc?.name ?? null) : null,
  }
}

/**
 * With the password, a code or both; nothing counts where one of them is wrong. Answers the new token of the session.
 * @throws Refusal for a wrong password or code, and after too many of them in this session.
 */
export async function confirmIdentity(
  services: Services,
  limits: AccountLimits,
  person: Person,
  { password, code }: IdentityProof,
  address: string,
): Promise<OpenedSession> {
  if (password !== undefined) {
    const proof = { password, field: 'password', address }
    if (!(await provePassword(services, limits, person, proof))) {
      throw new Refusal('wrong_state', 'Your account has no password. Please confirm in another way.')
    }
  }
  if (code !== undefined) await proveCode(services, limits, person, code, address)
  return services.database.unsafeAccounts((db) =>
    markConfirmed(db, services, person, {
      identity: password !== undefined,
      code: code !== undefined,
      details: detailsOf({ password, code }),
    }),
  )
}

function detailsOf({ password, code }: IdentityProof): string {
  if (password === undefined) return 'With a second factor'
  return code === undefined ? 'With the password' : 'With the password and a second factor'
}

/** What was proved just now; the session goes on under a new token, which is answered. */
export async function markConfirmed(
  db: AccountsDb,
  services: Services,
  person: Pick<Person, 'sessionId' | 'userId' | 'tenantId' | 'name'>,
  { identity = false, code = false, details }: { identity?: boolean; code?: boolean; details: string },
): Promise<OpenedSession> {
  const now = services.clock.now()
  await db.execute(sql`
    update accounts.sessions
       set confirmed_at = case when ${identity} then ${now} else confirmed_at end,
           code_at = case when ${code} then ${now} else code_at end,
           second_factor = second_factor or ${code}
     where id = ${person.sessionId}`)
  await recordOwnAct(db, person, 'identity-confirmed', { details })
  return changeToken(services, db, person.sessionId)
}

async function proveCode(
  services: Services,
  limits: AccountLimits,
  { userId, email, sessionId }: Person,
  code: string,
  address: string,
): Promise<void> {
  const guesser = { address, device: sessionId }
  await limits.refuseAfterFailures(email, guesser)
  const known = await checkCode(services, userId, code)
  if (known === 'none') {
    throw new Refusal('wrong_state', 'Two-factor sign-in is off. Please confirm in another way.')
  }
  if (known !== 'wrong') return
  await limits.countFailure(email, guesser)
  recordFailedSignIn(services, userId, 'Wrong code, asked again while signed in')
  const message = 'That code is not right, or was used before. Please wait for the next one.'
  throw new Refusal('invalid_request', message, { code: message })
}
