-- Three roles, none of which can log in: a connection takes one on and gives it back (README of platform/database).
--   efti_app       tenant data, under row-level security; owns nothing
--   efti_accounts  people, sessions, credentials: the tables that are read before a tenant is known
--   efti_queue     owns the schema graphile_worker and nothing else
-- Roles belong to the cluster, not to the database, hence the checks and the tolerance of a parallel start.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['efti_app', 'efti_accounts', 'efti_queue'] loop
    begin
      execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', wanted);
    exception when duplicate_object or unique_violation then null;
    end;
    -- From PostgreSQL 16 on a creator's own membership does not always let it SET ROLE.
    execute format('grant %I to current_user', wanted);
  end loop;
end
$$;

create schema accounts;
grant usage on schema accounts to efti_accounts;
create schema hub;
grant usage on schema hub to efti_app, efti_accounts, efti_queue;

-- Who is asking. Empty settings count as unset: a pooled connection keeps '' after SET LOCAL ended.
create function hub.current_tenant() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::uuid;

create function hub.current_person() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
