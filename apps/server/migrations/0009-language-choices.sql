-- In which language a person wants a document to be read: one fact for each choice, the latest counts.
create table hub.language_choices (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  -- Code of ISO 639-2/T; null: found by itself.
  language text check (language ~ '^[a-z]{3}$'),
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.language_choices (document_id, id desc);
create index on hub.language_choices (tenant_id);

alter table hub.language_choices enable row level security;
alter table hub.language_choices force row level security;
create policy of_tenant on hub.language_choices for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert on hub.language_choices to efti_app;
