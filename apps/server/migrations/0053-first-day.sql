-- What an organisation says of its work on its first day, and whether it wants the checklist. One that has documents is past it.
alter table hub.tenants
  add column modes text[] not null default '{}' check (modes <@ array['1', '2', '3', '4', '8']),
  add column dangerous_goods boolean,
  add column checklist_dismissed boolean not null default false;
update hub.tenants t set checklist_dismissed = true
 where exists (select from hub.documents d where d.tenant_id = t.id);
