-- How the address rows of the Annex are read: town and country ('practical'), or every line ('strict'). A check keeps what it used.
alter table hub.tenants
  add column strict_addresses boolean not null default false;
alter table hub.compliance_checks
  add column address_reading text not null default 'practical' check (address_reading in ('practical', 'strict'));
