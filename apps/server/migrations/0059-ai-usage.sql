-- Whether names and contact data are taken out of what is sent to the AI provider.
alter table hub.tenants add column redact_content boolean not null default false;

-- What an organisation used of the AI provider, by calendar month (UTC).
create table hub.ai_usage (
  tenant_id uuid not null references hub.tenants on delete cascade,
  month date not null check (month = date_trunc('month', month)),
  calls integer not null check (calls >= 0),
  input_tokens bigint not null check (input_tokens >= 0),
  output_tokens bigint not null check (output_tokens >= 0),
  primary key (tenant_id, month)
);
alter table hub.ai_usage enable row level security;
alter table hub.ai_usage force row level security;
create policy of_tenant on hub.ai_usage
  for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert, update on hub.ai_usage to efti_app;
