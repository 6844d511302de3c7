-- What a browser said it would send straight to the file store (docs/decisions/0062): compared with what arrived there, and
-- counted with the stored files until it has.
alter table hub.uploads
  add column announced_size bigint,
  add column announced_sha256 text;
