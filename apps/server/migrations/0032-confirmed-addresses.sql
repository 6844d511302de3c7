-- Who controls the mailbox of an address, and what becomes of mail that nobody asked for (docs/decisions/0030).
alter table accounts.users
  add column email_confirmed_at timestamptz(3),
  -- The owner of the mailbox answered that the account is not theirs: it gets no more confirmation mails.
  add column confirmation_refused_at timestamptz(3);

-- Of the people so far, those count as confirmed whom an identity provider has verified. The others confirm when they next
-- want something mailed; nothing else changes for them.
update accounts.users u set email_confirmed_at = i.first
  from (select user_id, min(created_at) as first from accounts.identities group by user_id) i
 where i.user_id = u.id;

create table accounts.email_confirmations (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references accounts.users on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index on accounts.email_confirmations (user_id);
grant select, insert, update, delete on accounts.email_confirmations to efti_accounts;

-- Whether only the owner of the mailbox can have the link. One handed over by a person proves nothing about a mailbox.
alter table accounts.password_resets add column mailed boolean not null default false;
alter table hub.invitations add column mailed boolean not null default false;

alter table hub.tenants add column founded_by uuid;
-- Who made the present secret of the key and has seen it; created_by when it was never rotated.
alter table hub.api_keys add column secret_by uuid;

-- The owner of these tables is under row-level security as well, so it is lifted while existing rows are filled in.
do $$
declare
  t text;
begin
  foreach t in array array['tenants', 'memberships', 'invitations', 'api_keys', 'audit_events'] loop
    execute format('alter table hub.%I no force row level security', t);
  end loop;
  update hub.tenants t set founded_by = (
    select m.user_id from hub.memberships m
     where m.tenant_id = t.id and not exists (
             select from hub.invitations i where i.tenant_id = t.id and i.accepted_by = m.user_id)
     order by m.created_at, m.id limit 1);
  update hub.api_keys k set secret_by = coalesce((
    select e.actor_id from hub.audit_events e
     where e.tenant_id = k.tenant_id and e.action = 'key-rotated' and e.resource_id = k.id::text
     order by e.created_at desc limit 1), k.created_by);
  foreach t in array array['tenants', 'memberships', 'invitations', 'api_keys', 'audit_events'] loop
    execute format('alter table hub.%I force row level security', t);
  end loop;
end
$$;

-- Members and keys that an account set up before its address was verified: none of them is active until a Compliance Manager
-- keeps it. A held membership has no row in hub.memberships and a held key is revoked, so no other query has to know.
create table hub.held_access (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  account_id uuid not null references accounts.users on delete cascade,
  kind text not null check (kind in ('member', 'key')),
  -- The person or the key.
  subject_id uuid not null,
  role text not null check (role in ('compliance_manager', 'operator', 'auditor')),
  held_at timestamptz(3) not null,
  unique (tenant_id, kind, subject_id)
);

-- Addresses whose owner wants no mail from this organisation. Hashed: this is no list of addresses.
create table hub.mail_suppressions (
  tenant_id uuid not null references hub.tenants on delete cascade,
  address_hash bytea not null check (length(address_hash) = 32),
  created_at timestamptz(3) not null,
  primary key (tenant_id, address_hash)
);

do $$
declare
  t text;
begin
  foreach t in array array['held_access', 'mail_suppressions'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert, update, delete on hub.held_access to efti_accounts;
grant select, insert on hub.mail_suppressions to efti_accounts;
grant select on hub.mail_suppressions to efti_app;

-- In which organisations an account has left something behind, whether or not it is still a member there.
create policy keys_of_author on hub.api_keys for select to efti_accounts
  using (created_by = hub.current_person() or secret_by = hub.current_person());
create policy invitations_of_author on hub.invitations for select to efti_accounts
  using (created_by = hub.current_person());

alter table hub.notices drop constraint notices_kind_check, add constraint notices_kind_check check (
  kind in ('checked', 'failed', 'violations', 'approved', 'rejected', 'assigned', 'due', 'applied', 'application',
           'address-verified'));
grant insert on hub.notices to efti_accounts;
