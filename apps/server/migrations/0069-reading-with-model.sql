-- Whether a model is asked about all that most documents carry, or only about what is missing, doubtful or contradictory.
alter table hub.tenants add column ask_about_all boolean not null default false;

-- What a model was given while a job read a document, and what it answered: the source of values that it suggested
-- (docs/decisions/0057). One for each job: a job that is tried again does not ask again.
create table hub.model_readings (
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  job_id uuid not null,
  asked_at timestamptz(3) not null,
  -- As people read it: 'gpt-oss-120b at models.example.org'.
  provider text not null,
  instructions text not null,
  content text not null,
  -- Path, text and page of each answer, names and contact data put back.
  answers jsonb not null,
  -- Answers that became no value, each with the reason; null: the job has not ended.
  refused jsonb,
  primary key (tenant_id, job_id),
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.model_readings (tenant_id, document_id, asked_at);
alter table hub.model_readings enable row level security;
alter table hub.model_readings force row level security;
create policy of_tenant on hub.model_readings for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
create policy not_in_trash_by_document_id on hub.model_readings as restrictive for all to efti_app
  using ((select hub.trash_is_shown())
    or document_id not in (select t.document_id from hub.documents_in_trash t where t.tenant_id = hub.current_tenant()));
grant select, insert, update on hub.model_readings to efti_app;

-- Who agreed to plans has not agreed to send every document as it is read: they are asked again.
alter table hub.tenants no force row level security;
update hub.tenants set send_content = false, send_content_by = null, send_content_at = null where send_content;
alter table hub.tenants force row level security;
