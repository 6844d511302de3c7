-- Which pages of a file seem to be documents of their own. What was read before this has no proposal until it is read again.
alter table hub.extractions add column parts jsonb not null default '[]';

-- A person keeps the file as one document: nothing is proposed any more.
alter table hub.documents add column kept_whole_at timestamptz(3);

-- A document that was made of pages of another. The original is in the trash from then on; restoring it undoes the split, and its
-- parts go to the trash. Hidden with either of the two (docs/decisions/0047).
create table hub.document_parts (
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  original_id uuid not null,
  -- Its place among the parts, from 1.
  position integer not null,
  -- [{ number, turn }]: pages of the original in their order, each turned by so many degrees clockwise.
  pages jsonb not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  -- Once the original was restored, this part does not come back beside it.
  undone_at timestamptz(3),
  primary key (tenant_id, document_id),
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, original_id) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.document_parts (tenant_id, original_id);
alter table hub.document_parts enable row level security;
alter table hub.document_parts force row level security;
create policy of_tenant on hub.document_parts for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
create policy not_in_trash_by_document_id on hub.document_parts as restrictive for all to efti_app
  using ((select hub.trash_is_shown())
    or document_id not in (select t.document_id from hub.documents_in_trash t where t.tenant_id = hub.current_tenant()));
create policy not_in_trash_by_original_id on hub.document_parts as restrictive for all to efti_app
  using ((select hub.trash_is_shown())
    or original_id not in (select t.document_id from hub.documents_in_trash t where t.tenant_id = hub.current_tenant()));
grant select, insert, update on hub.document_parts to efti_app;
