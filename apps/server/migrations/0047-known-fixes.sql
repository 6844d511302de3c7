-- The value that is right at the place of a violation, where its rule knows it; set by the next check of each document.
alter table hub.violations add column fix jsonb;
