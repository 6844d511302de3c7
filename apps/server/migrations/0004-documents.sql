create table hub.uploads (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  user_id uuid not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- Each PUT stores an object of its own; the row points at the last one that arrived whole.
  object_key text,
  size bigint,
  sha256 text,
  consumed_at timestamptz(3)
);
create index on hub.uploads (tenant_id);

create table hub.documents (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  -- The consignment data set made from this document: allotted once, kept through corrections.
  dataset_id uuid not null unique default gen_random_uuid(),
  uploaded_by uuid not null,
  upload_id uuid not null unique references hub.uploads,
  object_key text not null,
  -- Milliseconds, so that a cursor made in JavaScript meets the row exactly.
  created_at timestamptz(3) not null default clock_timestamp(),
  original_name text not null,
  file_name text not null,
  file_size bigint not null check (file_size > 0),
  file_url text not null,
  mime_type text not null,
  document_type text not null check (document_type in ('pdf', 'xml', 'json', 'csv', 'document')),
  sha256 text not null,
  duplicate_of uuid references hub.documents,
  status text not null default 'pending' check (
    status in ('pending', 'processing', 'under_review', 'approved', 'rejected', 'completed', 'failed')
  ),
  deleted_at timestamptz(3)
);
create index documents_newest on hub.documents (tenant_id, created_at desc, id desc);
create index documents_same_bytes on hub.documents (tenant_id, sha256);

create table hub.jobs (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null references hub.documents on delete cascade,
  job_type text not null check (job_type in ('ocr', 'compliance')),
  status text not null default 'queued' check (status in ('queued', 'running', 'processing', 'completed', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  message text,
  -- Starts that neither ended nor failed: the worker died meanwhile. Five of them and the job is failed for good.
  unfinished_starts integer not null default 0,
  created_at timestamptz(3) not null default clock_timestamp(),
  started_at timestamptz(3),
  completed_at timestamptz(3),
  result jsonb
);
create index jobs_of_document on hub.jobs (document_id, created_at);
create index jobs_of_tenant on hub.jobs (tenant_id);

do $$
declare
  t text;
begin
  foreach t in array array['uploads', 'documents', 'jobs'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert, update on hub.uploads, hub.documents, hub.jobs to efti_app;
-- Uploads that never became a document are swept away.
grant delete on hub.uploads to efti_app;
