-- For live sockets: whether this session may do anything in the tenant, which is not suspended.
create function accounts.may_listen(session uuid, tenant uuid) returns boolean
  language plpgsql
as $$
begin
  if not accounts.is_admitted(session, tenant) then
    return false;
  end if;
  perform set_config('app.tenant_id', tenant::text, true);
  return exists (select from hub.tenants t where t.id = tenant and t.suspended_at is null);
end
$$;
revoke all on function accounts.may_listen(uuid, uuid) from public;
grant execute on function accounts.may_listen(uuid, uuid) to efti_accounts;

-- The kinds of notices are listed in the contract, which checks them; a second list here would have to follow it.
alter table hub.notices drop constraint notices_kind_check;
alter table hub.notices add constraint notices_kind_check check (kind ~ '^[a-z-]{1,40}$');
