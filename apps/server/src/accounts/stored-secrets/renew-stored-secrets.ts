import type pg from 'pg'
import { type DataCipher, makeDataCipher } from '../../platform/data-cipher.ts'
import type { Logger } from '../../platform/log.ts'
import { openPool } from '../../platform/open-pool.ts'
import { makeSigner, type Signer } from '../../platform/signed-token.ts'
import { renewIdentities } from './renew-identities.ts'
import { renewTwoFactorSecrets } from './renew-two-factor-secrets.ts'
import { renewWebhookSecrets } from './renew-webhook-secrets.ts'
import { endSessionsOfOtherSecrets } from './sessions-of-secret.ts'
import { refuseUnknownDataKeys } from './unknown-data-keys.ts'

export interface Secrets {
  sessionSecret: string
  dataKey: string
  previousDataKey: string | null
}

export interface Renewal {
  pool: pg.Pool
  cipher: DataCipher
  signer: Signer
  sessionSecret: string
}

/**
 * Brings what is stored under the current secrets, after an update or a rotation. Each step is one statement and leaves
 * what can be read as before: it can be ended at any moment, run again, and run beside API processes.
 * @throws StartRefused when something is under a data key that is not known.
 */
export async function renewStoredSecrets(accountsUrl: string, secrets: Secrets, log: Logger): Promise<void> {
  const { sessionSecret, dataKey, previousDataKey } = secrets
  const pool = openPool(accountsUrl, 'efti_accounts', log, 1)
  const cipher = makeDataCipher(dataKey, previousDataKey)
  const renewal = { pool, cipher, signer: makeSigner(sessionSecret), sessionSecret }
  try {
    await refuseUnknownDataKeys(pool, cipher)
    const twoFactor = await renewTwoFactorSecrets(renewal)
    const identities = await renewIdentities(renewal)
    const webhooks = await renewWebhookSecrets(renewal)
    const sessionsEnded = await endSessionsOfOtherSecrets(renewal)
    const renewed = twoFactor.renewed + identities.renewed + webhooks.renewed
    if (renewed + sessionsEnded > 0) log.info({ renewed, sessionsEnded }, 'the secrets have changed')
    warn(log, 'two-factor secrets of people', twoFactor.unreadable)
    warn(log, 'identities', identities.unreadable)
    warn(log, 'secrets of webhooks', webhooks.unreadable)
  } finally {
    await pool.end()
  }
}

const MOST_NAMED = 20

function warn(log: Logger, what: string, ids: string[]): void {
  if (ids.length === 0) return
  log.warn({ count: ids.length, ids: ids.slice(0, MOST_NAMED) }, `${what} cannot be read`)
}
