-- One cause, one violation: documents that contradict each other are an entry of their consignment, no violation of each. Open
-- violations of this kind are resolved by the next check of their document.
create table hub.consignment_settlements (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  consignment_id uuid not null,
  code text not null,
  -- The value that a person said is right; what it was corrected to is in hub.corrections.
  value jsonb not null,
  author uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  foreign key (tenant_id, consignment_id) references hub.consignments (tenant_id, id) on delete cascade
);
create index on hub.consignment_settlements (tenant_id, consignment_id);
alter table hub.consignment_settlements enable row level security;
alter table hub.consignment_settlements force row level security;
create policy of_tenant on hub.consignment_settlements for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert on hub.consignment_settlements to efti_app;

alter table hub.consignments
  -- Critical and high contradictions between its documents.
  add column contradictions integer not null default 0,
  -- Of what is missing, what vehicles can carry in the cab on every journey; no part of `missing`.
  add column missing_in_cab integer not null default 0;
alter table hub.consignments no force row level security;
update hub.consignments set missing = missing - 1, missing_in_cab = 1
 where missing > 0 and not confirmed ? 'DG-INSTRUCTIONS'
   and exists (select from jsonb_array_elements(required) r
                where r ->> 'code' = 'DG-INSTRUCTIONS' and r ->> 'documentId' is null);
alter table hub.consignments force row level security;

-- 'Our vehicles carry them'; null: nobody has answered yet.
alter table hub.tenants add column carried_in_cab boolean;

-- The words of a violation with '{name}' in place of its numbers, and the numbers as data.
alter table hub.violations add column description_template text, add column quantities jsonb;
