-- One row a start of a process of ours; it is up from its start until it was last seen. What the system's own figures are
-- reckoned from. Of no tenant, and out of the application's reach: the queue's role keeps it, as it does hub.workers.
create table hub.processes (
  id uuid primary key,
  door text not null check (door in ('api', 'worker')),
  started_at timestamptz not null,
  seen_at timestamptz not null default clock_timestamp(),
  -- null: it runs, or it died without a word.
  ended_at timestamptz,
  memory_bytes bigint not null,
  -- The machine it runs on.
  host jsonb not null,
  -- Of a worker, which nobody can ask over HTTP: as prom-client gives them, the order of the labels too.
  metrics json,
  -- The slowest by their mean.
  statements jsonb not null
);
create index on hub.processes (seen_at);

-- Answers of /api by the minute; `times` counts them by the classes of platform/measure/answer-times.ts.
create table hub.answer_minutes (
  process_id uuid not null references hub.processes on delete cascade,
  minute timestamptz not null,
  requests integer not null,
  failures integer not null,
  times integer[] not null,
  primary key (process_id, minute)
);
create index on hub.answer_minutes (minute);
grant select, insert, update, delete on hub.processes, hub.answer_minutes to efti_queue;
-- The size of a database is told to who may connect to it; a role that cannot log in connects to nothing by that.
do $$
begin
  execute format('grant connect on database %I to efti_queue', current_database());
end
$$;

-- Jobs by state without reading all that ever ran.
create index jobs_under_way on hub.jobs (tenant_id, status) where status in ('queued', 'running', 'processing');
create index jobs_by_end on hub.jobs (tenant_id, completed_at) include (status) where completed_at is not null;

-- A fourth role that cannot log in: what a platform administrator sees of all tenants, which is figures and no content. It
-- reads narrow columns, and only while the person who asks is such an administrator.
do $$
begin
  begin
    create role efti_platform nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  exception when duplicate_object or unique_violation then null;
  end;
  grant efti_platform to current_user;
end
$$;
grant usage on schema hub, accounts to efti_platform;
grant select (id, name, created_at, suspended_at) on hub.tenants to efti_platform;
grant select (tenant_id, user_id) on hub.memberships to efti_platform;
grant select (tenant_id, submitted_at, status, is_compliant, processed_at) on hub.document_results to efti_platform;
grant select (tenant_id, severity, change) on hub.violation_tallies to efti_platform;
grant select (tenant_id, status, created_at, completed_at) on hub.jobs to efti_platform;

create function accounts.is_platform_admin(person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog
  return exists (select from accounts.users where id = person and platform_admin);
revoke all on function accounts.is_platform_admin(uuid) from public;
grant execute on function accounts.is_platform_admin(uuid) to efti_platform, efti_accounts;

do $$
declare
  t text;
begin
  foreach t in array array['tenants', 'memberships', 'document_results', 'violation_tallies', 'jobs'] loop
    execute format(
      'create policy seen_by_platform on hub.%I for select to efti_platform
         using ((select accounts.is_platform_admin(hub.current_person())))', t);
  end loop;
end
$$;

-- The figures of these tenants, as far as the caller may see them. A document is compliant when its latest check has nothing
-- critical or high open.
create type hub.tenant_figure as (
  id uuid, name text, created_at timestamptz, suspended_at timestamptz, members integer,
  documents integer, checked integer, compliant integer, violations integer, critical integer,
  uploaded_week integer, uploaded_month integer, last_upload_at timestamptz, last_processed_at timestamptz,
  jobs_queued integer, jobs_running integer, jobs_completed_day integer, jobs_failed_day integer
);
create function hub.tenant_figures(which uuid[]) returns setof hub.tenant_figure
  language sql stable
as $$
  select t.id, t.name, t.created_at, t.suspended_at,
         (select count(*)::int from hub.memberships m where m.tenant_id = t.id),
         coalesce(r.documents, 0), coalesce(r.checked, 0), coalesce(r.compliant, 0),
         coalesce(v.violations, 0), coalesce(v.critical, 0),
         coalesce(r.uploaded_week, 0), coalesce(r.uploaded_month, 0), r.last_upload_at, r.last_processed_at,
         coalesce(w.queued, 0), coalesce(w.running, 0), coalesce(e.completed, 0), coalesce(e.failed, 0)
    from hub.tenants t
    left join lateral (
      select count(*)::int as documents, count(is_compliant)::int as checked,
             (count(*) filter (where is_compliant))::int as compliant,
             (count(*) filter (where submitted_at >= now() - interval '7 days'))::int as uploaded_week,
             (count(*) filter (where submitted_at >= now() - interval '30 days'))::int as uploaded_month,
             max(submitted_at) as last_upload_at, max(processed_at) as last_processed_at
        from hub.document_results where tenant_id = t.id
    ) r on true
    left join lateral (
      select sum(change)::int as violations, (sum(change) filter (where severity = 'critical'))::int as critical
        from hub.violation_tallies where tenant_id = t.id
    ) v on true
    left join lateral (
      select (count(*) filter (where status = 'queued'))::int as queued,
             (count(*) filter (where status <> 'queued'))::int as running
        from hub.jobs where tenant_id = t.id and status in ('queued', 'running', 'processing')
    ) w on true
    left join lateral (
      select (count(*) filter (where status = 'completed'))::int as completed,
             (count(*) filter (where status = 'failed'))::int as failed
        from hub.jobs where tenant_id = t.id and completed_at >= now() - interval '1 day'
    ) e on true
   where t.id = any(which)
   order by t.name, t.id
$$;
revoke all on function hub.tenant_figures(uuid[]) from public;
grant execute on function hub.tenant_figures(uuid[]) to efti_app, efti_platform;

-- The door to all of them. The policies above show nothing to anybody but a platform administrator.
grant create on schema hub to efti_platform;
create function hub.unsafe_figures_of_every_tenant() returns setof hub.tenant_figure
  language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  -- Without this a member would be shown their own tenant, as everywhere.
  if accounts.is_platform_admin(hub.current_person()) then
    return query select f.* from hub.tenant_figures(array(select id from hub.tenants)) f;
  end if;
end
$$;
alter function hub.unsafe_figures_of_every_tenant() owner to efti_platform;
revoke create on schema hub from efti_platform;
revoke all on function hub.unsafe_figures_of_every_tenant() from public;
grant execute on function hub.unsafe_figures_of_every_tenant() to efti_app;
