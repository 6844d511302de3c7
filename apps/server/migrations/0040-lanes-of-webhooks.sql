-- Receivers that do not answer delay their own organisation only: each has three lanes, and in a lane one delivery is sent
-- after the other (docs/decisions/0034).
create or replace function hub.enqueue_webhook(delivery uuid, run_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog
as $$
declare
  lane integer;
begin
  if hub.current_tenant() is null then
    raise exception 'a job needs a tenant';
  end if;
  select abs(hashtext(d.webhook_id::text) % 3) into lane from hub.webhook_deliveries d where d.id = delivery;
  perform graphile_worker.add_job(
    'webhook',
    json_build_object('tenantId', hub.current_tenant(), 'deliveryId', delivery),
    queue_name => 'webhook ' || hub.current_tenant() || ' ' || coalesce(lane, 0),
    run_at => run_at,
    max_attempts => 25,
    job_key => 'webhook:' || delivery,
    priority => 10
  );
end
$$;
grant select (id, webhook_id, tenant_id) on hub.webhook_deliveries to efti_queue;
