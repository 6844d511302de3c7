-- Acts on many documents are a few statements for all of them, and not a few for each (docs/decisions/0055). Triggers for each row
-- become triggers for each statement, results of documents change only in what the documents themselves state, and a
-- transaction is sealed in one go.

-- 1. Results. As in 0057, apart from the rows that it deletes and the text for searching, which goes.
create or replace function hub.refresh_results(ids uuid[]) returns void language plpgsql set enable_nestloop = off as $$
begin
  -- Its ids twice: without nested loops the first condition alone reads the results of the whole tenant.
  delete from hub.document_results where document_id = any(ids) and document_id in
    (select id from hub.documents where id = any(ids) and deleted_at is not null);
  insert into hub.document_results (document_id, tenant_id, submitted_at, name, status, file_size)
    select id, tenant_id, created_at, original_name, status, file_size
      from hub.documents where id = any(ids) and deleted_at is null order by id
    on conflict do nothing;
  perform from hub.document_results where document_id = any(ids) order by document_id for update;
  update hub.document_results r set
    submitted_at = d.created_at,
    status = d.status,
    score = c.score,
    is_compliant = case when c.score is not null then not coalesce(v.is_blocked, false) end,
    open_violations = coalesce(v.open, 0),
    waived_violations = coalesce(v.waived, 0),
    found_violations = coalesce(v.total, 0),
    violation_types = coalesce(v.types, '{}'),
    violations_of_types = coalesce(v.counts, '{}'),
    countries = hub.countries_of(p.profile),
    transport_types = hub.transport_types_of(p.profile),
    processed_at = j.processed_at,
    first_check_ms = hub.duration_ms(d.created_at, j.first_checked_at),
    waiting_ms = hub.duration_ms(reading.created_at, reading.started_at)
      + coalesce(hub.duration_ms(checking.created_at, checking.started_at), 0),
    reading_state = reading.state,
    reading_ms = reading.ms,
    checking_state = checking.state,
    checking_ms = checking.ms,
    kind = p.profile->>'kind',
    number = left(p.profile->'number'->>'value', 200),
    consignor = left(p.profile->'consignor'->>'value', 200),
    consignee = left(p.profile->'consignee'->>'value', 200),
    from_town = left(p.profile->>'fromTown', 200),
    from_country = left(p.profile->>'fromCountry', 200),
    to_town = left(p.profile->>'toTown', 200),
    to_country = left(p.profile->>'toCountry', 200),
    departure = hub.departure_of(p.profile),
    departs_at = hub.instant_of(hub.departure_of(p.profile)),
    open_critical = coalesce(v.critical, 0),
    open_high = coalesce(v.high, 0),
    open_medium = coalesce(v.medium, 0),
    open_low = coalesce(v.low, 0),
    assignee = d.assignee,
    owner_id = coalesce(d.assignee, d.uploaded_by),
    waiting_since = d.waiting_since,
    -- While it is checked again it keeps the moment since when it was done.
    done_at = case when hub.is_done(d.status, coalesce(v.open, 0)::bigint) then coalesce(r.done_at, clock_timestamp())
                   when d.status in ('pending', 'processing') then r.done_at end
  from hub.documents d
  left join (
    select document_id, profile from hub.consignment_papers where document_id = any(ids)
  ) p on p.document_id = d.id
  left join (
    select distinct on (document_id) document_id, score from hub.compliance_checks
     where document_id = any(ids) order by document_id, created_at desc
  ) c on c.document_id = d.id
  left join (
    select document_id, sum(total) as total, sum(open) as open, sum(waived) as waived,
           sum(critical) as critical, sum(high) as high, sum(medium) as medium, sum(low) as low, bool_or(is_blocked) as is_blocked,
           array_agg(violation_type order by violation_type) filter (where open > 0) as types,
           array_agg(open::integer order by violation_type) filter (where open > 0) as counts
      from (select document_id, violation_type, count(*) as total, count(*) filter (where status = 'open') as open,
                   count(*) filter (where status = 'waived') as waived,
                   count(*) filter (where status = 'open' and severity = 'critical') as critical,
                   count(*) filter (where status = 'open' and severity = 'high') as high,
                   count(*) filter (where status = 'open' and severity = 'medium') as medium,
                   count(*) filter (where status = 'open' and severity = 'low') as low,
                   bool_or(hub.is_blocking(status, severity)) as is_blocked
              from hub.violations where document_id = any(ids) group by 1, 2) of_type
     group by 1
  ) v on v.document_id = d.id
  left join (
    select document_id,
           max(completed_at) filter (where status = 'failed' or (job_type = 'compliance' and status = 'completed')) as processed_at,
           min(completed_at) filter (where job_type = 'compliance' and status = 'completed') as first_checked_at
      from hub.jobs where document_id = any(ids) group by 1
  ) j on j.document_id = d.id
  left join (
    select distinct on (document_id) document_id, created_at, started_at,
           case when status in ('completed', 'failed') then status else 'under way' end as state,
           case status when 'completed' then hub.duration_ms(started_at, completed_at) end as ms
      from hub.jobs where document_id = any(ids) and job_type = 'ocr' order by document_id, created_at desc, id desc
  ) reading on reading.document_id = d.id
  left join (
    select distinct on (document_id) document_id, created_at, started_at,
           case when status in ('completed', 'failed') then status else 'under way' end as state,
           case status when 'completed' then hub.duration_ms(started_at, completed_at) end as ms
      from hub.jobs where document_id = any(ids) and job_type = 'compliance' order by document_id, created_at desc, id desc
  ) checking on checking.document_id = d.id
  where d.id = any(ids) and r.document_id = any(ids) and r.document_id = d.id;
