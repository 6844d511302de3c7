-- A check reports violations (rows of hub.violations), unread results and notes. Only violations are counted.
alter table hub.compliance_checks
  -- null: no rule judges the document.
  alter column score drop not null,
  add column unread jsonb not null default '[]',
  add column notes jsonb not null default '[]';

-- Text on the pages that no value could be taken from: [{ eftiId, evidence }].
alter table hub.extractions add column unread jsonb not null default '[]';

-- Of a violation that an approval accepted: that decision. Withdrawing it reopens the violation.
alter table hub.violations add column accepted_by uuid;
create index violations_accepted on hub.violations (accepted_by) where accepted_by is not null;

-- 'reclassified': what was a violation is now an unread result or a note; new_value is what it became.
alter table hub.violation_acts drop constraint violation_acts_act_check;
alter table hub.violation_acts add constraint violation_acts_act_check check (act in
  ('resolved', 'reclassified', 'reopened', 'waived', 'waiver-expired', 'assigned', 'due', 'commented'));

-- Checks that applied no rule got a 0. The owner is no superuser: as long as row-level security is forced, a migration sees no row.
do $$
declare
  t text;
  tables text[] := array['documents', 'jobs', 'compliance_checks', 'violations', 'consignment_papers', 'document_results'];
begin
  foreach t in array tables loop
    execute format('alter table hub.%I no force row level security', t);
  end loop;
  update hub.compliance_checks set score = null, score_explanation = 'No rule judges this document.' where checks = '[]';
  foreach t in array tables loop
    execute format('alter table hub.%I force row level security', t);
  end loop;
end
$$;
