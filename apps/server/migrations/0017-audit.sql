-- Who did what to which resource: only ever added to, and chained, so that what is altered later shows (docs/decisions/0022).
-- No reference to documents: the trail outlives them.
create table hub.audit_events (
  id uuid not null default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants,
  -- To the microsecond, so that what one transaction tells stands in its order.
  created_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('person', 'key', 'product')),
  actor_id uuid,
  -- As it was then.
  actor_name text not null,
  action text not null,
  resource_type text not null,
  resource_id text,
  resource_name text not null,
  details text not null,
  old_value jsonb,
  new_value jsonb,
  -- The document it has to do with, where there is one.
  document_id uuid,
  search_text text not null generated always as (
    lower(replace(action, '-', ' ') || ' ' || resource_name || ' ' || actor_name || ' ' || details)
  ) stored,
  primary key (tenant_id, id)
);
create index audit_events_newest on hub.audit_events (tenant_id, created_at desc, id desc) include (action);
create index audit_events_by_action on hub.audit_events (tenant_id, action, created_at desc, id desc);
create index audit_events_of_document on hub.audit_events (tenant_id, document_id, created_at desc)
  where document_id is not null;

-- The chain. A row of its own, so that an event is never written to again, not even to seal it.
create table hub.audit_seals (
  tenant_id uuid not null references hub.tenants,
  seq bigint not null check (seq > 0),
  event_id uuid not null,
  previous_hash text not null,
  hash text not null,
  primary key (tenant_id, seq),
  unique (tenant_id, event_id)
);

do $$
declare
  t text;
begin
  foreach t in array array['audit_events', 'audit_seals'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert on hub.audit_events to efti_app;
-- Signing in and members are recorded by the room that may read people.
grant insert on hub.audit_events to efti_accounts;
grant select on hub.audit_seals to efti_app;

create function hub.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is only ever added to';
end
$$;
create trigger refuse_rewriting before update or delete or truncate on hub.audit_events
  for each statement execute function hub.refuse_rewriting();
create trigger refuse_rewriting before update or delete or truncate on hub.audit_seals
  for each statement execute function hub.refuse_rewriting();

create function hub.current_key() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.key_id', true), '')::uuid;

-- Who and when is for the database to say, whatever the insert says.
create function hub.sign_event() returns trigger
  language plpgsql security definer set search_path = pg_catalog
as $$
begin
  new.created_at := clock_timestamp();
  if hub.current_key() is not null then
    new.actor_kind := 'key';
    new.actor_id := hub.current_key();
    new.actor_name := coalesce(
      (select 'API key ' || k.name from hub.api_keys k where k.tenant_id = new.tenant_id and k.id = new.actor_id),
      'Unknown User');
  elsif hub.current_person() is not null then
    new.actor_kind := 'person';
    new.actor_id := hub.current_person();
    new.actor_name := coalesce(
      (select coalesce(nullif(u.name, ''), u.email) from accounts.users u where u.id = new.actor_id), 'Unknown User');
  else
    new.actor_kind := 'product';
    new.actor_id := null;
    new.actor_name := 'eFTI Compliance Hub';
  end if;
  return new;
end
$$;
revoke all on function hub.sign_event() from public;
create trigger sign_event before insert on hub.audit_events for each row execute function hub.sign_event();

-- What is hashed of an event, character by character.
create function hub.audit_text(e hub.audit_events) returns text
  language sql stable
  return jsonb_build_object(
    'id', e.id, 'tenantId', e.tenant_id,
    'timestamp', to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'actorKind', e.actor_kind, 'actorId', e.actor_id, 'actorName', e.actor_name,
    'action', e.action, 'resourceType', e.resource_type, 'resourceId', e.resource_id,
    'resourceName', e.resource_name, 'details', e.details,
    'oldValue', e.old_value, 'newValue', e.new_value, 'documentId', e.document_id
  )::text;

create function hub.audit_hash(previous text, seq bigint, said text) returns text
  language sql immutable
  return encode(sha256(convert_to(previous || E'\n' || seq || E'\n' || said, 'UTF8')), 'hex');

-- At the very end of the transaction, when it takes no other lock any more: those of a tenant queue here only while they
-- commit, and none can wait for another in a circle. Everybody in the tenant hears that there is something new; the name of
-- the channel is that of platform/events.ts.
create function hub.seal_event() returns trigger
  language plpgsql security definer set search_path = pg_catalog
as $$
declare
  bound text := current_setting('app.tenant_id', true);
  former record;
begin
  perform pg_advisory_xact_lock(hashtextextended('hub.audit_seals ' || new.tenant_id, 0));
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  select s.seq, s.hash into former from hub.audit_seals s
   where s.tenant_id = new.tenant_id order by s.seq desc limit 1;
  if not found then
    select 0::bigint as seq, repeat('0', 64) as hash into former;
  end if;
  insert into hub.audit_seals (tenant_id, seq, event_id, previous_hash, hash)
  values (new.tenant_id, former.seq + 1, new.id, former.hash,
          hub.audit_hash(former.hash, former.seq + 1, hub.audit_text(new)));
  perform pg_notify('efti_hub_events',
    jsonb_build_object('tenantId', new.tenant_id, 'type', 'audit_update', 'data', '{}'::jsonb)::text);
  perform set_config('app.tenant_id', coalesce(bound, ''), true);
  return null;
end
$$;
revoke all on function hub.seal_event() from public;
create constraint trigger seal_event after insert on hub.audit_events
  deferrable initially deferred for each row execute function hub.seal_event();

-- As in 0016: a server without the two extensions does without, and searching reads every event of the range.
do $$
begin
  create index audit_events_searched on hub.audit_events
    using gin (tenant_id hub.uuid_ops, search_text hub.gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'searching without an index: %', sqlerrm;
end
$$;
