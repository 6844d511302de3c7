-- What is measured from a fault, and not from the first start of the job: it may have waited for something else in between.
alter table hub.jobs
  -- Since when starts did not end: set at the first start after one that ended well or met a fault that its worker outlived.
  add column unfinished_since timestamptz(3),
  -- Since when the stored file is missing or damaged; null as soon as a try ends otherwise.
  add column without_file_since timestamptz(3);

alter table hub.jobs no force row level security;
update hub.jobs set unfinished_since = coalesce(started_at, created_at)
 where unfinished_starts > 0 and status in ('queued', 'running', 'processing');
alter table hub.jobs force row level security;
