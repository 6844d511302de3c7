-- Documents in the trash (docs/decisions/0047). They and everything that hangs on them are hidden by row-level security, so that
-- no list, count or job can forget to leave them out. A transaction that is about the trash itself asks for it by a setting.
alter table hub.documents
  add column deleted_by uuid,
  -- What must not be deleted cannot be in the trash.
  add constraint held_is_not_deleted check (held_at is null or deleted_at is null);

create function hub.trash_is_shown() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.trash', true) = 'shown', false);

-- Of the tenant, as its caller is bound to it.
create function hub.documents_in_trash() returns setof uuid
  language plpgsql stable parallel safe rows 100 set app.trash = 'shown'
as $$
begin
  return query select id from hub.documents where tenant_id = hub.current_tenant() and deleted_at is not null;
end
$$;

create policy not_in_trash on hub.documents as restrictive for all to efti_app
  using (deleted_at is null or (select hub.trash_is_shown()));

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
       and r.relname not in ('documents', 'document_results')
  loop
    execute format(
      'create policy %I on hub.%I as restrictive for all to efti_app
         using (%s (select hub.trash_is_shown()) or %I not in (select hub.documents_in_trash()))',
      'not_in_trash_by_' || ref.col, ref.child, case when ref.is_required then '' else ref.col || ' is null or' end, ref.col);
  end loop;
end
$$;

drop index hub.documents_in_trash;
create index documents_in_trash on hub.documents (tenant_id, deleted_at desc, id desc) where deleted_at is not null;

-- A consignment whose documents are all in the trash is not empty: they may come back to it.
create function hub.has_documents(consignment uuid) returns boolean
  language plpgsql stable set app.trash = 'shown'
as $$
begin
  return exists (select from hub.consignment_papers p
                  where p.tenant_id = hub.current_tenant() and p.consignment_id = consignment);
end
$$;
drop policy only_empty on hub.consignments;
create policy only_empty on hub.consignments as restrictive for delete
  using (tenant_id = hub.current_tenant() and not hub.has_documents(id));

-- Values that documents contradict each other about go with the first of the documents.
grant delete on hub.accepted_contradictions to efti_app;
