-- What a score is made of, as data: the browser words it. Checks from before keep their sentence.
alter table hub.compliance_checks add column score_sum jsonb;
grant update (score_sum) on hub.compliance_checks to efti_app;

-- Reasons why documents are linked, in the words of today.
alter table hub.consignment_papers no force row level security;
update hub.consignment_papers
   set reason = regexp_replace(
     regexp_replace(reason, '^names the (.+)$', 'refers to \1'),
     '^its number (.+) stands in the (.+)$', 'number \1, referenced in the \2')
 where reason like 'names the %' or reason like 'its number % stands in the %';
alter table hub.consignment_papers force row level security;

-- The vehicles of an organisation: a document that names one of them need not print its country of registration.
create table hub.fleet_vehicles (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  plate text not null check (plate <> ''),
  -- Letters and digits alone: plates are printed with and without spaces and hyphens.
  plate_key text not null check (plate_key <> ''),
  country text not null check (country ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('motor-vehicle', 'trailer')),
  unique (tenant_id, plate_key, country)
);
alter table hub.fleet_vehicles enable row level security;
alter table hub.fleet_vehicles force row level security;
create policy of_tenant on hub.fleet_vehicles
  for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert, update, delete on hub.fleet_vehicles to efti_app;
