-- The organisation as it calls itself, what it wants checked, how long it keeps papers, and what it lets AI do.
alter table hub.tenants
  add column address text not null default '',
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column vat_id text not null default '',
  add column eori text not null default '',
  add column contact_email text not null default '',
  -- Countries that its papers' routes lead through, whatever a paper says; subsets that every paper is checked against.
  add column route_countries text[] not null default '{}',
  add column default_subsets text[] not null default '{}',
  -- null: papers are kept until somebody deletes them.
  add column retention_days integer check (retention_days between 1 and 36500),
  -- Which of the jobs about retention is the one that goes on; an earlier one ends.
  add column retention_run uuid,
  add column ai_validation boolean not null default true,
  -- The consent: off until a manager gives it, with their id and the instant.
  add column send_content boolean not null default false,
  add column send_content_by uuid,
  add column send_content_at timestamptz(3);

-- Who has no row has the defaults.
create table hub.notification_preferences (
  tenant_id uuid not null references hub.tenants on delete cascade,
  user_id uuid not null references accounts.users on delete cascade,
  email boolean not null default true,
  document_alerts boolean not null default true,
  compliance_alerts boolean not null default true,
  weekly_reports boolean not null default false,
  primary key (tenant_id, user_id)
);

-- The token of an invitation names its tenant, so that it is looked for under that tenant's row-level security.
create table hub.invitations (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('compliance_manager', 'operator', 'auditor')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz(3) not null default clock_timestamp(),
  created_by uuid not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  accepted_by uuid,
  withdrawn_at timestamptz(3)
);
create index on hub.invitations (tenant_id, created_at desc);
create unique index invitations_open on hub.invitations (tenant_id, email)
  where accepted_at is null and withdrawn_at is null;

do $$
declare
  t text;
begin
  foreach t in array array['notification_preferences', 'invitations'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert, update, delete on hub.notification_preferences to efti_app;
grant select, insert, update on hub.invitations to efti_app, efti_accounts;

-- The invitations of every tenant to an e-mail that an identity provider has verified, for the person it belongs to.
create policy invitations_to_person on hub.invitations for select to efti_accounts
  using (hub.current_person() is not null and email = nullif(current_setting('app.verified_email', true), ''));

alter table hub.api_keys
  -- A key is an operator or an auditor; never a manager, who answers for members and keys.
  add column role text not null default 'operator' check (role in ('operator', 'auditor')),
  add column created_by uuid,
  -- When its secret was last made; null: nobody has seen the present one.
  add column rotated_at timestamptz(3),
  add column last_used_at timestamptz(3),
  drop constraint api_keys_tenant_id_name_key;
create unique index api_keys_named on hub.api_keys (tenant_id, name) where revoked_at is null;

-- Rows name a key as their author as they name a person: this is what it is called.
create table accounts.key_names (
  key_id uuid primary key,
  name text not null
);

-- TOTP (RFC 6238). The secret is sealed with a key derived from SESSION_SECRET; unconfirmed until a code was right once.
create table accounts.two_factor (
  user_id uuid primary key references accounts.users on delete cascade,
  sealed_secret text not null,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  -- The time step of the last code taken: no code is good twice.
  last_step bigint not null default 0
);

create table accounts.recovery_codes (
  user_id uuid not null references accounts.users on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

create table accounts.password_resets (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references accounts.users on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index on accounts.password_resets (user_id);

-- Who an identity provider says somebody is.
create table accounts.identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references accounts.users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (issuer, subject)
);
create index on accounts.identities (user_id);

grant select, insert, update, delete on accounts.key_names, accounts.two_factor, accounts.recovery_codes,
  accounts.password_resets, accounts.identities to efti_accounts;

-- As before, and whether the person administers the platform.
drop function accounts.find_session(bytea, timestamptz);
create function accounts.find_session(token bytea, at timestamptz)
  returns table (
    session_id uuid, user_id uuid, name text, email text, platform_admin boolean,
    created_at timestamptz, expires_at timestamptz, memberships jsonb
  )
  language plpgsql
as $$
declare
  held record;
begin
  select s.id, s.user_id, s.active_tenant_id, s.created_at, s.expires_at, u.name, u.email, u.platform_admin into held
    from accounts.sessions s join accounts.users u on u.id = s.user_id
   where s.token_hash = token and s.expires_at > at;
  if not found then
    return;
  end if;
  perform set_config('app.user_id', held.user_id::text, true);
  return query
    select held.id, held.user_id, held.name, held.email, held.platform_admin, held.created_at, held.expires_at,
           coalesce(
             jsonb_agg(
               jsonb_build_object('tenantId', m.tenant_id, 'role', m.role, 'tenantName', t.name)
               order by m.tenant_id is distinct from held.active_tenant_id, m.created_at, m.id
             ),
             '[]'
           )
      from hub.memberships m join hub.tenants t on t.id = m.tenant_id
     where m.user_id = held.user_id;
end
$$;
revoke all on function accounts.find_session(bytea, timestamptz) from public;
grant execute on function accounts.find_session(bytea, timestamptz) to efti_accounts;

-- The same for a key, which names its tenant itself. That it was used is written at most once a minute.
create function accounts.find_key(tenant uuid, secret bytea, at timestamptz)
  returns table (key_id uuid, name text, role text, tenant_name text)
  language plpgsql
as $$
declare
  held record;
begin
  perform set_config('app.tenant_id', tenant::text, true);
  select k.id, k.name, k.role, k.last_used_at, t.name as tenant_name into held
    from hub.api_keys k join hub.tenants t on t.id = k.tenant_id
   where k.tenant_id = tenant and k.secret_hash = secret and k.revoked_at is null;
  if not found then
    return;
  end if;
  if held.last_used_at is null or held.last_used_at < at - interval '1 minute' then
    update hub.api_keys k set last_used_at = at where k.id = held.id;
  end if;
  return query select held.id, held.name, held.role, held.tenant_name;
end
$$;
revoke all on function accounts.find_key(uuid, bytea, timestamptz) from public;
grant execute on function accounts.find_key(uuid, bytea, timestamptz) to efti_accounts;

-- Papers whose time is over go for good, with everything that was read from them and found in them; by way of the trash,
-- which takes them out of every count.
grant delete on hub.documents to efti_app;
create policy only_from_trash on hub.documents as restrictive for delete
  using (tenant_id = hub.current_tenant() and deleted_at is not null);
