-- A choice of kind or subsets and an answer are undone as a correction is: the row stays, and counts no longer.
alter table hub.document_choices add column withdrawn_at timestamptz(3);
grant update (withdrawn_at) on hub.document_choices to efti_app;
