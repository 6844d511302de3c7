import type pg from 'pg'
import { hasCause, isOutage } from './database-errors.ts'

/** What the owner of a database needs before anything is changed in it. Null, or one sentence that states what to do. */
export async function whatOwnerLacks(owner: pg.Client, isFresh: boolean): Promise<string | null> {
  const { rows } = await owner.query<{
    login: string
    database: string
    mayCreate: boolean
    mayMakeRoles: boolean
    missing: string[] | null
    unreachable: { extension: string; schema: string } | null
  }>(RIGHTS, [ROLES, Object.keys(OPERATOR_CLASSES)])
  const [has] = rows
  if (!has) return null
  const { login, database } = has
  if (!has.mayCreate)
    return `${login} may not make schemas in the database ${database}: run "grant create on database ${database} to ${login}" as its owner or a superuser.`
  if (isFresh && has.missing && !has.mayMakeRoles)
    return `${login} may not make the roles ${has.missing.join(', ')}: run "alter role ${login} createrole" as a superuser.`
  if (has.unreachable) {
    const { extension, schema } = has.unreachable
    return `The extension ${extension} is in the schema ${schema}, which ${login} may not use: run "grant usage on schema ${schema} to ${login}" as the owner of that schema or a superuser.`
  }
  return null
}

const ROLES = ['efti_app', 'efti_accounts', 'efti_queue', 'efti_platform']

/** By extension: the operator class of it that indexes name. */
const OPERATOR_CLASSES: Readonly<Record<string, string>> = {
  pg_trgm: 'gin_trgm_ops',
  btree_gin: 'uuid_ops',
}

const RIGHTS = `
  select current_user as login, current_database() as database,
         has_database_privilege(current_database(), 'create') as "mayCreate",
         (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as "mayMakeRoles",
         (select array_agg(name) from unnest($1::text[]) name where not exists (select from pg_roles where rolname = name)) as missing,
         (select json_build_object('extension', e.extname, 'schema', n.nspname)
            from pg_extension e join pg_namespace n on n.oid = e.extnamespace
           where e.extname = any($2::text[]) and not has_schema_privilege(n.oid, 'usage') limit 1) as unreachable`

/** The text of a migration, where an administrator has installed an extension in another schema than ours. */
export async function withExtensionsWhereTheyAre(owner: pg.Client): Promise<(sql: string) => string> {
  const { rows } = await owner.query<{ name: string; schema: string }>(
    `select e.extname as name, n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
      where e.extname = any($1::text[]) and n.nspname <> 'hub'`,
    [Object.keys(OPERATOR_CLASSES)],
  )
  return (sql) =>
    rows.reduce((text, { name, schema }) => {
      const operators = OPERATOR_CLASSES[name] ?? ''
      return text.replaceAll(`hub.${operators}`, `${owner.escapeIdentifier(schema)}.${operators}`)
    }, sql)
}

/** What a connection or a statement of the owner failed of, in one sentence; null for a fault of ours. */
export function explainToOwner(error: unknown): string | null {
  const cause = (...codes: string[]) => hasCause(error, ({ code }) => codes.includes(code ?? ''))
  const said = messageIn(error)
  if (cause('28P01', '28000')) return `The database refuses the login of DATABASE_OWNER_URL: ${said}.`
  if (cause('3D000'))
    return `${said}: make it as a superuser, as docs/OPERATIONS.md describes under "A PostgreSQL of your own".`
  if (cause('42501'))
    return `The login of DATABASE_OWNER_URL lacks a right: ${said}. docs/OPERATIONS.md has what it needs under "A PostgreSQL of your own".`
  if (cause('55P03', '40P01'))
    return 'Something in the database is in use and was not let go of in time. Nothing is half done: run the migration again, or end long transactions before.'
  if (isOutage(error)) return `The database cannot be reached: ${said}.`
  return null
}

function messageIn(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause.cause instanceof Error)) return cause.message
  }
  return String(error)
}
