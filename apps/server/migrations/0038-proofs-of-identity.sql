-- A sign-in at the identity provider is no proof until it is repeated on request (docs/decisions/0042).
alter table accounts.sessions alter column confirmed_at drop not null;
-- When a code of the second factor was last given in this session.
alter table accounts.sessions add column code_at timestamptz;
update accounts.sessions set code_at = confirmed_at where second_factor;
