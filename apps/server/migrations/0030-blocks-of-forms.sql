-- The blocks of a prescribed form, such as Annex VII of Regulation (EU) 2024/1157: the common data set has elements for few of them.
alter table hub.extractions add column form jsonb;
