-- Spellings of senders' names; those that partner memory takes for one sender have one `sender_id`, the id of the first of them.
create table hub.senders (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  sender_id uuid not null,
  -- Letters and digits only; '' for documents that name no sender.
  key text not null,
  -- As printed.
  name text not null,
  unique (tenant_id, key)
);
create index on hub.senders (sender_id);

-- One narrow row for each checked document: whose it is, and the codes of the notes of its latest check. Checks of earlier editions
-- are repeated when a worker starts, and so fill it with the documents that there are already.
create table hub.document_notes (
  document_id uuid primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  sender_id uuid not null,
  kind text not null,
  codes text[] not null,
  submitted_at timestamptz(3) not null,
  is_in_trash boolean not null default false,
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index document_notes_of_sender on hub.document_notes (tenant_id, sender_id, kind, submitted_at desc, document_id desc);

do $$
declare
  t text;
begin
  foreach t in array array['senders', 'document_notes'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert, update, delete on hub.senders, hub.document_notes to efti_app;

create function hub.move_notes_to_trash() returns trigger language plpgsql as $$
begin
  update hub.document_notes set is_in_trash = new.deleted_at is not null where document_id = new.id;
  return null;
end
$$;
create trigger move_notes_to_trash after update of deleted_at on hub.documents for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function hub.move_notes_to_trash();

-- Names of senders go with the last of their documents.
create function hub.delete_senders_without_documents() returns trigger language plpgsql as $$
begin
  delete from hub.senders s where s.sender_id in (select sender_id from gone)
    and not exists (select from hub.document_notes n where n.tenant_id = s.tenant_id and n.sender_id = s.sender_id);
  return null;
end
$$;
create trigger delete_senders after delete on hub.document_notes
  referencing old table as gone for each statement execute function hub.delete_senders_without_documents();

-- 'Both are correct': values of documents that contradict each other and that a person accepted. Kept by the documents, so that it
-- follows them into another consignment; it counts as long as each of them gives its value.
create table hub.accepted_contradictions (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  code text not null,
  document_ids uuid[] not null,
  -- In the order of the documents.
  document_values jsonb not null,
  reason text not null,
  author uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  revoked_by uuid,
  revoked_at timestamptz(3)
);
create index on hub.accepted_contradictions using gin (document_ids) where revoked_at is null;
create index on hub.accepted_contradictions (tenant_id);
alter table hub.accepted_contradictions enable row level security;
alter table hub.accepted_contradictions force row level security;
create policy of_tenant on hub.accepted_contradictions for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert, update on hub.accepted_contradictions to efti_app;
