import { digestsOfIdentity, rowOfIdentity } from '../provider/identity-store.ts'
import { type BatchOutcome, inBatches, markUnreadable } from './in-batches.ts'
import type { Renewal } from './renewal.ts'

interface Row {
  id: string
  issuer: string
  userId: string
  subject: string | null
  sealed: string | null
}

interface Renewed {
  id: string
  former: string | null
  sealed: string
  /** Null: as before. */
  digest: Buffer | null
}

/** What is under the previous data key, or, from an earlier version, not encrypted at all. */
export function renewIdentities({ pool, cipher }: Renewal): Promise<BatchOutcome> {
  return inBatches<Row, Renewed>({
    async read(after, most) {
      const { rows } = await pool.query<Row>(
        `select id, issuer, user_id as "userId", subject, sealed_subject as sealed from accounts.identities
          where (sealed_subject is null or not starts_with(sealed_subject, $1)) and id > $2 order by id limit $3`,
        [cipher.currentPrefix, after, most],
      )
      return rows
    },
    renew({ id, issuer, userId, subject: plain, sealed: former }) {
      const row = rowOfIdentity(id, issuer, userId)
      const subject = former === null ? plain : cipher.decrypt(former, row)
      if (subject === null) return null
      const [digest] = digestsOfIdentity(cipher, { issuer, subject })
      return { id, former, sealed: cipher.encrypt(subject, row), digest }
    },
    setAside({ id, sealed: former }) {
      const sealed = former && markUnreadable(former)
      return sealed ? { id, former, sealed, digest: null } : null
    },
    write: (rows) =>
      pool.query(
        `update accounts.identities i set subject = null, sealed_subject = r.sealed, subject_digest = coalesce(r.digest, subject_digest)
           from unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[]) as r (id, former, sealed, digest)
          where i.id = r.id and i.sealed_subject is not distinct from r.former`,
        [
          rows.map(({ id }) => id),
          rows.map(({ former }) => former),
          rows.map(({ sealed }) => sealed),
          rows.map(({ digest }) => digest),
        ],
      ),
  })
}
