import type { BatchOutcome } from '../accounts/stored-secrets/in-batches.ts'
import type { Renewal } from '../accounts/stored-secrets/renewal.ts'
import { encryptWebhookSecret, readWebhookSecret } from './stored-secret.ts'

interface Row {
  tenantId: string
  id: string
  secret: string
  previousSecret: string | null
}

/** What signs webhooks and is under the previous data key, tenant by tenant: row-level security shows no others. */
export async function renewWebhookSecrets({
  pool,
  cipher,
}: Pick<Renewal, 'pool' | 'cipher'>): Promise<BatchOutcome> {
  const { rows } = await pool.query<Row>(
    `select tenant_id as "tenantId", webhook_id as id, secret, previous_secret as "previousSecret"
       from accounts.webhook_secrets_to_renew($1)`,
    [cipher.currentPrefix],
  )
  const outcome: BatchOutcome = { renewed: 0, unreadable: [] }
  for (const { tenantId, id, secret, previousSecret } of rows) {
    const fresh = renewed(id, secret)
    const freshPrevious = previousSecret === null ? null : renewed(id, previousSecret)
    if (fresh === null || (previousSecret !== null && freshPrevious === null)) {
      outcome.unreadable.push(id)
      continue
    }
    await write(tenantId, [id, fresh, freshPrevious, secret])
    outcome.renewed += 1
  }
  return outcome

  async function write(tenantId: string, values: (string | null)[]): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
      await client.query(
        'update hub.webhooks set secret = $2, previous_secret = $3 where id = $1 and secret = $4',
        values,
      )
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  function renewed(id: string, stored: string): string | null {
    const text = readWebhookSecret(cipher, id, stored)
    return text === null ? null : encryptWebhookSecret(cipher, id, text)
  }
}
