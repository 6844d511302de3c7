-- Whether pictures of pages go with their text when a model reads a document (docs/decisions/0057): nobody has agreed to that before.
alter table hub.tenants add column send_pictures boolean not null default false;

-- Page and SHA-256 of each picture that was sent.
alter table hub.model_readings add column pictures jsonb not null default '[]';
