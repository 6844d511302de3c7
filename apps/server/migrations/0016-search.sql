-- What is searched in, in small letters: kept with the row, so that an index can hold it.
alter table hub.documents add column search_text text not null generated always as (lower(original_name)) stored;
alter table hub.violations add column search_text text not null default '';

-- The name of a document never changes, so it may stand with its violations.
create function hub.write_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := lower(concat_ws(' ', new.description, new.violation_type, new.field_name, new.code,
    (select original_name from hub.documents d where d.id = new.document_id)));
  return new;
end
$$;
create trigger write_search_text before insert or update of description, violation_type, field_name, code
  on hub.violations for each row execute function hub.write_search_text();

-- The owner is no superuser: as long as row-level security is forced, a migration sees no row.
alter table hub.documents no force row level security;
alter table hub.violations no force row level security;
alter table hub.violations disable trigger user;
update hub.violations v set search_text = lower(concat_ws(' ', v.description, v.violation_type, v.field_name, v.code, d.original_name))
  from hub.documents d where d.id = v.document_id;
alter table hub.violations enable trigger user;
alter table hub.documents force row level security;
alter table hub.violations force row level security;

create index documents_in_trash on hub.documents (tenant_id) include (id) where deleted_at is not null;

-- Three letters anywhere in the text are found by these. A server without the two extensions does without: searching
-- reads every row of the tenant then (docs/decisions/0019).
do $$
begin
  create extension if not exists pg_trgm with schema hub;
  create extension if not exists btree_gin with schema hub;
  create index documents_searched on hub.documents using gin (tenant_id hub.uuid_ops, search_text hub.gin_trgm_ops);
  create index violations_searched on hub.violations using gin (tenant_id hub.uuid_ops, search_text hub.gin_trgm_ops);
exception
  when undefined_file or feature_not_supported or insufficient_privilege then
    raise notice 'searching without an index: %', sqlerrm;
end
$$;
