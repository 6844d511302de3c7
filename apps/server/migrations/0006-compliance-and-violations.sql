create table hub.compliance_checks (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null references hub.documents on delete cascade,
  extraction_id uuid not null references hub.extractions,
  job_id uuid not null references hub.jobs,
  created_at timestamptz(3) not null default clock_timestamp(),
  edition text not null,
  score integer not null check (score between 0 and 100),
  score_explanation text not null,
  subsets jsonb not null,
  checks jsonb not null
);
create index on hub.compliance_checks (document_id, created_at desc);
create index on hub.compliance_checks (tenant_id);

-- A finding keeps its row, and so its identity, across re-checks: the fingerprint is rule and place.
create table hub.violations (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null references hub.documents on delete cascade,
  first_check_id uuid not null references hub.compliance_checks,
  last_check_id uuid not null references hub.compliance_checks,
  fingerprint text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  resolved_at timestamptz(3),
  status text not null default 'open' check (status in ('open', 'resolved', 'waived')),
  code text not null,
  severity text not null check (severity in ('critical', 'high', 'medium', 'low')),
  violation_type text not null,
  description text not null,
  field_name text,
  suggested_fix text,
  example text,
  efti_id text,
  path text,
  clause text,
  subsets text[] not null default '{}',
  unique (document_id, fingerprint)
);
create index violations_open on hub.violations (tenant_id, status, severity);
create index violations_newest on hub.violations (tenant_id, created_at desc, id desc);

create table hub.remediation_plans (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  document_id uuid not null references hub.documents on delete cascade,
  asked_by uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  source text not null,
  plan jsonb not null
);
create index on hub.remediation_plans (document_id, created_at desc);
create index on hub.remediation_plans (tenant_id);

do $$
declare
  t text;
begin
  foreach t in array array['compliance_checks', 'violations', 'remediation_plans'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert on hub.compliance_checks, hub.remediation_plans to efti_app;
grant select, insert, update on hub.violations to efti_app;
