-- What happened that people want to hear of: one line an event, whoever hears of it. Kept for 90 days.
create table hub.notices (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  kind text not null check (
    kind in ('checked', 'failed', 'violations', 'approved', 'rejected', 'assigned', 'due', 'applied', 'application')
  ),
  -- null: everybody in the tenant.
  person_id uuid,
  -- Whose act it was, who need not be told of it. null: the product itself.
  author uuid,
  document_id uuid,
  -- The name of what it is about, as it was then.
  subject text not null,
  facts jsonb not null default '{}',
  -- Whether it has been looked at for mails; nothing is mailed twice.
  mailed_at timestamptz(3),
  foreign key (tenant_id, document_id) references hub.documents (tenant_id, id) on delete cascade
);
create index on hub.notices (tenant_id, id desc);
create index notices_to_mail on hub.notices (tenant_id, created_at) where mailed_at is null;
create index on hub.notices (document_id);

-- What a person has read: everything up to one notice, and single ones after it.
create table hub.notice_marks (
  tenant_id uuid not null references hub.tenants on delete cascade,
  user_id uuid not null references accounts.users on delete cascade,
  read_up_to bigint not null default 0,
  also_read bigint[] not null default '{}',
  primary key (tenant_id, user_id)
);

-- The weeks, by their Monday, of which a tenant's people have had their report: each is sent once.
create table hub.weekly_reports (
  tenant_id uuid not null references hub.tenants on delete cascade,
  week date not null,
  sent_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, week)
);

alter table hub.notices enable row level security;
alter table hub.notices force row level security;
alter table hub.notice_marks enable row level security;
alter table hub.notice_marks force row level security;
alter table hub.weekly_reports enable row level security;
alter table hub.weekly_reports force row level security;
create policy of_tenant on hub.notices for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
create policy of_tenant on hub.weekly_reports for all
  using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant());
create policy of_person on hub.notice_marks for all
  using (tenant_id = hub.current_tenant() and user_id = hub.current_person())
  with check (tenant_id = hub.current_tenant() and user_id = hub.current_person());
grant select, insert, update, delete on hub.notices to efti_app;
grant select, insert on hub.weekly_reports to efti_app;
grant select, insert, update on hub.notice_marks to efti_app;

-- For which due date people have been told that it is near: each is told once.
alter table hub.violations add column due_told_for timestamptz(3);

-- Which tenants there are, and nothing else about them: for the jobs of every morning and every Monday, which the queue
-- itself starts. Row-level security shows the tenants themselves to nobody who is not in one.
create table hub.every_tenant (id uuid primary key references hub.tenants on delete cascade);
grant select on hub.every_tenant to efti_queue;
alter table hub.tenants no force row level security;
insert into hub.every_tenant select id from hub.tenants;
alter table hub.tenants force row level security;

create function hub.add_to_every_tenant() returns trigger
  language plpgsql security definer set search_path = pg_catalog
as $$
begin
  insert into hub.every_tenant (id) values (new.id);
  return null;
end
$$;
revoke all on function hub.add_to_every_tenant() from public;
create trigger add_to_every_tenant after insert on hub.tenants
  for each row execute function hub.add_to_every_tenant();

-- One mail to one person. Mails of sign-in and invitation know no tenant, so this door asks for none. After
-- everything else: a mail server that lets everybody wait holds no document up for longer than one mail.
grant create on schema hub to efti_queue;
create function hub.enqueue_mail(mail jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog
as $$
begin
  perform graphile_worker.add_job('mail', mail::json, priority => 10, max_attempts => 25);
end
$$;
alter function hub.enqueue_mail(jsonb) owner to efti_queue;
revoke create on schema hub from efti_queue;
revoke all on function hub.enqueue_mail(jsonb) from public;
grant execute on function hub.enqueue_mail(jsonb) to efti_app, efti_accounts;
