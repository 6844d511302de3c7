-- A paper that is rejected says nothing about emissions any more, and says it again once the rejection is withdrawn.
create trigger emissions_due_by_rejection after update of status on hub.documents
  for each row when (old.status is distinct from new.status and 'rejected' in (old.status, new.status))
  execute function hub.emissions_due_by_trash();

-- Ways and places are found otherwise than before: all figures are reckoned anew, when somebody first looks.
alter table hub.consignments no force row level security;
alter table hub.emissions_due no force row level security;
insert into hub.emissions_due (consignment_id, tenant_id, reread)
  select id, tenant_id, true from hub.consignments where merged_into is null
  on conflict (consignment_id) do update set reread = true;
alter table hub.consignments force row level security;
alter table hub.emissions_due force row level security;
