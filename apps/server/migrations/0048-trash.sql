-- Documents in the trash (docs/decisions/0047). They and everything that hangs on them are hidden by row-level security, so that
-- no list, count or job can forget to leave them out. A transaction that is about the trash itself asks for it by a setting.
alter table hub.documents
  add column deleted_by uuid,
  -- What must not be deleted cannot be in the trash.
  add constraint held_is_not_deleted check (held_at is null or deleted_at is null);

drop index hub.documents_in_trash;
create index documents_by_deletion on hub.documents (tenant_id, deleted_at desc, id desc) where deleted_at is not null;

create function hub.trash_is_shown() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.trash', true) = 'shown', false);

create policy not_in_trash on hub.documents as restrictive for all to efti_app
  using (deleted_at is null or (select hub.trash_is_shown()));

-- Their ids once more, for the policies of other tables, which do not see the documents themselves. A trigger keeps it.
create table hub.documents_in_trash (
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  primary key (tenant_id, document_id),
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
alter table hub.documents_in_trash enable row level security;
create policy of_tenant on hub.documents_in_trash for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
grant select, insert, delete on hub.documents_in_trash to efti_app;

create function hub.keep_documents_in_trash() returns trigger language plpgsql as $$
begin
  if new.deleted_at is null then
    delete from hub.documents_in_trash where tenant_id = new.tenant_id and document_id = new.id;
  else
    insert into hub.documents_in_trash (tenant_id, document_id) values (new.tenant_id, new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger keep_documents_in_trash after update of deleted_at on hub.documents for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function hub.keep_documents_in_trash();

-- What there is already. The owner is no superuser: as long as row-level security is forced, a migration sees no row.
alter table hub.documents no force row level security;
insert into hub.documents_in_trash (tenant_id, document_id) select tenant_id, id from hub.documents where deleted_at is not null;
alter table hub.documents force row level security;
alter table hub.documents_in_trash force row level security;

-- Every table that refers to documents. The trash is looked up once for a query, and not the document of every row.
-- hub.document_results has no rows of documents in the trash (docs/decisions/0027).
do $$
declare
  ref record;
begin
  for ref in
    select r.relname as child, a.attname as col, a.attnotnull as is_required
      from pg_constraint c
      join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'tenant_id'
     where c.contype = 'f' and c.confrelid = 'hub.documents'::regclass
       and r.relname not in ('documents', 'document_results', 'documents_in_trash')
  loop
    execute format(
      'create policy %I on hub.%I as restrictive for all to efti_app using (%s (select hub.trash_is_shown())
         or %I not in (select t.document_id from hub.documents_in_trash t where t.tenant_id = hub.current_tenant()))',
      'not_in_trash_by_' || ref.col, ref.child,
      case when ref.is_required then '' else format('%I is null or', ref.col) end, ref.col);
  end loop;
end
$$;

-- A consignment whose documents are all in the trash is not empty: they may come back to it.
drop policy only_empty on hub.consignments;
create policy only_empty on hub.consignments as restrictive for delete
  using (tenant_id = hub.current_tenant() and hub.trash_is_shown()
    and not exists (select from hub.consignment_papers p where p.consignment_id = consignments.id));

-- Values that documents contradict each other about go with the first of the documents.
grant delete on hub.accepted_contradictions to efti_app;
