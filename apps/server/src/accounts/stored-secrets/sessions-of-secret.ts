import { underSecret } from '../session-hash.ts'
import { inBatches } from './in-batches.ts'
import type { Renewal } from './renewal.ts'

interface Row {
  id: string
  hash: Buffer
}

/**
 * Sessions under another SESSION_SECRET open nothing any more; here they also leave the list of their owner. Those of an
 * earlier version depended on no secret: they go on, under this one. Answers how many ended.
 */
export async function endSessionsOfOtherSecrets({ pool, signer }: Renewal): Promise<number> {
  await inBatches<Row, Row>({
    async read(after, most) {
      const { rows } = await pool.query<Row>(
        `select id, token_hash as hash from accounts.sessions
          where secret_id is null and id > $1 order by id limit $2`,
        [after, most],
      )
      return rows
    },
    renew: ({ id, hash }) => ({ id, hash: underSecret(signer, hash) }),
    setAside: () => null,
    write: (rows) =>
      pool.query(
        `update accounts.sessions s set token_hash = r.hash, secret_id = $3
           from unnest($1::uuid[], $2::bytea[]) as r (id, hash) where s.id = r.id and s.secret_id is null`,
        [rows.map(({ id }) => id), rows.map(({ hash }) => hash), signer.secretId],
      ),
  })
  const { rowCount } = await pool.query('delete from accounts.sessions where secret_id <> $1', [
    signer.secretId,
  ])
  return rowCount ?? 0
}
