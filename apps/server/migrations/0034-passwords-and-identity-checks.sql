-- Counters of failed guesses outlive a crash of the database, which empties unlogged tables.
alter table accounts.rate_limits set logged;

-- Failed guesses at one account or link from wherever they come. The key is a hash: no list of email addresses.
create table accounts.guesses (
  key text primary key,
  failures integer not null,
  last_failure_at timestamptz(3) not null,
  -- Until then no guess is looked at.
  blocked_until timestamptz(3)
);
create index on accounts.guesses (last_failure_at);
grant select, insert, update, delete on accounts.guesses to efti_accounts;

alter table accounts.sessions
  -- When its person last proved who they are: at sign-in, or when asked again.
  add column confirmed_at timestamptz,
  -- Whether they did so with a second factor.
  add column second_factor boolean not null default false;
update accounts.sessions s
   set confirmed_at = s.created_at,
       second_factor = exists (
         select from accounts.two_factor f where f.user_id = s.user_id and f.confirmed_at < s.created_at);
alter table accounts.sessions alter column confirmed_at set not null;

-- Its members need a second factor to do anything in it.
alter table hub.tenants add column require_two_factor boolean not null default false;

alter table hub.api_keys
  -- null: until it is revoked.
  add column expires_at timestamptz(3),
  add column last_used_from text;

-- As before, and how and when the person was identified.
drop function accounts.find_session(bytea, timestamptz);
create function accounts.find_session(token bytea, at timestamptz)
  returns table (
    session_id uuid, user_id uuid, name text, email text, platform_admin boolean, created_at timestamptz,
    expires_at timestamptz, confirmed_at timestamptz, second_factor boolean, two_factor boolean, memberships jsonb
  )
  language plpgsql
as $$
declare
  held record;
begin
  select s.id, s.user_id, s.active_tenant_id, s.created_at, s.expires_at, s.confirmed_at, s.second_factor,
         u.name, u.email, u.platform_admin,
         exists (select from accounts.two_factor f where f.user_id = u.id and f.confirmed_at is not null) as two_factor
    into held
    from accounts.sessions s join accounts.users u on u.id = s.user_id
   where s.token_hash = token and s.expires_at > at;
  if not found then
    return;
  end if;
  perform set_config('app.user_id', held.user_id::text, true);
  return query
    select held.id, held.user_id, held.name, held.email, held.platform_admin, held.created_at, held.expires_at,
           held.confirmed_at, held.second_factor, held.two_factor,
           coalesce(
             jsonb_agg(
               jsonb_build_object('tenantId', m.tenant_id, 'role', m.role, 'tenantName', t.name,
                                  'needsTwoFactor', t.require_two_factor and not held.second_factor)
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

-- Whether this session may do anything in the tenant: its person is a member, and came with a second factor where that is required.
create function accounts.is_admitted(session uuid, tenant uuid) returns boolean
  language plpgsql
as $$
declare
  held record;
begin
  select s.user_id, s.second_factor into held from accounts.sessions s where s.id = session;
  if not found then
    return false;
  end if;
  perform set_config('app.user_id', held.user_id::text, true);
  return exists (
    select from hub.memberships m join hub.tenants t on t.id = m.tenant_id
     where m.user_id = held.user_id and m.tenant_id = tenant and (held.second_factor or not t.require_two_factor));
end
$$;
revoke all on function accounts.is_admitted(uuid, uuid) from public;
grant execute on function accounts.is_admitted(uuid, uuid) to efti_accounts;
drop function accounts.is_member(uuid, uuid);

-- As before, but not after its end, and with where it was used from: written at most once a minute from one address.
drop function accounts.find_key(uuid, bytea, timestamptz);
create function accounts.find_key(tenant uuid, secret bytea, at timestamptz, caller text)
  returns table (key_id uuid, name text, role text, tenant_name text, expired boolean)
  language plpgsql
as $$
declare
  held record;
begin
  perform set_config('app.tenant_id', tenant::text, true);
  select k.id, k.name, k.role, k.last_used_at, k.last_used_from, coalesce(k.expires_at <= at, false) as expired,
         t.name as tenant_name into held
    from hub.api_keys k join hub.tenants t on t.id = k.tenant_id
   where k.tenant_id = tenant and k.secret_hash = secret and k.revoked_at is null;
  if not found then
    return;
  end if;
  if not held.expired and (held.last_used_at is null or held.last_used_at < at - interval '1 minute'
                           or held.last_used_from is distinct from caller) then
    update hub.api_keys k set last_used_at = at, last_used_from = caller where k.id = held.id;
  end if;
  return query select held.id, held.name, held.role, held.tenant_name, held.expired;
end
$$;
revoke all on function accounts.find_key(uuid, bytea, timestamptz, text) from public;
grant execute on function accounts.find_key(uuid, bytea, timestamptz, text) to efti_accounts;
