import type { House } from '../../house.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inPasswordTurn, isPassword } from '../passwords.ts'
import type { AccountLimits } from '../rate-limits.ts'
import { recordFailedSignIn } from '../record-entry.ts'

const MESSAGE = 'This is not your password.'

/**
 * Before what guards an account is changed: a browser left open is not enough. Guesses count as failed sign-ins. Who has no
 * password, coming through an identity provider, is not asked.
 */
export function provePassword(
  house: House,
  limits: AccountLimits,
  { userId, email }: Pick<Caller, 'userId' | 'email'>,
  { password, field, address }: { password: string; field: string; address: string },
): Promise<void> {
  return inPasswordTurn(async () => {
    const { rows } = await house.database.accountsPool.query<{ hash: string }>(
      'select hash from accounts.passwords where user_id = $1',
      [userId],
    )
    const [known] = rows
    if (!known) return
    await limits.refuseAfterFailures(email, address)
    if (await isPassword(password, known.hash)) return
    await limits.countFailure(email, address)
    recordFailedSignIn(house, userId, 'Wrong password, asked again while signed in')
    throw new Refusal('password_wrong', MESSAGE, { [field]: MESSAGE })
  })
}
