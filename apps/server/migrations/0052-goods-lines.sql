-- Corrections that were made together can be undone together: an undone one counts no longer, and what was in force before it is in
-- force again, with its source and its confidence. The row stays; who undid it is in the audit trail.
alter table hub.corrections add column undone_at timestamptz(3);
grant update (undone_at) on hub.corrections to efti_app;
