import type { AccountsDb } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import { findTwoFactor, keepStep, spendRecoveryCode, type TwoFactorRow } from './store.ts'
import { readTotpSecret } from './stored-secret.ts'
import { stepOf, type TotpAlgorithm } from './totp.ts'

/** 'none': the password is enough for this person. A code that was right is spent. */
export function checkCode(
  services: Services,
  userId: string,
  code: string | undefined,
): Promise<'none' | 'missing' | 'app' | 'recovery' | 'wrong'> {
  return services.database.unsafeAccounts(async (db) => {
    const row = await findTwoFactor(db, userId)
    if (!row?.confirmed) return 'none'
    if (!code) return 'missing'
    const now = services.clock.now()
    if (await isCodeOfApp(db, services, userId, row, code)) return 'app'
    return (await spendRecoveryCode(db, userId, hashOfRecoveryCode(code), now)) ? 'recovery' : 'wrong'
  })
}

/** At the first code, which shows what the app does. */
const ALGORITHMS: readonly TotpAlgorithm[] = ['SHA256', 'SHA1']

export async function isCodeOfApp(
  db: AccountsDb,
  services: Services,
  userId: string,
  row: TwoFactorRow,
  code: string,
): Promise<boolean> {
  const secret = readTotpSecret(
    services.dataCipher,
    services.config.sessionSecret ?? '',
    userId,
    row.sealedSecret,
  )
  // Recovery codes go on working.
  if (secret === null) services.log.error({ userId }, 'a two-factor secret cannot be read')
  if (!secret) return false
  for (const algorithm of row.algorithm ? [row.algorithm] : ALGORITHMS) {
    const step = stepOf(code, { secret, algorithm }, services.clock.now(), row.lastStep)
    if (!step) continue
    await keepStep(db, userId, { step, algorithm })
    return true
  }
  return false
}
