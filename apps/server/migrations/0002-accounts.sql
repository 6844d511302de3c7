-- Read before a tenant is known, so no row-level security: only the role efti_accounts reaches them.
-- Shape of better-auth 1.7 (user, session, account, verification), with ids as uuid.
create table accounts.users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  platform_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email = lower(email))
);

create table accounts.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  active_tenant_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on accounts.sessions (user_id);

create table accounts.credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index on accounts.credentials (user_id);

create table accounts.verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on accounts.verifications (identifier);

grant select, insert, update, delete on all tables in schema accounts to efti_accounts;
