#!/bin/sh
# Once, when the database is new: the two logins of docs/OPERATIONS.md, "A PostgreSQL of your own".
set -eu
psql --username postgres --dbname efti --set ON_ERROR_STOP=1 \
  --set owner="$OWNER_DATABASE_PASSWORD" --set hub="$HUB_DATABASE_PASSWORD" <<'SQL'
create role efti_owner login createrole password :'owner';
create role efti_hub login noinherit password :'hub';
alter database efti owner to efti_owner;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
SQL
