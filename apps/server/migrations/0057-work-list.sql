-- What the list of documents shows, sorts and filters by beside the row of the document itself (docs/decisions/0051): in
-- hub.document_results, which is kept in the transaction of each change already.
alter table hub.documents
  -- Who takes care of it; null: nobody in particular, so whoever uploaded it.
  add column assignee uuid,
  -- Since a person stated that a partner has to answer first.
  add column waiting_since timestamptz(3),
  add column waiting_for text check (char_length(waiting_for) <= 200);

-- Words that people gave it. One spelling is one tag, whatever its letters' case.
create table hub.document_tags (
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  tag_key text not null check (tag_key <> ''),
  tag text not null check (char_length(tag) <= 40),
  primary key (document_id, tag_key),
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index document_tags_by_tag on hub.document_tags (tenant_id, tag_key, document_id);
alter table hub.document_tags enable row level security;
alter table hub.document_tags force row level security;
create policy of_tenant on hub.document_tags for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
create policy not_in_trash_by_document_id on hub.document_tags as restrictive for all to efti_app
  using ((select hub.trash_is_shown())
    or document_id not in (select t.document_id from hub.documents_in_trash t where t.tenant_id = hub.current_tenant()));
grant select, insert, update, delete on hub.document_tags to efti_app;

-- The date of taking over the goods, planned or actual, else of their loading, as the document has it: a day or a time.
create function hub.departure_of(profile jsonb) returns text language sql immutable parallel safe as $$
  select case when found ~ '^\d{4}-\d\d-\d\d($|T\d\d:\d\d)' then left(found, 40) end
    from (select coalesce(profile->'takingOver'->>'value', profile->>'loaded') as found) stated
$$;

-- A day counts from its first moment, a time without an offset as UTC; null for what is no date.
create function hub.instant_of(stated text) returns timestamptz language plpgsql immutable parallel safe as $$
begin
  return case
    when stated is null then null
    when stated !~ 'T' then (stated || 'T00:00Z')::timestamptz
    when stated ~ '(Z|[+-]\d\d:?\d\d)$' then stated::timestamptz
    else (stated || 'Z')::timestamptz end;
exception
  when data_exception then return null;
end
$$;

create function hub.is_done(status text, open_violations bigint) returns boolean language sql immutable parallel safe as $$
  select status = 'approved' or (status = 'completed' and open_violations = 0)
$$;

alter table hub.document_results
  add column file_size bigint not null default 0,
  add column kind text,
  add column number text,
  add column consignor text,
  add column consignee text,
  add column from_town text,
  add column from_country text,
  add column to_town text,
  add column to_country text,
  add column departure text,
  add column departs_at timestamptz(3),
  add column open_critical integer not null default 0,
  add column open_high integer not null default 0,
  add column open_medium integer not null default 0,
  add column open_low integer not null default 0,
  add column assignee uuid,
  -- Who it is assigned to, else who uploaded it.
  add column owner_id uuid,
  add column waiting_since timestamptz(3),
  -- Since when nothing is left to do: approved, or checked with nothing open.
  add column done_at timestamptz(3),
  -- The more severe and the more of them, the greater.
  add column severity_order bigint not null generated always as (
    least(open_critical, 999) * 1000000000::bigint + least(open_high, 999) * 1000000::bigint
    + least(open_medium, 999) * 1000 + least(open_low, 999)) stored,
  -- Somebody has to do something: it failed, or it is checked, undecided, and something is open or blocks it.
  add column needs_work boolean not null generated always as (
    status in ('under_review', 'failed') or (status = 'completed' and open_violations > 0)) stored,
  -- The day that the document prints, whatever the reader's time zone.
  add column departs_on text generated always as (left(departure, 10)) stored;

create or replace function hub.refresh_results(ids uuid[]) returns void language plpgsql set enable_nestloop = off as $$
begin
  delete from hub.document_results where document_id in
    (select id from hub.documents where id = any(ids) and deleted_at is not null);
  insert into hub.document_results (document_id, tenant_id, submitted_at, name, search_text, status, file_size)
    select id, tenant_id, created_at, original_name, lower(original_name || ' ' || id), status, file_size
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

-- A list of documents shows what is open and what was read: equal marks stand for equal lists.
create function hub.mark_changed_documents(ids uuid[]) returns void language sql as $$
  insert into hub.document_tallies (tenant_id, status, change)
    select distinct tenant_id, null, 0 from hub.documents where id = any(ids);
  select hub.draw_document_tallies_together(t) from (select distinct tenant_id as t from hub.documents where id = any(ids)) tenants;
$$;

create or replace function hub.refresh_results_of_added() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select distinct document_id from added);
begin
  perform hub.refresh_results(ids);
  perform hub.mark_changed_documents(ids);
  return null;
