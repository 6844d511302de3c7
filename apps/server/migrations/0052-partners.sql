-- Companies as an organisation knows them: what a document leaves out of their addresses follows from here.
create table hub.partners (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  name text not null check (name <> ''),
  -- Small letters without accents and signs: names are printed in several ways.
  name_key text not null check (name_key <> ''),
  street text not null,
  postcode text not null,
  -- Letters and digits alone.
  postcode_key text not null,
  town text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  vat_id text not null,
  email text not null,
  -- A company may have several places.
  unique (tenant_id, name_key, postcode_key)
);
create index partners_by_name on hub.partners (tenant_id, name_key, id);
alter table hub.partners enable row level security;
alter table hub.partners force row level security;
create policy of_tenant on hub.partners
  for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert, update, delete on hub.partners to efti_app;
