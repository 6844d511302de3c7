-- What the results screen lists, sorts, filters and adds up: one narrow row for each document that is not in the trash. Nothing
-- stands here that is not elsewhere; hub.reckon_results works it out from there (docs/decisions/0027).
create table hub.document_results (
  document_id uuid primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  submitted_at timestamptz(3) not null,
  name text not null,
  search_text text not null,
  status text not null,
  -- Of the latest check; null: never checked.
  score smallint,
  -- No critical or high violation is open; null: never checked.
  is_compliant boolean,
  open_violations integer not null default 0,
  waived_violations integer not null default 0,
  -- Open, waived and resolved ones.
  found_violations integer not null default 0,
  -- Types of the open ones, each once, and how many are open of each.
  violation_types text[] not null default '{}',
  violations_of_types integer[] not null default '{}',
  -- On the route: where the goods are taken over, where they are delivered.
  countries text[] not null default '{}',
  transport_types text[] not null default '{}',
  -- When a check or a failure last ended its processing.
  processed_at timestamptz(3),
  -- From submission to the end of the first check.
  first_check_ms bigint,
  -- The latest job of each step.
  waiting_ms bigint,
  reading_state text check (reading_state in ('under way', 'completed', 'failed')),
  reading_ms bigint,
  checking_state text check (checking_state in ('under way', 'completed', 'failed')),
  checking_ms bigint,
  -- Documents without a score come last, whichever way one sorts.
  score_from_highest smallint not null generated always as (coalesce(score, -1)) stored,
  score_from_lowest smallint not null generated always as (coalesce(score, 101)) stored,
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);

alter table hub.document_results enable row level security;
create policy of_tenant on hub.document_results for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert, update, delete on hub.document_results to efti_app;

create function hub.transport_types_of(profile jsonb) returns text[] language sql immutable as $$
  select coalesce(
    (select array_agg(distinct named.type) from (
       select case mode when '1' then 'Maritime' when '2' then 'Rail' when '3' then 'Road' when '4' then 'Air'
                        when '8' then 'Inland Waterway' end as type
         from jsonb_array_elements_text(coalesce(profile->'modes', '[]')) mode) named
      where named.type is not null),
    case profile->>'family' when 'road' then '{Road}' when 'rail' then '{Rail}' when 'air' then '{Air}'
                            when 'sea' then '{Maritime}' else '{}' end::text[])
$$;

create function hub.countries_of(profile jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(country order by place), '{}') from (
    select upper(country) as country, min(place) as place
      from (values (profile->>'fromCountry', 1), (profile->>'toCountry', 2)) route(country, place)
     where country ~* '^[a-z]{2}$' group by 1) named
$$;

create function hub.duration_ms(began timestamptz, ended timestamptz) returns bigint language sql immutable as $$
  select greatest(0, round(extract(epoch from ended - began) * 1000))::bigint
$$;

-- Each of its statements sees what others committed before it: whoever changes another violation of the same
-- document at the same time waits before the last one, and counts with both.
-- Nested loops are for few documents; the plan is made once, and for five thousand it took minutes.
create function hub.reckon_results(ids uuid[]) returns void language plpgsql set enable_nestloop = off as $$
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
                   bool_or(status = 'open' and severity in ('critical', 'high')) as is_blocked
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

create function hub.reckon_added_documents() returns trigger language plpgsql as $$
begin
  perform hub.reckon_results(array(select id from added));
  return null;
end
$$;
create trigger reckon_added after insert on hub.documents
  referencing new table as added for each statement execute function hub.reckon_added_documents();
create trigger reckon_changed after update on hub.documents
  referencing new table as added for each statement execute function hub.reckon_added_documents();

create function hub.reckon_documents_of_added() returns trigger language plpgsql as $$
begin
  perform hub.reckon_results(array(select distinct document_id from added));
  return null;
end
$$;
create trigger reckon_added after insert on hub.compliance_checks
  referencing new table as added for each statement execute function hub.reckon_documents_of_added();
create trigger reckon_changed after update on hub.compliance_checks
  referencing new table as added for each statement execute function hub.reckon_documents_of_added();
create trigger reckon_added after insert on hub.violations
  referencing new table as added for each statement execute function hub.reckon_documents_of_added();
create trigger reckon_added after insert on hub.jobs
  referencing new table as added for each statement execute function hub.reckon_documents_of_added();
create trigger reckon_added after insert on hub.consignment_papers
  referencing new table as added for each statement execute function hub.reckon_documents_of_added();

-- Owners, comments, due dates and re-told violations change nothing here.
create function hub.reckon_documents_of_changed_violations() returns trigger language plpgsql as $$
begin
  perform hub.reckon_results(array(
    select distinct added.document_id from added join gone using (id)
     where (added.status, added.severity, added.violation_type) is distinct from (gone.status, gone.severity, gone.violation_type)));
  return null;
end
$$;
create trigger reckon_changed after update on hub.violations
  referencing old table as gone new table as added for each statement
  execute function hub.reckon_documents_of_changed_violations();

-- A paper changes its consignment more often than its route.
create function hub.reckon_documents_of_changed_papers() returns trigger language plpgsql as $$
begin
  perform hub.reckon_results(array(
    select added.document_id from added join gone using (document_id) where added.profile is distinct from gone.profile));
  return null;
end
$$;
create trigger reckon_changed after update on hub.consignment_papers
  referencing old table as gone new table as added for each statement
  execute function hub.reckon_documents_of_changed_papers();

-- A job tells of its progress many times a second.
create function hub.reckon_document_of_job() returns trigger language plpgsql as $$
begin
  perform hub.reckon_results(array[new.document_id]);
  return null;
end
$$;
create trigger reckon_changed after update on hub.jobs for each row
  when ((old.status, old.started_at, old.completed_at) is distinct from (new.status, new.started_at, new.completed_at))
  execute function hub.reckon_document_of_job();

-- What there is already. The owner is no superuser: as long as row-level security is forced, a migration sees no row.
do $$
declare
  t text;
  tables text[] := array['documents', 'jobs', 'compliance_checks', 'violations', 'consignment_papers'];
begin
  foreach t in array tables loop
    execute format('alter table hub.%I no force row level security', t);
  end loop;
  perform hub.reckon_results(array(select id from hub.documents));
  foreach t in array tables loop
    execute format('alter table hub.%I force row level security', t);
  end loop;
end
$$;
alter table hub.document_results force row level security;

-- Each order of the list as an index, within the tenant.
create index results_newest on hub.document_results (tenant_id, submitted_at desc, document_id desc);
create index results_by_name on hub.document_results (tenant_id, name, document_id);
create index results_from_highest on hub.document_results (tenant_id, score_from_highest desc, document_id desc);
create index results_from_lowest on hub.document_results (tenant_id, score_from_lowest, document_id);
create index results_by_violations on hub.document_results (tenant_id, open_violations desc, document_id desc);

-- As in 0016.
do $$
begin
  create index results_searched on hub.document_results using gin (tenant_id hub.uuid_ops, search_text hub.gin_trgm_ops);
exception
  when undefined_object or feature_not_supported or insufficient_privilege then
    raise notice 'searching without an index: %', sqlerrm;
end
$$;
