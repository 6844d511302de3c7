import type pg from 'pg'
import type { DataCipher } from '../../platform/data-cipher.ts'
import { StartRefused } from '../../platform/processes/start-refused.ts'

/** With a wrong key nobody's second factor would count, and everybody of the identity provider would be new. */
export async function refuseUnknownDataKeys(pool: pg.Pool, { keyIds }: DataCipher): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct split_part(sealed, '.', 2) as id
       from (select sealed_secret from accounts.two_factor union all
             select sealed_subject from accounts.identities) as stored (sealed)
      where starts_with(sealed, 'v1.') and split_part(sealed, '.', 2) <> all ($1)`,
    [keyIds],
  )
  if (rows.length === 0) return
  const unknown = rows.map(({ id }) => id).join(', ')
  throw new StartRefused(
    `The database holds secrets under a data key that is not given (key ${unknown}; given: ${keyIds.join(', ')}). ` +
      'Set DATA_KEY, or DATA_KEY_PREVIOUS during a rotation, to that key; with the embedded database restore ' +
      'the file data-key in DATA_DIR from a backup.',
  )
}
