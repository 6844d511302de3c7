-- Addresses outside of the product that are sent signed events about a tenant (docs/decisions/0034).
create table hub.webhooks (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  created_by uuid not null,
  name text not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- 'off': switched off by the product, because deliveries failed repeatedly.
  state text not null default 'active' check (state in ('active', 'paused', 'off')),
  off_reason text,
  -- Deliveries that were given up since the last one that arrived.
  failed_in_row integer not null default 0,
  -- Encrypted: it has to be readable to sign with.
  secret text not null,
  rotated_at timestamptz(3),
  -- Signs as well until then, so that a receiver can change over.
  previous_secret text,
  previous_secret_until timestamptz(3),
  check ((previous_secret is null) = (previous_secret_until is null)),
  unique (tenant_id, id)
);

-- One event to one address, with its latest attempt. Written in the transaction of what it reports. Kept for 30 days.
create table hub.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  webhook_id uuid not null,
  -- The same for every address that the event is sent to, and for every attempt.
  event_id uuid not null,
  type text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  -- Ids and numbers; links are added when it is sent.
  data jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) default clock_timestamp(),
  -- While a worker is sending it; a worker that died loses its claim then.
  claimed_until timestamptz(3),
  last_attempt_at timestamptz(3),
  status_code integer,
  duration_ms integer,
  error text,
  answer text,
  check ((status = 'pending') = (next_attempt_at is not null)),
  foreign key (tenant_id, webhook_id) references hub.webhooks (tenant_id, id) on delete cascade
);
create index on hub.webhook_deliveries (tenant_id, webhook_id, created_at desc, id desc);
create index on hub.webhook_deliveries (tenant_id, created_at);

-- Whether a consignment was ready to go when that was last looked at. Kept for tenants in which a webhook wants to know.
create table hub.consignment_verdicts (
  consignment_id uuid primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  ready boolean not null,
  foreign key (tenant_id, consignment_id) references hub.consignments (tenant_id, id) on delete cascade
);

do $$
declare
  t text;
begin
  foreach t in array array['webhooks', 'webhook_deliveries', 'consignment_verdicts'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert, update, delete on hub.webhooks, hub.webhook_deliveries, hub.consignment_verdicts to efti_app;

-- After a rotation of the data key the start encrypts the secrets of each tenant under the new one.
grant select on hub.every_tenant to efti_accounts;
grant select (id, tenant_id, secret, previous_secret), update (secret, previous_secret) on hub.webhooks to efti_accounts;
create function accounts.webhook_secrets_to_renew(current_prefix text)
  returns table (tenant_id uuid, webhook_id uuid, secret text, previous_secret text)
  language plpgsql
as $$
declare
  tenant uuid;
begin
  for tenant in select id from hub.every_tenant loop
    perform set_config('app.tenant_id', tenant::text, true);
    return query
      select w.tenant_id, w.id, w.secret, w.previous_secret from hub.webhooks w
       where w.tenant_id = tenant
         and not (starts_with(w.secret, current_prefix) and starts_with(coalesce(w.previous_secret, current_prefix), current_prefix));
  end loop;
end
$$;
revoke all on function accounts.webhook_secrets_to_renew(text) from public;
grant execute on function accounts.webhook_secrets_to_renew(text) to efti_accounts;

-- One job for each delivery, however often it is asked for. After everything else, like mail. The flag lets a worker leave
-- these jobs alone while as many as it allows are under way.
grant create on schema hub to efti_queue;
create function hub.enqueue_webhook(delivery uuid, run_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog
as $$
begin
  if hub.current_tenant() is null then
    raise exception 'a job needs a tenant';
  end if;
  perform graphile_worker.add_job(
    'webhook',
    json_build_object('tenantId', hub.current_tenant(), 'deliveryId', delivery),
    run_at => run_at,
    max_attempts => 25,
    job_key => 'webhook:' || delivery,
    priority => 10,
    flags => array['webhook']
  );
end
$$;
alter function hub.enqueue_webhook(uuid, timestamptz) owner to efti_queue;
revoke create on schema hub from efti_queue;
revoke all on function hub.enqueue_webhook(uuid, timestamptz) from public;
grant execute on function hub.enqueue_webhook(uuid, timestamptz) to efti_app;

-- Whatever can change whether a consignment is ready starts a job that compares, after this transaction's commit: two
-- transactions at the same moment do not see each other's changes.
create function hub.verdicts_may_change(consignments uuid[]) returns void language plpgsql as $$
begin
  -- Whoever repairs rows by hand is in no tenant.
  if hub.current_tenant() is null or cardinality(consignments) = 0 then
    return;
  end if;
  if exists (
    select from hub.webhooks w
     where w.tenant_id = hub.current_tenant() and 'consignment.verdict_changed' = any (w.events)
  ) then
    perform hub.enqueue('verdicts', jsonb_build_object('consignmentIds', consignments));
  end if;
end
$$;

create function hub.verdict_by_consignment() returns trigger language plpgsql as $$
begin
  perform hub.verdicts_may_change(array[new.id]);
  return null;
end
$$;
create trigger verdict_by_consignment after update on hub.consignments
  for each row when (
    (old.missing, old.missing_in_cab, old.contradictions, old.merged_into)
    is distinct from (new.missing, new.missing_in_cab, new.contradictions, new.merged_into)
  ) execute function hub.verdict_by_consignment();

create function hub.verdict_by_papers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform hub.verdicts_may_change(array(
      select distinct consignment_id from added where consignment_id is not null));
  else
    perform hub.verdicts_may_change(array(
      select distinct changed.id
        from added join gone using (document_id)
        cross join lateral (values (added.consignment_id), (gone.consignment_id)) as changed (id)
       where added.consignment_id is distinct from gone.consignment_id and changed.id is not null));
  end if;
  return null;
end
$$;
create trigger verdict_by_paper_added after insert on hub.consignment_papers
  referencing new table as added for each statement execute function hub.verdict_by_papers();
create trigger verdict_by_paper_changed after update on hub.consignment_papers
  referencing old table as gone new table as added for each statement execute function hub.verdict_by_papers();

create function hub.verdict_by_document() returns trigger language plpgsql as $$
begin
  perform hub.verdicts_may_change(array(
    select p.consignment_id from hub.consignment_papers p
     where p.document_id = new.id and p.consignment_id is not null));
  return null;
end
$$;
create trigger verdict_by_document after update of status, deleted_at on hub.documents
  for each row when (
    (old.status in ('completed', 'approved')) is distinct from (new.status in ('completed', 'approved'))
    or old.deleted_at is distinct from new.deleted_at
  ) execute function hub.verdict_by_document();

create function hub.verdict_by_settings() returns trigger language plpgsql as $$
begin
  perform hub.verdicts_may_change(array(
    select c.id from hub.consignments c
     where c.tenant_id = new.id and c.missing_in_cab > 0 and c.merged_into is null));
  return null;
end
$$;
create trigger verdict_by_settings after update of carried_in_cab on hub.tenants
  for each row when (old.carried_in_cab is distinct from new.carried_in_cab)
  execute function hub.verdict_by_settings();

-- Managers are notified when a webhook is switched off: one kind more, whichever there are.
do $$
declare
  kinds text;
begin
  select pg_get_expr(conbin, conrelid) into strict kinds
    from pg_constraint where conrelid = 'hub.notices'::regclass and conname = 'notices_kind_check';
  alter table hub.notices drop constraint notices_kind_check;
  execute format('alter table hub.notices add constraint notices_kind_check check (%s or kind = %L)', kinds, 'webhook-off');
end
$$;
