-- Who decided is notified when a later check withdraws that.
do $$
declare
  kinds text;
begin
  select pg_get_expr(conbin, conrelid) into strict kinds from pg_constraint
   where conrelid = 'hub.notices'::regclass and conname = 'notices_kind_check';
  alter table hub.notices drop constraint notices_kind_check;
  execute format('alter table hub.notices add constraint notices_kind_check check (%s or kind = %L)', kinds, 'withdrawn');
end
$$;
