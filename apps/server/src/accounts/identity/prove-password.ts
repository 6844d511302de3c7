import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { inPasswordTurn, isPassword } from '../passwords.ts'
import type { AccountLimits } from '../rate-limits.ts'
import { recordFailedSignIn } from '../record-entry.ts'

const MESSAGE = 'This is not your password.'

export async function hasPassword(services: Services, userId: string): Promise<boolean> {
  const { rows } = await services.database.accountsPool.query(
    'select from accounts.passwords where user_id = $1',
    [userId],
  )
  return rows.length > 0
}

/**
 * False for who has no password, coming through an identity provider. Guesses count as failed sign-ins of this session: only
 * its user is stopped. @throws Refusal when it is not the password.
 */
export function provePassword(
  services: Services,
  limits: AccountLimits,
  { userId, email, sessionId }: Pick<Caller, 'userId' | 'email' | 'sessionId'>,
  { password, field, address }: { password: string; field: string; address: string },
): Promise<boolean> {
  const guesser = { address, device: sessionId }
  return inPasswordTurn(async () => {
    const { rows } = await services.database.accountsPool.query<{ hash: string }>(
      'select hash from accounts.passwords where user_id = $1',
      [userId],
    )
    const [known] = rows
    if (!known) return false
    await limits.refuseAfterFailures(email, guesser)
    if (await isPassword(password, known.hash)) return true
    await limits.countFailure(email, guesser)
    recordFailedSignIn(services, userId, 'Wrong password, asked again while signed in')
    throw new Refusal('password_wrong', MESSAGE, { [field]: MESSAGE })
  })
}
