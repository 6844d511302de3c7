-- Rules whose violations an organisation accepts, with the reason: for all of its documents, for those of one sender or of one kind.
-- A row is only ever ended, by a time or by a person, and never changed otherwise.
create table hub.accepted_rules (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  code text not null,
  violation_type text not null,
  -- hub.senders.sender_id; null: of every sender. Its name stays when the sender's last document goes.
  sender_id uuid,
  sender_name text,
  -- As in hub.document_notes; null: of every kind.
  kind text,
  reason text not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  revoked_by uuid,
  unique (tenant_id, id),
  constraint revoked_by_somebody check ((revoked_at is null) = (revoked_by is null))
);
create index on hub.accepted_rules (tenant_id, code) where revoked_at is null;
alter table hub.accepted_rules enable row level security;
alter table hub.accepted_rules force row level security;
create policy of_tenant on hub.accepted_rules for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert on hub.accepted_rules to efti_app;
grant update (revoked_at, revoked_by) on hub.accepted_rules to efti_app;

-- A violation that is waived because its rule is accepted is no longer so when that ends.
alter table hub.violations 
  add column accepted_rule uuid,
  add constraint accepted_within_tenant foreign key (tenant_id, accepted_rule) references hub.accepted_rules (tenant_id, id);
create index violations_of_accepted_rules on hub.violations (accepted_rule) where accepted_rule is not null;
