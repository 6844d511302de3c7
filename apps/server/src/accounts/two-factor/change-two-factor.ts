import type { TwoFactorSetup } from '@efti-hub/contract'
import { encode } from 'uqr'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { AccountLimits } from '../rate-limits.ts'
import { recordOwnAct } from '../record-own-act.ts'
import { isCodeOfApp } from './check-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, findTwoFactor, markSecondFactor } from './store.ts'
import { encryptTotpSecret } from './stored-secret.ts'
import { newTotpSecret, uriOf } from './totp.ts'

/** Nothing is asked at sign-in until a code of the app was right. */
export async function setUpTwoFactor(services: Services, caller: Caller): Promise<TwoFactorSetup> {
  const secret = newTotpSecret()
  const uri = uriOf(secret, caller.email)
  await services.database.unsafeAccounts(async (db) => {
    if ((await findTwoFactor(db, caller.userId))?.confirmed) throw alreadyOn()
    const sealed = encryptTotpSecret(services.dataCipher, caller.userId, secret)
    await beginTwoFactor(db, caller.userId, sealed, services.clock.now())
  })
  const qr = encode(uri, { border: 0 }).data.map((row) => row.map((dark) => (dark ? 1 : 0)).join(''))
  return { secret, uri, qr }
}

/** This session came with a second factor from now on; one that is open elsewhere is asked for a code where it matters. */
export async function turnTwoFactorOn(
  services: Services,
  limits: AccountLimits,
  caller: Caller & { sessionId: string },
  { code, address }: { code: string; address: string },
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const guesser = { address, device: caller.sessionId }
  await limits.refuseAfterFailures(caller.email, guesser)
  const isRight = await services.database.unsafeAccounts(async (db) => {
    const row = await findTwoFactor(db, caller.userId)
    if (!row) throw new Refusal('wrong_state', 'Please begin setting up two-factor sign-in again.')
    if (row.confirmed) throw alreadyOn()
    if (!(await isCodeOfApp(db, services, caller.userId, row, code))) return false
    const hashes = codes.map(({ hash }) => hash)
    await confirmTwoFactor(db, caller.userId, hashes, services.clock.now())
    await markSecondFactor(db, caller.sessionId, services.clock.now())
    await recordOwnAct(db, caller, 'two-factor-switched-on', { oldValue: 'Off', newValue: 'On' })
    return true
  })
  if (!isRight) {
    await limits.countFailure(caller.email, guesser)
    throw codeWrong()
  }
  return codes.map((one) => one.code)
}

export async function turnTwoFactorOff(services: Services, caller: Caller): Promise<void> {
  await services.database.unsafeAccounts(async (db) => {
    if (!(await endTwoFactor(db, caller.userId))) return
    await recordOwnAct(db, caller, 'two-factor-switched-off', { oldValue: 'On', newValue: 'Off' })
  })
}

const alreadyOn = () => new Refusal('wrong_state', 'Two-factor sign-in is on already.')

const codeWrong = () => {
  const message = 'That code is not right. Codes change every 30 seconds: please type in the one shown now.'
  return new Refusal('invalid_request', message, { code: message })
}
