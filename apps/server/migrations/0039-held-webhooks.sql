-- Everybody who made the webhook, changed it or has seen a secret of it: what an unverified account left waits like keys (docs/decisions/0030).
alter table hub.webhooks add column authors uuid[] not null default '{}';
do $$
begin
  alter table hub.webhooks no force row level security;
  alter table hub.audit_events no force row level security;
  update hub.webhooks w set authors = array(
    select w.created_by union
    select e.actor_id from hub.audit_events e
     where e.tenant_id = w.tenant_id and e.resource_type = 'webhook' and e.resource_id = w.id::text
       and e.action in ('webhook-changed', 'webhook-secret-rotated') and e.actor_id is not null);
  alter table hub.webhooks force row level security;
  alter table hub.audit_events force row level security;
end
$$;
create policy webhooks_of_author on hub.webhooks for select to efti_accounts
  using (authors @> array[hub.current_person()]);
grant select (name, state, off_reason, authors), update (state, off_reason), delete on hub.webhooks to efti_accounts;

alter table hub.held_access
  drop constraint held_access_kind_check,
  add constraint held_access_kind_check check (kind in ('member', 'key', 'webhook')),
  -- A webhook has none.
  alter column role drop not null;
