-- Read before a tenant is known, so no row-level security: only the role efti_accounts reaches them.
create table accounts.users (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
  email text not null unique check (email = lower(email)),
  platform_admin boolean not null default false,
  created_at timestamptz not null default now()
);

-- argon2id in PHC notation. A person who only comes through an identity provider has no row.
create table accounts.passwords (
  user_id uuid primary key references accounts.users on delete cascade,
  hash text not null,
  changed_at timestamptz not null default now()
);

-- A session ends when its row is gone; the cookie's token itself is never stored.
create table accounts.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  active_tenant_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  address text,
  user_agent text
);
create index on accounts.sessions (user_id);

-- Tickets of the live socket that have been used; each opens one socket, on whichever API process.
create unlogged table accounts.spent_tickets (
  id uuid primary key,
  expires_at timestamptz not null
);
create index on accounts.spent_tickets (expires_at);

-- Counters of failed sign-ins and registrations, shared by all API processes (shape of rate-limiter-flexible).
create unlogged table accounts.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

grant select, insert, update, delete on all tables in schema accounts to efti_accounts;