end
$$;


-- Added, moved to the trash and out of it, or of another time (as tests make them): everything. Otherwise what the row of a document states, since nothing else has changed.
create or replace function hub.refresh_results_of_documents() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    perform hub.refresh_results(array(select id from added));
    return null;
  end if;
  ids := array(
    select id from added join gone using (id)
     where (added.deleted_at is null) <> (gone.deleted_at is null) or added.created_at <> gone.created_at);
  if cardinality(ids) > 0 then
    perform hub.refresh_results(ids);
  end if;
  ids := array(
    select id from added join gone using (id)
     where added.deleted_at is null and gone.deleted_at is null
       and (added.status, added.assignee, added.uploaded_by, added.waiting_since)
         is distinct from (gone.status, gone.assignee, gone.uploaded_by, gone.waiting_since));
  if cardinality(ids) > 0 then
    -- First the locks: the statement after it sees what others committed before they let go.
    perform from hub.document_results where document_id = any(ids) order by document_id for update;
    update hub.document_results r set
      status = d.status,
      assignee = d.assignee,
      owner_id = coalesce(d.assignee, d.uploaded_by),
      waiting_since = d.waiting_since,
      -- As in refresh_results.
      done_at = case when hub.is_done(d.status, r.open_violations) then coalesce(r.done_at, clock_timestamp())
                     when d.status in ('pending', 'processing') then r.done_at end
      from added d
     where r.document_id = any(ids) and d.id = r.document_id;
  end if;
  return null;
end
$$;
drop trigger refresh_results_changed on hub.documents;
create trigger refresh_results_changed after update on hub.documents
  referencing old table as gone new table as added for each statement execute function hub.refresh_results_of_documents();

-- Jobs that are added leave one line of the list, and not one each. Their progress, many times a second, is about one job.
drop trigger mark_added on hub.jobs;
create function hub.mark_added_jobs() returns trigger language plpgsql as $$
begin
  insert into hub.document_tallies (tenant_id, status, change) select distinct tenant_id, null, 0 from added;
  return null;
end
$$;
create trigger mark_added after insert on hub.jobs
  referencing new table as added for each statement execute function hub.mark_added_jobs();

