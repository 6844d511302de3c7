-- What corrections taught about papers of one sender in one form. Data of the tenant: seen, and deleted when it is wrong.
create table hub.lessons (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  -- The consignor's name as printed and as corrected, letters and digits only; '' when the paper names none.
  senders text[] not null,
  sender_name text not null,
  efti_id text not null,
  path text not null,
  page integer not null,
  box double precision[] not null check (cardinality(box) = 4),
  anchors jsonb not null,
  unit text,
  -- True: what stands in this place is not the value.
  refused boolean not null,
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index lessons_newest on hub.lessons (tenant_id, created_at desc, id desc);
create index on hub.lessons using gin (senders);

alter table hub.lessons enable row level security;
alter table hub.lessons force row level security;
create policy of_tenant on hub.lessons for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert, delete on hub.lessons to efti_app;
