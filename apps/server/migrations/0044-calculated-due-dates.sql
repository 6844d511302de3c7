-- Due dates that the application calculates are called so; those that a person sets are in due_at alone.
alter table hub.violations rename column reckoned_due_at to calculated_due_at;
alter table hub.violations rename column reckoned_due_reason to calculated_due_reason;
