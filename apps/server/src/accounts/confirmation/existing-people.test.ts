import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeLog } from '../../platform/log.ts'
import { MIGRATIONS_FOLDER } from '../../platform/migration-files.ts'
import { migrate } from '../../platform/migrations.ts'
import { emptyDatabase, withClient } from '../../testing/index.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const [verified, typed, invited, tenant, key] = [id(1), id(2), id(3), id(4), id(5)]

/** An organisation as it was before addresses were confirmed. */
const BEFORE = `
  insert into accounts.users (id, first_name, last_name, email) values
    ('${verified}', 'Ida', 'A', 'ida@example.org'), ('${typed}', 'Otto', 'B', 'otto@example.org'),
    ('${invited}', 'Olga', 'C', 'olga@example.org');
  insert into accounts.identities (issuer, subject, user_id, created_at)
    values ('https://id.example', '1', '${verified}', '2026-10-01T00:00:00Z');
  insert into hub.tenants (id, name) values ('${tenant}', 'Evil at https://evil.example');
  insert into hub.memberships (tenant_id, user_id, role, created_at) values
    ('${tenant}', '${invited}', 'operator', '2026-01-01'), ('${tenant}', '${typed}', 'compliance_manager', '2026-01-02');
  insert into hub.invitations (tenant_id, email, role, token_hash, created_by, expires_at, accepted_at, accepted_by)
    values ('${tenant}', 'olga@example.org', 'operator', sha256('a'), '${typed}', now(), now(), '${invited}');
  insert into hub.api_keys (id, tenant_id, name, hint, secret_hash, created_by)
    values ('${key}', '${tenant}', 'Warehouse', 'abcd', sha256('b'), '${typed}');
  select set_config('app.user_id', '${invited}', false);
  insert into hub.audit_events (tenant_id, created_at, actor_kind, actor_name, action, resource_type, resource_id, resource_name, details)
    values ('${tenant}', now(), 'product', '', 'key-rotated', 'api-key', '${key}', 'Warehouse', '');`

test('people from before are confirmed where a provider verified them; founders and secrets are known', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'efti-migrations-'))
  const database = await emptyDatabase()
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
    for (const name of readdirSync(folder)) if (name >= '0032') rmSync(join(folder, name))
    const log = makeLog('silent', 'test')
    await migrate({ ...database, folder, log })
    await withClient(database.superuserUrl, (client) => client.query(BEFORE))
    await migrate({ ...database, log })
    const rows = (query: string) =>
      withClient(database.superuserUrl, async (client) => (await client.query(query)).rows)
    expect(
      await rows('select email from accounts.users where email_confirmed_at is not null order by 1'),
    ).toEqual([{ email: 'ida@example.org' }])
    expect(await rows('select founded_by, name from hub.tenants')).toEqual([
      { founded_by: typed, name: 'Evil at https://evil.example' },
    ])
    expect(await rows('select secret_by from hub.api_keys')).toEqual([{ secret_by: invited }])
    expect(await rows('select mailed from hub.invitations')).toEqual([{ mailed: false }])
  } finally {
    await database.drop()
    rmSync(folder, { recursive: true })
  }
})
