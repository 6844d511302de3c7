create table hub.tenants (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now(),
  suspended_at timestamptz
);

create table hub.memberships (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  user_id uuid not null references accounts.users on delete cascade,
  role text not null check (role in ('compliance_manager', 'operator', 'auditor')),
  created_at timestamptz not null default now(),
  unique (tenant_id, user_id)
);
create index on hub.memberships (user_id);

create table hub.api_keys (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  name text not null,
  -- The last four characters, for people; the secret itself is never stored.
  hint text not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (tenant_id, name)
);

alter table hub.tenants enable row level security;
alter table hub.tenants force row level security;
alter table hub.memberships enable row level security;
alter table hub.memberships force row level security;
alter table hub.api_keys enable row level security;
alter table hub.api_keys force row level security;

-- A person sees their own memberships in every tenant (to switch), and colleagues in the active one.
create policy memberships_seen on hub.memberships for select
  using (tenant_id = hub.current_tenant() or user_id = hub.current_person());
create policy memberships_written on hub.memberships for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());

create policy tenants_seen on hub.tenants for select
  using (
    id = hub.current_tenant()
    or exists (select from hub.memberships m where m.tenant_id = tenants.id and m.user_id = hub.current_person())
  );
create policy tenants_written on hub.tenants for all
  using (id = hub.current_tenant()) with check (id = hub.current_tenant());

create policy api_keys_of_tenant on hub.api_keys for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());

grant select, insert, update on hub.tenants, hub.memberships, hub.api_keys to efti_app, efti_accounts;
grant delete on hub.memberships to efti_app, efti_accounts;

-- The one query behind every signed-in call: who holds this token, and their memberships, the active one first.
-- It names the person before it reads memberships, so that row-level security shows these and no others.
create function accounts.find_session(token bytea, at timestamptz)
  returns table (
    session_id uuid, user_id uuid, name text, email text,
    created_at timestamptz, expires_at timestamptz, memberships jsonb
  )
  language plpgsql
as $$
declare
  held record;
begin
  select s.id, s.user_id, s.active_tenant_id, s.created_at, s.expires_at, u.name, u.email into held
    from accounts.sessions s join accounts.users u on u.id = s.user_id
   where s.token_hash = token and s.expires_at > at;
  if not found then
    return;
  end if;
  perform set_config('app.user_id', held.user_id::text, true);
  return query
    select held.id, held.user_id, held.name, held.email, held.created_at, held.expires_at,
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

-- For the live sockets' heartbeat, which asks for many people at once.
create function accounts.is_member(person uuid, tenant uuid) returns boolean
  language plpgsql
as $$
begin
  perform set_config('app.user_id', person::text, true);
  return exists (select from hub.memberships m where m.user_id = person and m.tenant_id = tenant);
end
$$;
revoke all on function accounts.is_member(uuid, uuid) from public;
grant execute on function accounts.is_member(uuid, uuid) to efti_accounts;