end
$$;

create or replace function hub.refresh_results_of_violations() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(
    select distinct added.document_id from added join gone using (id)
     where (added.status, added.severity, added.violation_type) is distinct from (gone.status, gone.severity, gone.violation_type));
begin
  if cardinality(ids) > 0 then
    perform hub.refresh_results(ids);
    perform hub.mark_changed_documents(ids);
  end if;
  return null;
end
$$;

create or replace function hub.refresh_results_of_papers() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(
    select added.document_id from added join gone using (document_id) where added.profile is distinct from gone.profile);
begin
  if cardinality(ids) > 0 then
    perform hub.refresh_results(ids);
    perform hub.mark_changed_documents(ids);
  end if;
  return null;
end
$$;

create function hub.mark_changed_tags() returns trigger language plpgsql as $$
begin
  perform hub.mark_changed_documents(array(select distinct document_id from changed));
  return null;
end
$$;
create trigger mark_added after insert on hub.document_tags
  referencing new table as changed for each statement execute function hub.mark_changed_tags();
create trigger mark_removed after delete on hub.document_tags
  referencing old table as changed for each statement execute function hub.mark_changed_tags();

-- Saved views of four lists, not only of violations.
alter table hub.violation_views rename to saved_views;
alter table hub.saved_views
  add column screen text not null default 'violations' check (screen in ('violations', 'documents', 'results', 'consignments'));
alter table hub.saved_views alter column screen drop default;
do $$
declare
  old text;
begin
  select conname into old from pg_constraint where conrelid = 'hub.saved_views'::regclass and contype = 'u';
  execute format('alter table hub.saved_views drop constraint %I', old);
end
$$;
alter table hub.saved_views add unique (tenant_id, author, screen, name);

-- What there is already. The owner is no superuser: as long as row-level security is forced, a migration sees no row.
do $$
declare
  t text;
  tables text[] := array['documents', 'jobs', 'compliance_checks', 'violations', 'consignment_papers', 'decisions', 'document_results'];
begin
  foreach t in array tables loop
    execute format('alter table hub.%I no force row level security', t);
  end loop;
  -- When it was decided or checked, and not the moment of this migration.
  update hub.document_results r set
    file_size = d.file_size,
    done_at = case when hub.is_done(r.status, r.open_violations) then greatest(r.processed_at,
      (select max(k.created_at) from hub.decisions k where k.document_id = r.document_id and k.decision = 'approved')) end
    from hub.documents d where d.id = r.document_id;
  perform hub.refresh_results(array(select id from hub.documents));
  foreach t in array tables loop
    execute format('alter table hub.%I force row level security', t);
  end loop;
end
$$;

-- Each order of the list as an index, within the tenant; and what has to be done, which is few of many.
create index results_by_size on hub.document_results (tenant_id, file_size desc, document_id desc);
create index results_by_departure on hub.document_results (tenant_id, departs_at, document_id);
create index results_by_severity on hub.document_results (tenant_id, severity_order desc, document_id desc);
create index results_by_day on hub.document_results (tenant_id, departs_on) include (needs_work) where departs_on is not null;
create index results_of_owner on hub.document_results (tenant_id, owner_id, submitted_at desc, document_id desc);
create index results_done on hub.document_results (tenant_id, done_at) include (status) where done_at is not null;
create index results_needing_work on hub.document_results (tenant_id, submitted_at desc, document_id desc)
  include (assignee, waiting_since) where needs_work;
create index results_blocked on hub.document_results (tenant_id, submitted_at desc, document_id desc)
  where open_critical > 0 or open_high > 0;
create index results_waiting on hub.document_results (tenant_id, waiting_since) where waiting_since is not null;
