-- Documents of one consignment. What links them is worked out anew whenever one of them is checked; what people said
-- about it stands in consignment_choices and goes before it.
create table hub.consignments (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  -- The consignment that took this one's papers over: addresses of this one lead there.
  merged_into uuid,
  phase text check (phase in ('planned', 'loaded', 'under-way', 'delivered')),
  phase_author uuid,
  phase_at timestamptz(3),
  -- Required papers that travel with the goods: code -> author, instant.
  confirmed jsonb not null default '{}',
  -- Required papers by the latest reading of its documents, and what is searched in.
  required jsonb not null default '[]',
  missing integer not null default 0,
  search_text text not null default '',
  unique (tenant_id, id),
  foreign key (tenant_id, merged_into) references hub.consignments (tenant_id, id) on delete cascade
);
create index consignments_newest on hub.consignments (tenant_id, created_at desc, id desc) where merged_into is null;

create table hub.consignment_papers (
  document_id uuid primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  -- Null: a paper of no carriage that nobody has linked.
  consignment_id uuid,
  -- Why it is with the others, in a sentence; null for a paper that stands alone.
  reason text,
  -- The person who linked it; null: the product did.
  author uuid,
  linked_at timestamptz(3) not null default clock_timestamp(),
  -- What linking and comparing need of the values in force.
  profile jsonb not null,
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, consignment_id) references hub.consignments (tenant_id, id) on delete cascade
);
create index on hub.consignment_papers (tenant_id, consignment_id);

-- Numbers by which papers find each other, normalised: its own, those it names, orders, containers, vehicles.
create table hub.consignment_references (
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  role text not null check (role in ('own', 'named', 'order', 'transport', 'container', 'notification', 'vehicle')),
  value text not null,
  primary key (document_id, role, value),
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.consignment_references (tenant_id, value, role);

-- A person's word on two documents; the latest one of a pair counts. Never changed.
create table hub.consignment_choices (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  -- The smaller id first.
  left_document uuid not null,
  right_document uuid not null,
  together boolean not null,
  author uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  check (left_document < right_document),
  foreign key (tenant_id, left_document) references hub.documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, right_document) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.consignment_choices (tenant_id, left_document);
create index on hub.consignment_choices (tenant_id, right_document);

do $$
declare
  t text;
begin
  foreach t in array array['consignments', 'consignment_papers', 'consignment_references', 'consignment_choices'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert, update on hub.consignments, hub.consignment_papers to efti_app;
grant select, insert, delete on hub.consignment_references to efti_app;
grant select, insert on hub.consignment_choices to efti_app;
