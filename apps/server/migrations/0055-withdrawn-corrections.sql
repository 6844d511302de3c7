-- A correction that its author withdrew, alone or with others that were made together, counts no longer: what was in force before it is
-- in force again, with its source and its confidence. The row stays; the audit trail has who withdrew it.
alter table hub.corrections add column withdrawn_at timestamptz(3);
grant update (withdrawn_at) on hub.corrections to efti_app;