-- 2. To the trash and out of it.
drop trigger keep_documents_in_trash on hub.documents;
create or replace function hub.keep_documents_in_trash() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select id from added join gone using (id) where (added.deleted_at is null) <> (gone.deleted_at is null));
begin
  if cardinality(ids) > 0 then
    delete from hub.documents_in_trash t using added
     where t.document_id = any(ids) and added.id = t.document_id and added.deleted_at is null;
    insert into hub.documents_in_trash (tenant_id, document_id)
      select tenant_id, id from added where id = any(ids) and deleted_at is not null
      on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger keep_documents_in_trash after update on hub.documents
  referencing old table as gone new table as added for each statement execute function hub.keep_documents_in_trash();

drop trigger move_notes_to_trash on hub.documents;
create or replace function hub.move_notes_to_trash() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select id from added join gone using (id) where (added.deleted_at is null) <> (gone.deleted_at is null));
begin
  if cardinality(ids) > 0 then
    update hub.document_notes n set is_in_trash = added.deleted_at is not null
      from added where n.document_id = any(ids) and added.id = n.document_id;
  end if;
  return null;
end
$$;
create trigger move_notes_to_trash after update on hub.documents
  referencing old table as gone new table as added for each statement execute function hub.move_notes_to_trash();

drop trigger emissions_due_by_trash on hub.documents;
drop trigger emissions_due_by_rejection on hub.documents;
create or replace function hub.emissions_due_by_trash() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(
    select id from added join gone using (id)
     where added.deleted_at is distinct from gone.deleted_at
        or (added.status <> gone.status and 'rejected' in (added.status, gone.status)));
begin
  if cardinality(ids) > 0 then
    perform hub.emissions_become_due(array(
      select distinct p.consignment_id from hub.consignment_papers p
       where p.document_id = any(ids) and p.consignment_id is not null));
  end if;
  return null;
end
$$;
create trigger emissions_due_by_trash after update on hub.documents
  referencing old table as gone new table as added for each statement execute function hub.emissions_due_by_trash();

-- As in 0015; what did not move is not joined with its violations.
create or replace function hub.tally_changed_documents() returns trigger language plpgsql as $$
declare
  moved uuid[] := array(select id from added join gone using (id) where (added.deleted_at is null) <> (gone.deleted_at is null));
begin
  insert into hub.document_tallies (tenant_id, status, change)
    select tenant_id, status, sum(change) from (
      select tenant_id, status, 1 as change from added where deleted_at is null
      union all
      select tenant_id, status, -1 from gone where deleted_at is null
    ) changed group by 1, 2;
  -- To the trash and out of it go the violations too.
  if cardinality(moved) > 0 then
    insert into hub.violation_tallies (tenant_id, severity, violation_type, change)
      select v.tenant_id, v.severity, v.violation_type, sum(case when added.deleted_at is null then 1 else -1 end)
        from added join hub.violations v on v.document_id = added.id
       where added.id = any(moved) and v.document_id = any(moved) and v.status = 'open'
       group by 1, 2, 3;
  end if;
  perform hub.draw_document_tallies_together(t) from (select distinct tenant_id as t from added) tenants;
  return null;
end
$$;

drop trigger verdict_by_document on hub.documents;
create or replace function hub.verdict_by_document() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(
    select id from added join gone using (id)
     where (added.status in ('completed', 'approved')) is distinct from (gone.status in ('completed', 'approved'))
        or added.deleted_at is distinct from gone.deleted_at);
begin
  if cardinality(ids) > 0 then
    perform hub.verdicts_may_change(array(
      select distinct p.consignment_id from hub.consignment_papers p
       where p.document_id = any(ids) and p.consignment_id is not null));
  end if;
  return null;
end
$$;
create trigger verdict_by_document after update on hub.documents
  referencing old table as gone new table as added for each statement execute function hub.verdict_by_document();

drop trigger verdict_by_consignment on hub.consignments;
create or replace function hub.verdict_by_consignment() returns trigger language plpgsql as $$
begin
  perform hub.verdicts_may_change(array(
    select id from added join gone using (id)
     where (added.missing, added.missing_in_cab, added.contradictions, added.merged_into)
       is distinct from (gone.missing, gone.missing_in_cab, gone.contradictions, gone.merged_into)));
  return null;
