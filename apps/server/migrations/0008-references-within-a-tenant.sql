-- A reference must stay within its tenant: foreign keys are checked without row-level security, so on `id` alone one
-- tenant could hang its rows on another's. Every such key becomes (tenant_id, column) -> (tenant_id, id).
do $$
declare
  ref record;
begin
  for ref in
    select c.conname, c.conrelid::regclass as child, c.confrelid::regclass as parent,
      p.relname || '_within_tenant' as parent_key, a.attname as col,
      case c.confdeltype when 'c' then 'on delete cascade' else '' end as on_delete
    from pg_constraint c
    join pg_class p on p.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'
      and cardinality(c.conkey) = 1
      and c.connamespace = 'hub'::regnamespace
      and c.confrelid <> 'hub.tenants'::regclass
      and exists (select from pg_attribute t where t.attrelid = c.confrelid and t.attname = 'tenant_id')
  loop
    if not exists (select from pg_constraint u where u.conrelid = ref.parent and u.conname = ref.parent_key) then
      execute format('alter table %s add constraint %I unique (tenant_id, id)', ref.parent, ref.parent_key);
    end if;
    execute format('alter table %s drop constraint %I', ref.child, ref.conname);
    execute format(
      'alter table %s add constraint %I foreign key (tenant_id, %I) references %s (tenant_id, id) %s',
      ref.child, ref.conname, ref.col, ref.parent, ref.on_delete);
  end loop;
end
$$;
