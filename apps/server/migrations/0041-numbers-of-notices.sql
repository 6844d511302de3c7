-- One counter for all organisations showed each how much happened in the others. Numbers are made of the time instead, in
-- microseconds, and of chance; they stay in order.
alter table hub.notices
  alter column id drop identity,
  alter column id set default
    (extract(epoch from clock_timestamp()) * 1000000)::bigint * 128 + floor(random() * 128)::bigint,
  drop constraint notices_pkey,
  add primary key (tenant_id, id);