end
$$;
create trigger verdict_by_consignment after update on hub.consignments
  referencing old table as gone new table as added for each statement execute function hub.verdict_by_consignment();

-- Which documents a check calls duplicates of one: asked whenever one is deleted.
create index documents_by_original on hub.documents (duplicate_of) where duplicate_of is not null;

-- Lists of documents read hub.document_results since 0057. Without these two a document changes its status, its assignee and what it waits for
-- in no index: where its page has room, nothing else is written.
drop index hub.documents_by_status;
drop index hub.documents_by_size;
alter table hub.documents set (fillfactor = 80);

-- The names are in hub.documents, with an index that no change of their state writes. This one was half of the time of every such change.
alter table hub.document_results drop column search_text;

-- Groups of violations are counted whole: from an index alone, with what lists are mostly narrowed to, and the document, which row-level
-- security asks for.
create index violations_by_code on hub.violations (tenant_id, code, status) include (severity, violation_type, document_id);
create index violations_by_type_and_id on hub.violations (tenant_id, violation_type, id) include (status, severity, document_id);
drop index hub.violations_by_type;
alter index hub.violations_by_type_and_id rename to violations_by_type;

-- 3. The queue: any number of jobs of one task.
grant create on schema hub to efti_queue;
create function hub.enqueue_many(task text, payloads jsonb[]) returns void
  language plpgsql security definer set search_path = pg_catalog
as $$
begin
  if hub.current_tenant() is null then
    raise exception 'a job needs a tenant';
  end if;
  perform graphile_worker.add_jobs(array(
    select row(task, (payload || jsonb_build_object('tenantId', hub.current_tenant()))::json, null, null, 25, null, null, null)::graphile_worker.job_spec
      from unnest(payloads) payload));
end
$$;
alter function hub.enqueue_many(text, jsonb[]) owner to efti_queue;
revoke create on schema hub from efti_queue;
revoke all on function hub.enqueue_many(text, jsonb[]) from public;
grant execute on function hub.enqueue_many(text, jsonb[]) to efti_app;

-- 4. The trail. At the end of a transaction the first of its events seals all of them, in the order in which they were written:
-- what is visible without a seal and not older than the transaction is its own, since others seal before they commit. Every event still
-- makes sure of its own seal, whatever the clock did.
create or replace function hub.seal_event() returns trigger
  language plpgsql security definer set search_path = pg_catalog
as $$
declare
  bound text := current_setting('app.tenant_id', true);
  former record;
  event hub.audit_events;
  seqs bigint[] := '{}';
  events uuid[] := '{}';
  befores text[] := '{}';
  hashes text[] := '{}';
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  if not exists (select from hub.audit_seals s where s.tenant_id = new.tenant_id and s.event_id = new.id) then
    perform pg_advisory_xact_lock(hashtextextended('hub.audit_seals ' || new.tenant_id, 0));
    select s.seq, s.hash into former from hub.audit_seals s
     where s.tenant_id = new.tenant_id order by s.seq desc limit 1;
    if not found then
      select 0::bigint as seq, repeat('0', 64) as hash into former;
    end if;
    for event in
      select e.* from hub.audit_events e
       where e.tenant_id = new.tenant_id and (e.id = new.id or e.created_at >= now())
         and not exists (select from hub.audit_seals s where s.tenant_id = e.tenant_id and s.event_id = e.id)
       order by e.created_at, e.id
    loop
      befores := befores || former.hash;
      former.seq := former.seq + 1;
      former.hash := hub.audit_hash(former.hash, former.seq, hub.audit_text(event));
      seqs := seqs || former.seq;
      events := events || event.id;
      hashes := hashes || former.hash;
    end loop;
    insert into hub.audit_seals (tenant_id, seq, event_id, previous_hash, hash)
      select new.tenant_id, * from unnest(seqs, events, befores, hashes);
    perform pg_notify('efti_hub_events',
      jsonb_build_object('tenantId', new.tenant_id, 'type', 'audit_update', 'data', '{}'::jsonb)::text);
  end if;
  perform set_config('app.tenant_id', coalesce(bound, ''), true);
  return null;
end
$$;
