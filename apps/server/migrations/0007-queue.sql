-- graphile-worker's own schema is made and migrated by efti_queue, which owns nothing else.
do $$
begin
  execute format('grant create on database %I to efti_queue', current_database());
end
$$;

-- One row per running worker process. `pool_id` is what graphile-worker writes into locked_by.
create table hub.workers (
  pool_id text primary key,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp()
);
grant select, insert, update, delete on hub.workers to efti_queue;

-- The application role may not touch the queue's tables; this is its one door. The tenant is the caller's
-- own, whatever the payload says.
grant create on schema hub to efti_queue;
create function hub.enqueue(task text, payload jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog
as $$
begin
  if hub.current_tenant() is null then
    raise exception 'a job needs a tenant';
  end if;
  perform graphile_worker.add_job(
    task,
    (payload || jsonb_build_object('tenantId', hub.current_tenant()))::json,
    max_attempts => 25
  );
end
$$;
alter function hub.enqueue(text, jsonb) owner to efti_queue;
revoke create on schema hub from efti_queue;
revoke all on function hub.enqueue(text, jsonb) from public;
grant execute on function hub.enqueue(text, jsonb) to efti_app;
