import { randomBytes } from 'node:crypto'
import type { Membership } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from '../platform/database.ts'
import { publishIn } from '../platform/events.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../services.ts'
import { recordEntry } from './record-entry.ts'
import { hashOfSession } from './session-hash.ts'

const DAY_MS = 86_400_000
/** Ends after this long without use; renewed at most once a day, so that reading does not write. */
export const IDLE_MS = 14 * DAY_MS
/** Ends at this age however much it is used. */
const OLDEST_MS = 60 * DAY_MS
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export interface Session {
  id: string
  userId: string
  name: string
  email: string
  platformAdmin: boolean
  emailConfirmed: boolean
  createdAt: Date
  expiresAt: Date
  /** When its person last proved who they are, by the password or at the identity provider; null: not in this session. */
  confirmedAt: Date | null
  /** When they last gave a code of their second factor. */
  codeAt: Date | null
  /** Whether they have set two-factor sign-in up. */
  hasTwoFactor: boolean
  /** The active one first. */
  memberships: Membership[]
}

interface NewSession {
  userId: string
  activeTenantId: string | null
  /** Whether they proved who they are just now. An identity provider may let in anyone who signed in there at some time. */
  confirmed: boolean
  /** Whether they came with one beside the password. */
  secondFactor: boolean
  address: string
  userAgent: string | undefined
}

export interface OpenedSession {
  token: string
  expiresAt: Date
}

const newToken = () => randomBytes(32).toString('base64url')

/** 256 random bits for the cookie; the database knows only their hash, so a copy of it opens no session. */
export async function openSession(
  { signer, clock }: Services,
  db: AccountsDb,
  wanted: NewSession,
): Promise<OpenedSession> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + IDLE_MS)
  await db.execute(
    sql`delete from accounts.sessions where user_id = ${wanted.userId} and expires_at <= ${now}`,
  )
  await db.execute(sql`
    insert into accounts.sessions (user_id, token_hash, secret_id, active_tenant_id, created_at, expires_at, confirmed_at,
                                   second_factor, code_at, address, user_agent)
    values (${wanted.userId}, ${hashOfSession(signer, token)}, ${signer.secretId},
            coalesce(${wanted.activeTenantId}::uuid,
                     (select last_tenant_id from accounts.users where id = ${wanted.userId})), ${now},
            ${expiresAt}, ${wanted.confirmed ? now : null}, ${wanted.secondFactor}, ${wanted.secondFactor ? now : null},
            ${wanted.address.slice(0, 64)},
            ${wanted.userAgent?.slice(0, 300) ?? null})`)
  return { token, expiresAt }
}

/** One round trip, four index lookups: this is before every signed-in call. */
export async function findSession(services: Services, token: string): Promise<Session | null> {
  if (!TOKEN.test(token)) return null
  const { rows } = await services.database.accountsPool.query({
    name: 'find-session',
    text: `select s.session_id as id, s.user_id as "userId", s.name, s.email, s.platform_admin as "platformAdmin",
                  u.email_confirmed_at is not null as "emailConfirmed", s.created_at as "createdAt",
                  s.expires_at as "expiresAt", s.confirmed_at as "confirmedAt", own.code_at as "codeAt",
                  s.two_factor as "hasTwoFactor", s.memberships
             from accounts.find_session($1, $2) s join accounts.users u on u.id = s.user_id
             join accounts.sessions own on own.id = s.session_id`,
    values: [hashOfSession(services.signer, token), services.clock.now()],
  })
  return rows[0] ?? null
}

/** The session goes on under a new token; with the former one nobody gets in any more. */
export async function changeToken(
  { signer }: Services,
  db: AccountsDb,
  sessionId: string,
): Promise<OpenedSession> {
  const token = newToken()
  const { rows } = await db.execute<{ expiresAt: Date | string }>(sql`
    update accounts.sessions set token_hash = ${hashOfSession(signer, token)}, secret_id = ${signer.secretId}
     where id = ${sessionId} returning expires_at as "expiresAt"`)
  const [session] = rows
  if (!session) throw new Refusal('not_signed_in', 'Please sign in.')
  return { token, expiresAt: new Date(session.expiresAt) }
}

/** The new end when it is time to move it, else null. */
export async function renewSession(services: Services, session: Session): Promise<Date | null> {
  const now = services.clock.now().getTime()
  const end = new Date(Math.min(now + IDLE_MS, session.createdAt.getTime() + OLDEST_MS))
  if (end.getTime() - session.expiresAt.getTime() < DAY_MS) return null
  await services.database.accountsPool.query('update accounts.sessions set expires_at = $1 where id = $2', [
    end,
    session.id,
  ])
  return end
}

/** Every API process hears of it and closes the session's live sockets. Answers whose it was. */
export async function endSession(
  { signer }: Services,
  db: AccountsDb,
  token: string,
): Promise<{ userId: string; tenantId: string | null } | null> {
  const { rows } = await db.execute<{ id: string; user_id: string; active_tenant_id: string | null }>(
    sql`delete from accounts.sessions where token_hash = ${hashOfSession(signer, token)} returning id, user_id, active_tenant_id`,
  )
  for (const { id, active_tenant_id } of rows) {
    await publishIn(db, active_tenant_id ?? '', 'session_ended', { sessionId: id })
  }
  const [ended] = rows
  return ended ? { userId: ended.user_id, tenantId: ended.active_tenant_id } : null
}

export async function chooseTenant(
  services: Services,
  { id, userId, memberships: [former] }: Pick<Session, 'id' | 'userId' | 'memberships'>,
  tenantId: string,
): Promise<void> {
  await services.database.unsafeAccounts(async (db) => {
    await db.execute(sql`update accounts.sessions set active_tenant_id = ${tenantId} where id = ${id}`)
    await db.execute(sql`update accounts.users set last_tenant_id = ${tenantId} where id = ${userId}`)
    const oldValue = former?.tenantName ?? null
    await recordEntry(db, { userId, tenantId }, 'tenant-switched', { oldValue })
  })
}
