-- Counting 100,000 rows takes longer than the rest of a list. Each change of documents and violations leaves a line here
-- with what it adds and takes away; the sum of the lines is the count. Lines are only ever added (and now and then drawn
-- together), so no two transactions wait for each other as they would for a counter.
create table hub.document_tallies (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  -- null: something else that a list of documents shows has changed.
  status text,
  change integer not null
);
create index on hub.document_tallies (tenant_id, id) include (status, change);

create table hub.violation_tallies (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  severity text not null,
  violation_type text not null,
  -- Of open violations whose document is not in the trash.
  change integer not null
);
create index on hub.violation_tallies (tenant_id, id) include (severity, violation_type, change);

do $$
declare
  t text;
begin
  foreach t in array array['document_tallies', 'violation_tallies'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
-- FOR UPDATE, with which lines are drawn together, needs the right to update.
grant select, insert, update, delete on hub.document_tallies, hub.violation_tallies to efti_app;

-- What there is already. The owner is no superuser: as long as row-level security is forced, a migration sees no row.
alter table hub.documents no force row level security;
alter table hub.violations no force row level security;

insert into hub.document_tallies (tenant_id, status, change)
  select tenant_id, status, count(*) from hub.documents where deleted_at is null group by 1, 2;
insert into hub.violation_tallies (tenant_id, severity, violation_type, change)
  select v.tenant_id, v.severity, v.violation_type, count(*)
    from hub.violations v join hub.documents d on d.id = v.document_id and d.deleted_at is null
   where v.status = 'open' group by 1, 2, 3;

-- 0012 meant to do this, and saw no row. What was found before there were due dates is due at once, or in so many days.
update hub.violations set
  reckoned_due_at = case when severity in ('critical', 'high') then created_at else created_at + interval '14 days' end,
  reckoned_due_reason = case when severity in ('critical', 'high') then 'no-date' else 'days' end
 where reckoned_due_at is null;
update hub.violations set due_at = reckoned_due_at, due_reason = reckoned_due_reason where due_at is null;

alter table hub.documents force row level security;
alter table hub.violations force row level security;
alter table hub.document_tallies force row level security;
alter table hub.violation_tallies force row level security;

create function hub.draw_document_tallies_together(tenant uuid) returns void language plpgsql as $$
begin
  if (select count(*) from hub.document_tallies where tenant_id = tenant) < 300 then
    return;
  end if;
  with gone as (
    delete from hub.document_tallies where id in (
      select id from hub.document_tallies where tenant_id = tenant for update skip locked
    ) returning status, change
  )
  insert into hub.document_tallies (tenant_id, status, change)
    select tenant, status, sum(change) from gone group by status;
end
$$;

create function hub.draw_violation_tallies_together(tenant uuid) returns void language plpgsql as $$
begin
  if (select count(*) from hub.violation_tallies where tenant_id = tenant) < 300 then
    return;
  end if;
  with gone as (
    delete from hub.violation_tallies where id in (
      select id from hub.violation_tallies where tenant_id = tenant for update skip locked
    ) returning severity, violation_type, change
  )
  insert into hub.violation_tallies (tenant_id, severity, violation_type, change)
    select tenant, severity, violation_type, sum(change) from gone
     group by severity, violation_type having sum(change) <> 0;
end
$$;

create function hub.tally_added_documents() returns trigger language plpgsql as $$
begin
  insert into hub.document_tallies (tenant_id, status, change)
    select tenant_id, status, count(*) from added where deleted_at is null group by 1, 2;
  perform hub.draw_document_tallies_together(t) from (select distinct tenant_id as t from added) tenants;
  return null;
end
$$;
create trigger tally_added after insert on hub.documents
  referencing new table as added for each statement execute function hub.tally_added_documents();

-- A line for every change, also one that moves no count: the list has changed.
create function hub.tally_changed_documents() returns trigger language plpgsql as $$
begin
  insert into hub.document_tallies (tenant_id, status, change)
    select tenant_id, status, sum(change) from (
      select tenant_id, status, 1 as change from added where deleted_at is null
      union all
      select tenant_id, status, -1 from gone where deleted_at is null
    ) moved group by 1, 2;
  -- To the trash and out of it go the violations too.
  insert into hub.violation_tallies (tenant_id, severity, violation_type, change)
    select v.tenant_id, v.severity, v.violation_type, sum(case when added.deleted_at is null then 1 else -1 end)
      from added join gone using (id) join hub.violations v on v.document_id = added.id and v.status = 'open'
     where (added.deleted_at is null) <> (gone.deleted_at is null)
     group by 1, 2, 3;
  perform hub.draw_document_tallies_together(t) from (select distinct tenant_id as t from added) tenants;
  return null;
end
$$;
create trigger tally_changed after update on hub.documents
  referencing old table as gone new table as added for each statement execute function hub.tally_changed_documents();

-- A list of documents shows the states of their jobs.
create function hub.mark_changed_job() returns trigger language plpgsql as $$
begin
  insert into hub.document_tallies (tenant_id, status, change) values (new.tenant_id, null, 0);
  return null;
end
$$;
create trigger mark_added after insert on hub.jobs for each row execute function hub.mark_changed_job();
create trigger mark_changed after update of status on hub.jobs
  for each row when (old.status is distinct from new.status) execute function hub.mark_changed_job();

create function hub.tally_added_violations() returns trigger language plpgsql as $$
begin
  insert into hub.violation_tallies (tenant_id, severity, violation_type, change)
    select v.tenant_id, v.severity, v.violation_type, count(*)
      from added v join hub.documents d on d.id = v.document_id and d.deleted_at is null
     where v.status = 'open' group by 1, 2, 3;
  perform hub.draw_violation_tallies_together(t) from (select distinct tenant_id as t from added) tenants;
  return null;
end
$$;
create trigger tally_added after insert on hub.violations
  referencing new table as added for each statement execute function hub.tally_added_violations();

create function hub.tally_changed_violations() returns trigger language plpgsql as $$
begin
  insert into hub.violation_tallies (tenant_id, severity, violation_type, change)
    select m.tenant_id, m.severity, m.violation_type, sum(m.change) from (
      select tenant_id, document_id, severity, violation_type, 1 as change from added where status = 'open'
      union all
      select tenant_id, document_id, severity, violation_type, -1 from gone where status = 'open'
    ) m join hub.documents d on d.id = m.document_id and d.deleted_at is null
     group by 1, 2, 3 having sum(m.change) <> 0;
  perform hub.draw_violation_tallies_together(t) from (select distinct tenant_id as t from added) tenants;
  return null;
end
$$;
create trigger tally_changed after update on hub.violations
  referencing old table as gone new table as added for each statement execute function hub.tally_changed_violations();

-- Each order of a list as an index, within the tenant.
create index documents_by_status on hub.documents (tenant_id, status, created_at desc, id desc);
create index documents_by_name on hub.documents (tenant_id, original_name, id);
create index documents_by_size on hub.documents (tenant_id, file_size desc, id desc);
drop index hub.violations_open;
create index violations_gravest on hub.violations (tenant_id, weight desc, created_at desc, id desc);
create index violations_gravest_by_status on hub.violations (tenant_id, status, weight desc, created_at desc, id desc);
create index violations_due on hub.violations (tenant_id, status, due_at, id);
create index violations_by_type on hub.violations (tenant_id, violation_type, id);
create index violations_of_owner on hub.violations (tenant_id, owner_id) where owner_id is not null;
create index violations_waived_until on hub.violations (tenant_id, waiver_expires_at)
  where status = 'waived' and waiver_expires_at is not null;
