-- What an organisation says of its work on its first day, and whether it wants the checklist.
alter table hub.tenants
  add column modes text[] not null default '{}' check (modes <@ array['1', '2', '3', '4', '8']),
  add column dangerous_goods boolean,
  add column checklist_dismissed boolean not null default false;

-- One that has documents is past its first day. The owner is no superuser: as long as row-level security is forced, a migration
-- sees no row.
alter table hub.tenants no force row level security;
alter table hub.documents no force row level security;
update hub.tenants t set checklist_dismissed = true
 where exists (select from hub.documents d where d.tenant_id = t.id);
alter table hub.tenants force row level security;
alter table hub.documents force row level security;
