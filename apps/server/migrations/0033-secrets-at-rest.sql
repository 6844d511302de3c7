-- Encryption happens outside the database, which never sees a key: `npm start` and `npm run migrate` encrypt what is not
-- encrypted yet, after the migrations (decision 0031). Until then both forms are read.

-- Who an identity provider says somebody is: encrypted, and found by a keyed digest of issuer and subject.
alter table accounts.identities
  drop constraint identities_pkey,
  alter column subject drop not null,
  add column id uuid not null default gen_random_uuid() primary key,
  add column sealed_subject text,
  add column subject_digest bytea check (length(subject_digest) = 32),
  add check ((subject is null) = (sealed_subject is not null and subject_digest is not null));
create unique index identities_by_digest on accounts.identities (issuer, subject_digest);
-- Of earlier versions, not encrypted yet.
create unique index identities_by_subject on accounts.identities (issuer, subject) where subject is not null;

-- token_hash depends on SESSION_SECRET. Which one it was, by its id; null: of an earlier version, where it did not.
alter table accounts.sessions add column secret_id text;
