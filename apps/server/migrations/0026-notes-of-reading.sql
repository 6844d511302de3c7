-- What a person should know of how a document was read, in sentences: what of a file was not understood.
alter table hub.extractions add column notes jsonb not null default '[]';
-- On how many papers something that was learned was used.
create index extracted_by_memory on hub.extracted_values ((why ->> 'remembered')) where why ->> 'remembered' is not null;
