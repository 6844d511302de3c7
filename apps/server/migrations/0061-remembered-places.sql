-- Whether a place that a correction taught is used on later documents: people are asked from the second identical correction on. What was
-- learned until now stays in use. Lessons that say the same have one place, and share its answer.
alter table hub.lessons
  add column place_id uuid not null default gen_random_uuid(),
  add column state text not null default 'kept' check (state in ('proposed', 'kept', 'declined'));
alter table hub.lessons alter column state drop default, alter column place_id drop default;
create index on hub.lessons (tenant_id, place_id);
grant update (state) on hub.lessons to efti_app;
