-- Beside the function of 0067, which the previous version calls: a job that waits keeps its turn and the flag of its tenant, and what a
-- person waits for has no flag, so that nobody waits because of a batch of their own organisation (docs/decisions/0060).
grant create on schema hub to efti_queue;
create function hub.enqueue_documents(
  task text, payloads jsonb[], priority integer, waiting integer, is_shared boolean, due timestamptz
) returns void
  language plpgsql security definer set search_path = pg_catalog
as $$
declare
  highest constant integer := 32000;
  tenant constant uuid := hub.current_tenant();
  first integer := priority;
begin
  if tenant is null then
    raise exception 'a job needs a tenant';
  end if;
  if waiting is not null then
    -- The turn in service: of a tenant that is held back an old turn may still be waiting.
    select greatest(
             coalesce((select min(j.priority) from graphile_worker._private_jobs j
                        where j.is_available and j.priority > 0 and j.run_at <= now()), 1),
             coalesce((select max(j.priority) from graphile_worker._private_jobs j
                        where j.locked_at is not null and j.priority > 0), 1)) + waiting - 1 into first;
  end if;
  perform graphile_worker.add_jobs(array(
    select row(task, (payload || jsonb_build_object('tenantId', tenant))::json, null, due, 25, null,
               case when waiting is null then first else greatest(1, least(highest, first + place - cardinality(payloads))) end,
               case when is_shared then array['tenant:' || tenant] end)::graphile_worker.job_spec
      from unnest(payloads) with ordinality as p (payload, place)));
end
$$;
alter function hub.enqueue_documents(text, jsonb[], integer, integer, boolean, timestamptz) owner to efti_queue;
revoke create on schema hub from efti_queue;
revoke all on function hub.enqueue_documents(text, jsonb[], integer, integer, boolean, timestamptz) from public;
grant execute on function hub.enqueue_documents(text, jsonb[], integer, integer, boolean, timestamptz) to efti_app;
