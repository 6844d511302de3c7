import { encryptTotpSecret, readTotpSecret } from '../two-factor/stored-secret.ts'
import { type BatchOutcome, inBatches, markUnreadable } from './in-batches.ts'
import type { Renewal } from './renewal.ts'

interface Row {
  id: string
  stored: string
}

/** What is under the previous data key, or, from an earlier version, under SESSION_SECRET. */
export function renewTwoFactorSecrets({ pool, cipher, sessionSecret }: Renewal): Promise<BatchOutcome> {
  return inBatches<Row, Row & { fresh: string }>({
    async read(after, most) {
      const { rows } = await pool.query<Row>(
        `select user_id as id, sealed_secret as stored from accounts.two_factor
          where not starts_with(sealed_secret, $1) and user_id > $2 order by user_id limit $3`,
        [cipher.currentPrefix, after, most],
      )
      return rows
    },
    renew({ id, stored }) {
      const secret = readTotpSecret(cipher, sessionSecret, id, stored)
      return secret === null ? null : { id, stored, fresh: encryptTotpSecret(cipher, id, secret) }
    },
    setAside({ id, stored }) {
      const fresh = markUnreadable(stored)
      return fresh === null ? null : { id, stored, fresh }
    },
    write: (rows) =>
      pool.query(
        `update accounts.two_factor t set sealed_secret = r.fresh
           from unnest($1::uuid[], $2::text[], $3::text[]) as r (id, stored, fresh)
          where t.user_id = r.id and t.sealed_secret = r.stored`,
        [rows.map(({ id }) => id), rows.map(({ stored }) => stored), rows.map(({ fresh }) => fresh)],
      ),
  })
}
