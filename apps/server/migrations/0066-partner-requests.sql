-- What a partner is asked about a document, the links that lead to it, and what was answered (docs/decisions/0056).
create table hub.partner_requests (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null,
  created_at timestamptz(3) not null,
  author uuid not null,
  partner text not null check (partner <> '' and char_length(partner) <= 200),
  -- '' where it is not mailed: the link is copied.
  email text not null default '',
  language text not null,
  message text not null,
  expires_at timestamptz(3) not null,
  -- Days until the first reminder and between two; null: none is sent by itself.
  reminder_days smallint check (reminder_days > 0),
  -- By itself, without those that a person sent.
  reminders_sent smallint not null default 0,
  reminded_at timestamptz(3),
  opened_at timestamptz(3),
  -- The latest answer.
  answered_at timestamptz(3),
  remark text not null default '',
  revoked_at timestamptz(3),
  -- Null with revoked_at: the partner declined.
  revoked_by uuid,
  -- Noticed as over without an answer.
  expired_at timestamptz(3),
  -- The latest upload address that its link was given, and how many there were.
  upload_id uuid,
  uploads smallint not null default 0,
  -- The better document that arrived; it may have been deleted since.
  received_id uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index partner_requests_of_document on hub.partner_requests (tenant_id, document_id, created_at);

create table hub.partner_request_fields (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  request_id uuid not null,
  position smallint not null,
  path text not null,
  efti_id text not null,
  reason text not null check (reason in ('wrong', 'missing', 'unsure', 'known')),
  -- Of hub.violations; it goes with the document as this does.
  violation_id uuid,
  -- In force when it was asked; null: none.
  known jsonb,
  answer jsonb,
  answered_at timestamptz(3),
  decision text check (decision in ('used', 'declined')),
  decided_by uuid,
  decided_at timestamptz(3),
  unique (tenant_id, request_id, path),
  foreign key (tenant_id, request_id) references hub.partner_requests (tenant_id, id) on delete cascade,
  constraint answered_before_decided check (decision is null or answer is not null)
);
create index on hub.partner_request_fields (tenant_id, violation_id) where violation_id is not null;

-- Every link of a request leads to the same: a reminder carries one of its own, since no secret is kept that could be sent again.
create table hub.partner_links (
  token_hash bytea primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  request_id uuid not null,
  created_at timestamptz(3) not null,
  foreign key (tenant_id, request_id) references hub.partner_requests (tenant_id, id) on delete cascade
);

do $$
declare
  t text;
begin
  foreach t in array array['partner_requests', 'partner_request_fields', 'partner_links'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
    execute format('grant select, insert, update on hub.%I to efti_app', t);
  end loop;
end
$$;
create policy not_in_trash_by_document_id on hub.partner_requests as restrictive for all to efti_app
  using ((select hub.trash_is_shown())
    or document_id not in (select t.document_id from hub.documents_in_trash t where t.tenant_id = hub.current_tenant()));

-- Who asked is notified of the answer, or that there was none.
do $$
declare
  kinds text;
begin
  select pg_get_expr(conbin, conrelid) into kinds from pg_constraint
   where conrelid = 'hub.notices'::regclass and conname = 'notices_kind_check';
  alter table hub.notices drop constraint notices_kind_check;
  execute format('alter table hub.notices add constraint notices_kind_check check (%s or kind in (%L, %L))',
    kinds, 'partner-answered', 'partner-silent');
end
$$;
