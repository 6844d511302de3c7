-- Rights of individuals: accounts that their people delete (docs/decisions/0040), documents that end with their retention (0041).

-- What an account left behind in organisations is removed by a job: most of it belongs to a role that knows no accounts.
grant create on schema hub to efti_queue;
create function hub.enqueue_account_cleanup(account jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog
as $$
begin
  perform graphile_worker.add_job('account-cleanup', account::json, max_attempts => 25);
end
$$;
alter function hub.enqueue_account_cleanup(jsonb) owner to efti_queue;
revoke create on schema hub from efti_queue;
revoke all on function hub.enqueue_account_cleanup(jsonb) from public;
grant execute on function hub.enqueue_account_cleanup(jsonb) to efti_accounts;

-- A person who waits to be let in somewhere finds the entry, in whichever organisation it is.
create policy held_access_of_subject on hub.held_access for all to efti_accounts
  using (kind = 'member' and subject_id = hub.current_person());

-- One run of retention in one tenant. What it removed is in the audit trail; this is its progress and its date.
create table hub.retention_runs (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  started_at timestamptz(3) not null,
  -- null: under way, also after its process has died.
  finished_at timestamptz(3),
  -- As it was set then; null: documents are kept.
  days integer,
  documents integer not null default 0,
  -- Uploads that never became a document.
  uploads integer not null default 0,
  -- Originals that are gone from the disk.
  files integer not null default 0,
  unique (tenant_id, id)
);
create unique index retention_runs_under_way on hub.retention_runs (tenant_id) where finished_at is null;
create index on hub.retention_runs (tenant_id, started_at desc);

-- Originals whose rows are gone and which are still to be removed from the disk.
create table hub.retention_files (
  tenant_id uuid not null references hub.tenants on delete cascade,
  object_key text not null,
  run_id uuid not null,
  -- Whose pictures of pages go with it; null for an upload that never became a document.
  document_id uuid,
  primary key (tenant_id, object_key),
  foreign key (tenant_id, run_id) references hub.retention_runs (tenant_id, id) on delete cascade
);
create index on hub.retention_files (run_id);

do $$
declare
  t text;
begin
  foreach t in array array['retention_runs', 'retention_files'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert, update, delete on hub.retention_runs, hub.retention_files to efti_app;

-- A job of the calendar takes the place of one that started the next by itself: one that failed for good was the last.
alter table hub.tenants drop column retention_run;

-- A consignment goes with the last of its documents, and a carrier's name with the last of its consignments.
grant delete on hub.consignments, hub.emission_totals to efti_app;
create policy only_empty on hub.consignments as restrictive for delete
  using (tenant_id = hub.current_tenant() and not exists (select from hub.consignment_papers p where p.consignment_id = consignments.id));
create policy only_zero on hub.emission_totals as restrictive for delete
  using (tenant_id = hub.current_tenant() and consignments = 0);

-- A document that must not be deleted, whatever the retention: a dispute, a claim, an inspection.
alter table hub.documents
  add column held_at timestamptz(3),
  add column held_by uuid,
  add column hold_reason text,
  add check ((held_at is null) = (held_by is null) and (held_at is null) = (hold_reason is null));
