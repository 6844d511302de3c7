import type { LoginPayload } from '@efti-hub/contract'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'
import type { Guesser } from './guesses/known-device.ts'
import { inPasswordTurn, isPassword } from './passwords.ts'
import type { AccountLimits } from './rate-limits.ts'
import { recordFailedSignIn } from './record-entry.ts'
import { checkCode } from './two-factor/check-code.ts'

const REFUSED = 'Invalid email or password. Please try again.'
const WRONG_PASSWORD = 'This is not your password.'

export interface SignedInPerson {
  userId: string
  /** With what beside the password, for the trail. */
  details: string
  secondFactor: boolean
}

const BESIDES = { none: '', app: 'With a code of the app', recovery: 'With a recovery code' }

/**
 * The person whose email, password and, where they have two-factor sign-in, code these are. The steps are the same whether or not the person
 * exists, so that neither answer nor time reveals it. Who comes from the identity provider (`vouchedFor`) may have no password.
 */
export function checkCredentials(
  services: Services,
  limits: AccountLimits,
  { email, password, code }: LoginPayload,
  guesser: Guesser,
  { vouchedFor = false } = {},
): Promise<SignedInPerson> {
  return inPasswordTurn(async () => {
    await limits.refuseAfterFailures(email, guesser)
    const { rows } = await services.database.accountsPool.query<{ id: string; hash: string | null }>(
      'select u.id, p.hash from accounts.users u left join accounts.passwords p on p.user_id = u.id where u.email = $1',
      [email],
    )
    const [person] = rows
    const withoutPassword = vouchedFor && person?.hash === null
    const right = (await isPassword(password, person?.hash ?? null)) || withoutPassword
    if (!person || !right) {
      await limits.countFailure(email, guesser)
      if (person) recordFailedSignIn(services, person.id, 'Wrong password')
      if (vouchedFor) throw new Refusal('password_wrong', WRONG_PASSWORD, { password: WRONG_PASSWORD })
      throw new Refusal('invalid_credentials', REFUSED)
    }
    if (code) await limits.refuseAfterWrongCodes(person.id, guesser)
    const second = await checkCode(services, person.id, code)
    if (second === 'missing') {
      throw new Refusal('code_required', 'Please enter the code of your authenticator app.')
    }
    if (second === 'wrong') {
      await limits.countFailure(email, guesser)
      await limits.countWrongCode(person.id, guesser)
      recordFailedSignIn(services, person.id, 'Right password, wrong code')
      throw new Refusal(
        'code_wrong',
        'That code is not right, or was used before. Please wait for the next one.',
      )
    }
    await limits.forgetFailures(email, guesser)
    return { userId: person.id, details: BESIDES[second], secondFactor: second !== 'none' }
  })
}
