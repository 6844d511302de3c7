-- What was read. A re-run is a new row; nothing upstream is overwritten.
create table hub.recognitions (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null references hub.documents on delete cascade,
  job_id uuid not null references hub.jobs,
  created_at timestamptz(3) not null default clock_timestamp(),
  engine text not null,
  format text not null,
  confidence double precision not null,
  text text not null,
  notes jsonb not null default '[]'
);
create index on hub.recognitions (document_id, created_at desc);
create index on hub.recognitions (tenant_id);

create table hub.recognised_pages (
  recognition_id uuid not null references hub.recognitions on delete cascade,
  tenant_id uuid not null references hub.tenants on delete cascade,
  number integer not null,
  width double precision not null,
  height double precision not null,
  content jsonb not null,
  primary key (recognition_id, number)
);

create table hub.extractions (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null references hub.documents on delete cascade,
  recognition_id uuid not null references hub.recognitions,
  created_at timestamptz(3) not null default clock_timestamp(),
  kind text not null,
  kind_confidence double precision not null,
  language text,
  -- Schema of an eFTI message: 'common' or 'identifier'; null for papers.
  schema text,
  -- Content that the schema allows and that has no eFTI id in its place: kept to write the message back whole.
  extra jsonb not null default '[]',
  -- Findings of reading itself, such as misplaced content of an XML, with line and path.
  findings jsonb not null default '[]'
);
create index on hub.extractions (document_id, created_at desc);
create index on hub.extractions (tenant_id);

-- One fact per value: what the machine read, and later what a person put beside it, with author and time.
create table hub.extracted_values (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null references hub.documents on delete cascade,
  extraction_id uuid not null references hub.extractions on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid,
  efti_id text not null,
  path text not null,
  value jsonb not null,
  as_written text not null,
  attributes jsonb not null default '{}',
  confidence double precision not null,
  source text not null check (source in ('text', 'ocr', 'structured', 'person', 'ai')),
  evidence jsonb,
  why jsonb
);
create index on hub.extracted_values (extraction_id, id);
create index on hub.extracted_values (document_id);
create index on hub.extracted_values (tenant_id);

do $$
declare
  t text;
begin
  foreach t in array array['recognitions', 'recognised_pages', 'extractions', 'extracted_values'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert on hub.recognitions, hub.recognised_pages, hub.extractions, hub.extracted_values to efti_app;
