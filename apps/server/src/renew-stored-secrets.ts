import type { BatchOutcome } from './accounts/stored-secrets/in-batches.ts'
import { renewIdentities } from './accounts/stored-secrets/renew-identities.ts'
import { renewTwoFactorSecrets } from './accounts/stored-secrets/renew-two-factor-secrets.ts'
import type { Renewal } from './accounts/stored-secrets/renewal.ts'
import { endSessionsOfOtherSecrets } from './accounts/stored-secrets/sessions-of-secret.ts'
import { refuseUnknownDataKeys } from './accounts/stored-secrets/unknown-data-keys.ts'
import { makeDataCipher } from './platform/data-cipher.ts'
import type { Logger } from './platform/log.ts'
import { openPool } from './platform/open-pool.ts'
import { makeSigner } from './platform/signed-token.ts'
import { renewWebhookSecrets } from './webhooks/renew-secrets.ts'

export interface Secrets {
  sessionSecret: string
  dataKey: string
  previousDataKey: string | null
}

/** What the features keep encrypted, in the order in which it is renewed. */
const STORED: readonly { what: string; renew(renewal: Renewal): Promise<BatchOutcome> }[] = [
  { what: 'two-factor secrets of people', renew: renewTwoFactorSecrets },
  { what: 'identities', renew: renewIdentities },
  { what: 'secrets of webhooks', renew: renewWebhookSecrets },
]

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
    let renewed = 0
    const unreadable: [what: string, ids: string[]][] = []
    for (const { what, renew } of STORED) {
      const outcome = await renew(renewal)
      renewed += outcome.renewed
      unreadable.push([what, outcome.unreadable])
    }
    const sessionsEnded = await endSessionsOfOtherSecrets(renewal)
    if (renewed + sessionsEnded > 0) log.info({ renewed, sessionsEnded }, 'the secrets have changed')
    for (const [what, ids] of unreadable) warn(log, what, ids)
  } finally {
    await pool.end()
  }
}

const MOST_NAMED = 20

function warn(log: Logger, what: string, ids: string[]): void {
  if (ids.length === 0) return
  log.warn({ count: ids.length, ids: ids.slice(0, MOST_NAMED) }, `${what} cannot be read`)
}
