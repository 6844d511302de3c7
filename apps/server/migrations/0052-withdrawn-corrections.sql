-- A correction that its author withdrew counts no longer: what was in force before it is in force again. The row stays.
alter table hub.corrections add column withdrawn_at timestamptz(3);
grant update (withdrawn_at) on hub.corrections to efti_app;
