-- What a document costs stays the same, however many there are before it (docs/measurements/throughput-2026-11-29.md).

-- 1. Whoever asks for an upload address looks for uploads that nobody finished: until now through all uploads of the organisation.
create index uploads_unfinished on hub.uploads (tenant_id, expires_at) where consumed_at is null;

-- 2. Each of these is the beginning of another index of its table.
drop index hub.uploads_tenant_id_idx;
drop index hub.recognitions_tenant_id_idx;
drop index hub.extractions_tenant_id_idx;
drop index hub.compliance_checks_tenant_id_idx;

-- 3. Of documents that were just added nothing is known but their own row.
create or replace function hub.refresh_results_of_documents() returns trigger
  language plpgsql set plan_cache_mode = force_generic_plan
as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    insert into hub.document_results (document_id, tenant_id, submitted_at, name, status, file_size, assignee, owner_id, waiting_since, done_at)
      select id, tenant_id, created_at, original_name, status, file_size, assignee, coalesce(assignee, uploaded_by), waiting_since,
             case when hub.is_done(status, 0) then clock_timestamp() end
        from added where deleted_at is null order by id
      on conflict do nothing;
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

-- 4. Planned once for each connection, not for each document: a plan for ten ids is the same as one for one.
create or replace function hub.mark_changed_documents(ids uuid[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan
as $$
begin
  insert into hub.document_tallies (tenant_id, status, change)
    select distinct tenant_id, null, 0 from hub.documents where id = any(ids);
  perform hub.draw_document_tallies_together(t) from (select distinct tenant_id as t from hub.documents where id = any(ids)) tenants;
end
$$;
alter function hub.verdict_by_document() set plan_cache_mode = force_generic_plan;
alter function hub.emissions_due_by_trash() set plan_cache_mode = force_generic_plan;
alter function hub.emissions_become_due(uuid[]) set plan_cache_mode = force_generic_plan;
