-- What people put beside what the machine read: a fact each, never changed. The latest one of a path is in force, also
-- after the document was read again.
create table hub.corrections (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  efti_id text not null,
  path text not null,
  -- null: the document holds no such value.
  value jsonb,
  -- What was in force until then; null: nothing was.
  old_value jsonb,
  old_source text,
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.corrections (document_id, id);
create index on hub.corrections (tenant_id);

-- What a person decided about a document as a whole. `subject` is 'kind' or a subset's id.
create table hub.document_choices (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  subject text not null,
  -- A kind, or whether the subset applies; null: the choice is left to the machine again.
  value jsonb,
  reason text,
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.document_choices (document_id, id);
create index on hub.document_choices (tenant_id);

do $$
declare
  t text;
begin
  foreach t in array array['corrections', 'document_choices'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert on hub.corrections, hub.document_choices to efti_app;
