-- Beside its place, the printed words that name a value; the kind of paper on which they do; whether the file has pages.
alter table hub.lessons
  add column kind text,
  add column label jsonb,
  add column synthetic boolean not null default false;
-- What a correction taught goes with it.
create index on hub.lessons (document_id, path);
