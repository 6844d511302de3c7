-- A person who is mentioned in a comment is notified.
do $$
declare
  kinds text;
begin
  select pg_get_expr(conbin, conrelid) into kinds from pg_constraint
   where conrelid = 'hub.notices'::regclass and conname = 'notices_kind_check';
  alter table hub.notices drop constraint notices_kind_check;
  execute format('alter table hub.notices add constraint notices_kind_check check (%s or kind = %L)', kinds, 'mentioned');
end
$$;
