-- A plan is kept with the violations that it was made for, and reopened as long as one of them is open. Earlier plans name none: they
-- remain as a record and are not reopened.
alter table hub.remediation_plans add column violation_ids uuid[];

-- A person ticked a step off, or took the tick back; the latest row of a step applies. The same act for the same violations has the same
-- id in a later plan of the document.
create table hub.remediation_ticks (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  step_id text not null,
  author uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  done boolean not null,
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.remediation_ticks (tenant_id, document_id, id);
alter table hub.remediation_ticks enable row level security;
alter table hub.remediation_ticks force row level security;
create policy of_tenant on hub.remediation_ticks for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
create policy not_in_trash_by_document_id on hub.remediation_ticks as restrictive for all to efti_app
  using ((select hub.trash_is_shown())
    or document_id not in (select t.document_id from hub.documents_in_trash t where t.tenant_id = hub.current_tenant()));
grant select, insert on hub.remediation_ticks to efti_app;
