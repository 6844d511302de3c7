-- What makes two papers the same: kind, number and parties. Who registered first is the original.
create table hub.document_identities (
  document_id uuid primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  identity text not null,
  registered_at timestamptz not null default clock_timestamp(),
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.document_identities (tenant_id, identity, registered_at);

alter table hub.document_identities enable row level security;
alter table hub.document_identities force row level security;
create policy of_tenant on hub.document_identities for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert, update, delete on hub.document_identities to efti_app;
