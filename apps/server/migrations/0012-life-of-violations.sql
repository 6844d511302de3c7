-- How many days after it was found a violation is due that does not have to be mended before the goods are taken over.
alter table hub.tenants add column due_days integer not null default 14 check (due_days between 0 and 365);

alter table hub.violations
  add column owner_id uuid,
  -- As the product reckons it; due_at is a person's where due_reason says so.
  add column reckoned_due_at timestamptz(3),
  add column reckoned_due_reason text
    check (reckoned_due_reason in ('taking-over', 'taken-over', 'no-date', 'days')),
  add column due_at timestamptz(3),
  add column due_reason text check (due_reason in ('taking-over', 'taken-over', 'no-date', 'days', 'person')),
  add column comment_count integer not null default 0,
  add column waiver_reason text,
  add column waived_by uuid,
  add column waived_at timestamptz(3),
  add column waiver_expires_at timestamptz(3),
  add column reopened_at timestamptz(3),
  -- Lists begin with the gravest.
  add column weight smallint not null generated always as (
    case severity when 'critical' then 4 when 'high' then 3 when 'medium' then 2 else 1 end
  ) stored,
  add constraint waived_with_reason check (status <> 'waived' or (waiver_reason is not null and waived_at is not null)),
  add constraint violations_within_tenant unique (tenant_id, id);

-- What was found before there were due dates is due at once, or so many days later.
update hub.violations set
  reckoned_due_at = case when severity in ('critical', 'high') then created_at else created_at + interval '14 days' end,
  reckoned_due_reason = case when severity in ('critical', 'high') then 'no-date' else 'days' end;
update hub.violations set due_at = reckoned_due_at, due_reason = reckoned_due_reason;

-- Whatever happened to a violation after it was found (which its own row says), by whom and when: only ever added to.
create table hub.violation_acts (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  violation_id uuid not null,
  document_id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  -- null: the product itself.
  author uuid,
  act text not null check (act in ('resolved', 'reopened', 'waived', 'waiver-expired', 'assigned', 'due', 'commented')),
  old_value jsonb,
  new_value jsonb,
  text text,
  -- The check that did it.
  check_id uuid,
  foreign key (tenant_id, violation_id) references hub.violations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, check_id) references hub.compliance_checks (tenant_id, id)
);
create index on hub.violation_acts (violation_id, id);
create index on hub.violation_acts (check_id) where check_id is not null;
create index on hub.violation_acts (tenant_id, id desc);
create index on hub.violation_acts (document_id);

create table hub.violation_views (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  name text not null,
  query jsonb not null,
  shared boolean not null,
  unique (tenant_id, author, name)
);

create table hub.decisions (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  decision text not null check (decision in ('approved', 'rejected')),
  comment text not null,
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade,
  unique (tenant_id, id)
);
create index on hub.decisions (document_id, created_at desc);

-- A decision stands as long as it has no row here.
create table hub.decision_withdrawals (
  decision_id uuid primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  -- null: the product itself.
  author uuid,
  reason text not null check (reason in ('corrected', 'read-again', 'checked-again', 'reopened')),
  foreign key (tenant_id, decision_id) references hub.decisions (tenant_id, id) on delete cascade
);
create index on hub.decision_withdrawals (tenant_id);

do $$
declare
  t text;
begin
  foreach t in array array['violation_acts', 'violation_views', 'decisions', 'decision_withdrawals'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert on hub.violation_acts, hub.decisions, hub.decision_withdrawals to efti_app;
grant select, insert, update, delete on hub.violation_views to efti_app;

-- A job may be due later, such as at the end of a waiver.
drop function hub.enqueue(text, jsonb);
grant create on schema hub to efti_queue;
create function hub.enqueue(task text, payload jsonb, run_at timestamptz default null) returns void
  language plpgsql security definer set search_path = pg_catalog
as $$
begin
  if hub.current_tenant() is null then
    raise exception 'a job needs a tenant';
  end if;
  perform graphile_worker.add_job(
    task,
    (payload || jsonb_build_object('tenantId', hub.current_tenant()))::json,
    run_at => run_at,
    max_attempts => 25
  );
end
$$;
alter function hub.enqueue(text, jsonb, timestamptz) owner to efti_queue;
revoke create on schema hub from efti_queue;
revoke all on function hub.enqueue(text, jsonb, timestamptz) from public;
grant execute on function hub.enqueue(text, jsonb, timestamptz) to efti_app;
