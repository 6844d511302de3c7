import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DataCipher } from '../../platform/data-cipher.ts'
import type { AccountsDb } from '../../platform/database.ts'

interface Identity {
  issuer: string
  subject: string
}

interface IdentityRow extends Record<string, unknown> {
  id: string
  userId: string
  /** Of an earlier version, not encrypted yet. */
  subject: string | null
  sealedSubject: string | null
}

/** The person is part of it: an identity that is given to somebody else in the database opens nothing. */
export const rowOfIdentity = (id: string, issuer: string, userId: string) => [
  'identities',
  id,
  issuer,
  userId,
]

export const digestsOfIdentity = (cipher: DataCipher, { issuer, subject }: Identity) =>
  cipher.digestsOf(['identities', issuer, subject])

/** @throws when the row was altered. */
export async function findPersonByIdentity(
  db: AccountsDb,
  cipher: DataCipher,
  identity: Identity,
): Promise<string | null> {
  const digests = digestsOfIdentity(cipher, identity).map((digest) => sql`${digest}`)
  const { rows } = await db.execute<IdentityRow>(sql`
    select id, user_id as "userId", subject, sealed_subject as "sealedSubject" from accounts.identities
     where issuer = ${identity.issuer}
       and (subject_digest in (${sql.join(digests, sql`, `)}) or subject = ${identity.subject})`)
  const [found] = rows
  if (!found) return null
  const { id, userId, sealedSubject } = found
  const subject =
    sealedSubject === null
      ? found.subject
      : cipher.decrypt(sealedSubject, rowOfIdentity(id, identity.issuer, userId))
  if (subject !== identity.subject) throw new Error(`the identity ${id} was altered in the database`)
  return userId
}

export async function addIdentity(
  db: AccountsDb,
  cipher: DataCipher,
  { issuer, subject, userId, createdAt }: Identity & { userId: string; createdAt: Date },
): Promise<void> {
  const id = randomUUID()
  const sealed = cipher.encrypt(subject, rowOfIdentity(id, issuer, userId))
  const [digest] = digestsOfIdentity(cipher, { issuer, subject })
  await db.execute(sql`
    insert into accounts.identities (id, issuer, sealed_subject, subject_digest, user_id, created_at)
    values (${id}, ${issuer}, ${sealed}, ${digest}, ${userId}, ${createdAt})`)
}
