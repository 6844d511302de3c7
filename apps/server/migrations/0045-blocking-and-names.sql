-- The one place in the database that says what stops the goods; BLOCKING_SEVERITIES of packages/contract says the same to the
-- application, and a test compares the two. Expanded into the query around it, so indexes serve it.
create function hub.is_blocking(status text, severity text) returns boolean language sql immutable parallel safe as $$
  select status = 'open' and severity in ('critical', 'high')
$$;

-- Functions and triggers that keep hub.document_results up to date are called after that. Each statement of the first sees what
-- others committed before it: whoever changes another violation of the same document at the same time waits before the last
-- one, and counts with both. Nested loops are for few documents; the plan is made once, and for five thousand it took minutes.
alter function hub.reckon_results(uuid[]) rename to refresh_results;
create or replace function hub.refresh_results(ids uuid[]) returns void language plpgsql set enable_nestloop = off as $$
begin
  delete from hub.document_results where document_id in
    (select id from hub.documents where id = any(ids) and deleted_at is not null);
  insert into hub.document_results (document_id, tenant_id, submitted_at, name, search_text, status)
    select id, tenant_id, created_at, original_name, lower(original_name || ' ' || id), status
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
    checking_ms = checking.ms
  from hub.documents d
  left join (
    select document_id, profile from hub.consignment_papers where document_id = any(ids)
  ) p on p.document_id = d.id
  left join (
    select distinct on (document_id) document_id, score from hub.compliance_checks
     where document_id = any(ids) order by document_id, created_at desc
  ) c on c.document_id = d.id
  left join (
    select document_id, sum(total) as total, sum(open) as open, sum(waived) as waived, bool_or(is_blocked) as is_blocked,
           array_agg(violation_type order by violation_type) filter (where open > 0) as types,
           array_agg(open::integer order by violation_type) filter (where open > 0) as counts
      from (select document_id, violation_type, count(*) as total, count(*) filter (where status = 'open') as open,
                   count(*) filter (where status = 'waived') as waived,
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

alter function hub.reckon_added_documents() rename to refresh_results_of_documents;
create or replace function hub.refresh_results_of_documents() returns trigger language plpgsql as $$
begin
  perform hub.refresh_results(array(select id from added));
  return null;
end
$$;
alter trigger reckon_added on hub.documents rename to refresh_results_added;
alter trigger reckon_changed on hub.documents rename to refresh_results_changed;

alter function hub.reckon_documents_of_added() rename to refresh_results_of_added;
create or replace function hub.refresh_results_of_added() returns trigger language plpgsql as $$
begin
  perform hub.refresh_results(array(select distinct document_id from added));
  return null;
end
$$;
alter trigger reckon_added on hub.compliance_checks rename to refresh_results_added;
alter trigger reckon_changed on hub.compliance_checks rename to refresh_results_changed;
alter trigger reckon_added on hub.violations rename to refresh_results_added;
alter trigger reckon_added on hub.jobs rename to refresh_results_added;
alter trigger reckon_added on hub.consignment_papers rename to refresh_results_added;

alter function hub.reckon_documents_of_changed_violations() rename to refresh_results_of_violations;
create or replace function hub.refresh_results_of_violations() returns trigger language plpgsql as $$
begin
  perform hub.refresh_results(array(
    select distinct added.document_id from added join gone using (id)
     where (added.status, added.severity, added.violation_type) is distinct from (gone.status, gone.severity, gone.violation_type)));
  return null;
end
$$;
alter trigger reckon_changed on hub.violations rename to refresh_results_changed;

alter function hub.reckon_documents_of_changed_papers() rename to refresh_results_of_papers;
create or replace function hub.refresh_results_of_papers() returns trigger language plpgsql as $$
begin
  perform hub.refresh_results(array(
    select added.document_id from added join gone using (document_id) where added.profile is distinct from gone.profile));
  return null;
end
$$;
alter trigger reckon_changed on hub.consignment_papers rename to refresh_results_changed;

alter function hub.reckon_document_of_job() rename to refresh_results_of_job;
create or replace function hub.refresh_results_of_job() returns trigger language plpgsql as $$
begin
  perform hub.refresh_results(array[new.document_id]);
  return null;
end
$$;
alter trigger reckon_changed on hub.jobs rename to refresh_results_changed;

alter index hub.violations_gravest rename to violations_most_severe;
alter index hub.violations_gravest_by_status rename to violations_most_severe_by_status;
alter table hub.violations rename constraint violations_reckoned_due_reason_check to violations_calculated_due_reason_check;
-- The due date that its owner was last notified of.
alter table hub.violations rename column due_told_for to due_notified_for;

-- Which part of the product a process is.
alter table hub.processes rename column door to service;
alter table hub.processes rename constraint processes_door_check to processes_service_check;
-- PostgreSQL 18 names these as well.
do $$
begin
  alter table hub.processes rename constraint processes_door_not_null to processes_service_not_null;
exception
  when undefined_object then null;
end
$$;
