-- Tenants take turns, and what a person waits for comes before batches (docs/decisions/0060).
alter table hub.jobs add column lane text not null default 'prompt' check (lane in ('prompt', 'batch'));

-- How much a tenant has asked for lately; who asks for a tenant's jobs finds them here as well.
create index jobs_by_creation on hub.jobs (tenant_id, created_at);
drop index hub.jobs_of_tenant;

-- Jobs of one task about documents. The queue takes up the lowest priority first, then the oldest.
--   -10  a person waits for it
--     0  everything else that the product does; a document of a batch that has been begun is finished here
--  1...  documents of batches, by turns: a tenant's n-th waiting document gets the n-th turn from the one that is being taken now, so
--        that every tenant's next document is among the first. Beyond the highest number they go by their age alone.
-- `waiting` null: `priority`, and no turn. The flag names the tenant, for its share of the places (platform/processes/tenant-share.ts).
grant create on schema hub to efti_queue;
create function hub.enqueue_documents(task text, payloads jsonb[], priority integer, waiting integer) returns void
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
    select coalesce(min(j.priority), 1) + waiting - 1 into first from graphile_worker._private_jobs j
     where j.is_available and j.priority > 0 and j.run_at <= now();
  end if;
  perform graphile_worker.add_jobs(array(
    select row(task, (payload || jsonb_build_object('tenantId', tenant))::json, null, null, 25, null,
               case when waiting is null then first else greatest(1, least(highest, first + place - cardinality(payloads))) end,
               array['tenant:' || tenant])::graphile_worker.job_spec
      from unnest(payloads) with ordinality as p (payload, place)));
end
$$;
alter function hub.enqueue_documents(text, jsonb[], integer, integer) owner to efti_queue;
revoke create on schema hub from efti_queue;
revoke all on function hub.enqueue_documents(text, jsonb[], integer, integer) from public;
grant execute on function hub.enqueue_documents(text, jsonb[], integer, integer) to efti_app;
