-- A text PDF had its results worked out eleven times on its way, eight of them because of its jobs. What a job states about a document are
-- seven columns, in no index; they are worked out alone. And a job that reports progress states nothing new.
create function hub.refresh_results_of_jobs(ids uuid[]) returns void language plpgsql
  set enable_nestloop = off set plan_cache_mode = force_generic_plan
as $$
begin
  -- First the locks: the statement after it sees what others committed before they let go.
  perform from hub.document_results where document_id = any(ids) order by document_id for update;
  update hub.document_results r set
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

-- The line for lists comes from hub.mark_added_jobs().
create function hub.refresh_results_of_added_jobs() returns trigger language plpgsql as $$
begin
  perform hub.refresh_results_of_jobs(array(select distinct document_id from added));
  return null;
end
$$;
drop trigger refresh_results_added on hub.jobs;
create trigger refresh_results_added after insert on hub.jobs
  referencing new table as added for each statement execute function hub.refresh_results_of_added_jobs();

create or replace function hub.refresh_results_of_job() returns trigger language plpgsql as $$
begin
  perform hub.refresh_results_of_jobs(array[new.document_id]);
  return null;
end
$$;
drop trigger refresh_results_changed on hub.jobs;
create trigger refresh_results_changed after update on hub.jobs for each row
  when ((case when old.status in ('completed', 'failed') then old.status end, old.started_at, old.completed_at)
    is distinct from (case when new.status in ('completed', 'failed') then new.status end, new.started_at, new.completed_at))
  execute function hub.refresh_results_of_job();

-- Nine tables are joined for one document: planning that took longer than carrying it out.
alter function hub.refresh_results(uuid[]) set plan_cache_mode = force_generic_plan;
