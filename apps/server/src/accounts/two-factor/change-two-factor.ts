import type { TwoFactorSetup } from '@efti-hub/contract'
import { encode } from 'uqr'
import type { House } from '../../house.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordOwnAct } from '../own-account/record-own-act.ts'
import { isCodeOfApp } from './check-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { seal } from './seal.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, findTwoFactor } from './store.ts'
import { newSecret, uriOf } from './totp.ts'

/** Nothing is asked at sign-in until a code of the app was right. */
export async function setUpTwoFactor(house: House, caller: Caller): Promise<TwoFactorSetup> {
  const secret = newSecret()
  const uri = uriOf(secret, caller.email)
  await house.database.unsafeAccounts(async (db) => {
    if ((await findTwoFactor(db, caller.userId))?.confirmed) throw alreadyOn()
    const sealed = seal(secret, house.config.sessionSecret ?? '')
    await beginTwoFactor(db, caller.userId, sealed, house.clock.now())
  })
  const qr = encode(uri, { border: 0 }).data.map((row) => row.map((dark) => (dark ? 1 : 0)).join(''))
  return { secret, uri, qr }
}

export async function turnTwoFactorOn(house: House, caller: Caller, code: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await house.database.unsafeAccounts(async (db) => {
    const row = await findTwoFactor(db, caller.userId)
    if (!row) throw new Refusal('wrong_state', 'Please begin setting up two-factor sign-in again.')
    if (row.confirmed) throw alreadyOn()
    if (!(await isCodeOfApp(db, house, caller.userId, row, code))) throw codeWrong()
    const hashes = codes.map(({ hash }) => hash)
    await confirmTwoFactor(db, caller.userId, hashes, house.clock.now())
    await recordOwnAct(db, caller, 'two-factor-switched-on', { oldValue: 'Off', newValue: 'On' })
  })
  return codes.map((one) => one.code)
}

export async function turnTwoFactorOff(house: House, caller: Caller): Promise<void> {
  await house.database.unsafeAccounts(async (db) => {
    if (!(await endTwoFactor(db, caller.userId))) return
    await recordOwnAct(db, caller, 'two-factor-switched-off', { oldValue: 'On', newValue: 'Off' })
  })
}

const alreadyOn = () => new Refusal('wrong_state', 'Two-factor sign-in is on already.')

const codeWrong = () => {
  const message = 'That code is not right. Codes change every 30 seconds: please type in the one shown now.'
  return new Refusal('invalid_request', message, { code: message })
}
