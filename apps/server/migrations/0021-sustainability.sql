-- Emissions of consignments. A read model: worked out by a job whenever a consignment's papers change, when a place is
-- answered or when a factor is replaced; the screen only reads.
create table hub.emissions (
  consignment_id uuid primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  computed_at timestamptz(3) not null default clock_timestamp(),
  title text not null,
  -- The day of taking over; else the day on which the first paper arrived.
  day date not null,
  day_is_of_papers boolean not null,
  -- UN/ECE Recommendation 19, of the main carriage.
  mode text,
  lane text,
  partner text,
  -- Why there is no figure; null: there is one.
  reason text,
  -- CO2 equivalent, well to wheel, whole grams, so that sums are exact.
  grams bigint not null default 0,
  -- Kilogram-kilometres of the distance that the factor is multiplied with.
  kgkm bigint not null default 0,
  -- With a factor of the tenant's own.
  is_primary boolean not null default false,
  -- What was taken from which paper, and what was made of it, leg by leg.
  inputs jsonb not null,
  legs jsonb not null default '[]',
  -- Places that nobody has answered yet, as keys of place_questions.
  questions text[] not null default '{}',
  foreign key (tenant_id, consignment_id) references hub.consignments (tenant_id, id) on delete cascade,
  check ((reason is null) = (jsonb_array_length(legs) > 0))
);
create index emissions_heaviest on hub.emissions (tenant_id, grams desc, consignment_id desc);
create index emissions_by_reason on hub.emissions (tenant_id, reason, consignment_id desc) where reason is not null;
create index emissions_by_lane on hub.emissions (tenant_id, lane, grams desc, consignment_id desc);
create index emissions_by_partner on hub.emissions (tenant_id, partner, grams desc, consignment_id desc);
create index emissions_with_questions on hub.emissions using gin (questions) where questions <> '{}';

-- Sums of the rows above by month ('2026-11') or year ('2026'), so that no screen has to add up a tenant's consignments.
create table hub.emission_totals (
  tenant_id uuid not null references hub.tenants on delete cascade,
  dimension text not null check (dimension in ('month', 'mode', 'lane', 'partner', 'reason', 'primary')),
  period text not null,
  key text not null,
  consignments integer not null,
  computed integer not null,
  grams bigint not null,
  kgkm bigint not null,
  primary key (tenant_id, dimension, period, key)
);
create index emission_totals_heaviest on hub.emission_totals (tenant_id, dimension, period, grams desc);

-- Consignments that have to be worked out (anew).
create table hub.emissions_due (
  consignment_id uuid primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  since timestamptz(3) not null default clock_timestamp(),
  -- False: the papers say what they said; only places or factors changed.
  reread boolean not null,
  foreign key (tenant_id, consignment_id) references hub.consignments (tenant_id, id) on delete cascade
);
create index on hub.emissions_due (tenant_id, reread);

-- Factors that a tenant uses in place of those that come with the product. Rows are only added; the newest of a key counts,
-- and one that is withdrawn leaves the key to the product's again.
create table hub.emission_factors (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  key text not null,
  withdrawn boolean not null default false,
  -- Grams of CO2 equivalent a tonne-kilometre.
  wtt double precision check (wtt between 0 and 100000),
  ttw double precision check (ttw between 0 and 100000),
  source text,
  edition text,
  licence text,
  valid_from date,
  valid_until date,
  check (withdrawn or (wtt is not null and ttw is not null and source is not null))
);
create index on hub.emission_factors (tenant_id, key, id desc);

-- Places that the product does not know, or that it knows several of.
create table hub.place_questions (
  tenant_id uuid not null references hub.tenants on delete cascade,
  key text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  name text not null,
  country text,
  kind text not null check (kind in ('unknown', 'ambiguous')),
  choices jsonb not null,
  primary key (tenant_id, key)
);

create table hub.place_answers (
  tenant_id uuid not null references hub.tenants on delete cascade,
  key text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  label text not null,
  country text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  primary key (tenant_id, key)
);

create table hub.sustainability_goals (
  tenant_id uuid not null references hub.tenants on delete cascade,
  year integer not null check (year between 2000 and 2100),
  measure text not null check (measure in ('total', 'intensity', 'coverage', 'low-carbon', 'certifications')),
  target double precision not null check (target >= 0),
  -- Where it starts from, as the person put it; null: the figure of the year before.
  baseline double precision check (baseline >= 0),
  author uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, year, measure)
);

create table hub.certifications (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references hub.tenants on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  author uuid not null,
  -- Applications are stored as they come: whatever is missing can be added.
  type text not null default '',
  company_name text not null default '',
  contact_email text not null default '',
  target_date date,
  status text not null default 'Pending' check (status in ('Pending', 'In Progress', 'Certified')),
  -- Of the certificate itself.
  number text not null default '',
  issuer text not null default '',
  valid_from date,
  valid_until date,
  file_key text,
  file_name text,
  file_type text,
  changed_at timestamptz(3),
  changed_by uuid
);
create index on hub.certifications (tenant_id, created_at desc);

do $$
declare
  t text;
begin
  foreach t in array array['emissions', 'emission_totals', 'emissions_due', 'emission_factors', 'place_questions',
                           'place_answers', 'sustainability_goals', 'certifications'] loop
    execute format('alter table hub.%I enable row level security', t);
    execute format('alter table hub.%I force row level security', t);
    execute format(
      'create policy of_tenant on hub.%I for all using (tenant_id = hub.current_tenant()) with check (tenant_id = hub.current_tenant())', t);
  end loop;
end
$$;
grant select, insert, update, delete on hub.emissions, hub.emissions_due, hub.place_questions, hub.place_answers,
  hub.sustainability_goals, hub.certifications to efti_app;
grant select, insert, update on hub.emission_totals to efti_app;
grant select, insert on hub.emission_factors to efti_app;

-- Adds what a statement added to the table of emissions, and takes away what it took.
create function hub.total_emissions() returns trigger language plpgsql as $$
declare
  -- Without what is large: each line is looked at six times.
  columns text := 'select tenant_id, day, mode, lane, partner, reason, is_primary, grams, kgkm, ';
  lines text := case tg_op
    when 'INSERT' then columns || '1 as sign from added'
    when 'DELETE' then columns || '-1 as sign from gone'
    else columns || '1 as sign from added union all ' || columns || '-1 as sign from gone' end;
begin
  execute format($sql$
    insert into hub.emission_totals as t (tenant_id, dimension, period, key, consignments, computed, grams, kgkm)
    select tenant_id, dimension, period, key, sum(sign), sum(case when reason is null then sign else 0 end),
           sum(sign * grams), sum(sign * kgkm)
      from (%s) lines
      cross join lateral (values
        ('month', to_char(day, 'YYYY-MM'), ''),
        ('mode', to_char(day, 'YYYY'), mode),
        ('lane', to_char(day, 'YYYY'), lane),
        ('partner', to_char(day, 'YYYY'), partner),
        ('reason', to_char(day, 'YYYY'), reason),
        ('primary', to_char(day, 'YYYY'), case when is_primary then 'own' end)
      ) as counted (dimension, period, key)
     where key is not null
     group by 1, 2, 3, 4
    having sum(sign) <> 0 or sum(sign * grams) <> 0 or sum(sign * kgkm) <> 0
        or sum(case when reason is null then sign else 0 end) <> 0
     -- Everybody in the same order: nobody waits for somebody who waits for them.
     order by 1, 2, 3, 4
    on conflict (tenant_id, dimension, period, key) do update
      set consignments = t.consignments + excluded.consignments, computed = t.computed + excluded.computed,
          grams = t.grams + excluded.grams, kgkm = t.kgkm + excluded.kgkm$sql$, lines);
  return null;
end
$$;
create trigger total_added after insert on hub.emissions
  referencing new table as added for each statement execute function hub.total_emissions();
create trigger total_changed after update on hub.emissions
  referencing old table as gone new table as added for each statement execute function hub.total_emissions();
create trigger total_gone after delete on hub.emissions
  referencing old table as gone for each statement execute function hub.total_emissions();

-- Whatever changes the papers of a consignment makes its emissions due, and a job that works them out. One that is due
-- already has its job.
create function hub.emissions_become_due(consignments uuid[]) returns void language plpgsql as $$
declare
  added integer;
begin
  insert into hub.emissions_due as d (consignment_id, tenant_id, reread)
    select c.id, c.tenant_id, true from hub.consignments c where c.id = any (consignments) order by c.id
    on conflict (consignment_id) do update set reread = true where not d.reread;
  get diagnostics added = row_count;
  -- Whoever repairs rows by hand is in no tenant: the screen asks for the work when it is next looked at.
  if added > 0 and hub.current_tenant() is not null then
    perform hub.enqueue('emissions', '{}');
  end if;
end
$$;

create function hub.emissions_due_by_papers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform hub.emissions_become_due(array(select consignment_id from added where consignment_id is not null));
  else
    perform hub.emissions_become_due(array(
      select consignment_id from added where consignment_id is not null
      union select consignment_id from gone where consignment_id is not null));
  end if;
  return null;
end
$$;
create trigger emissions_due_added after insert on hub.consignment_papers
  referencing new table as added for each statement execute function hub.emissions_due_by_papers();
create trigger emissions_due_changed after update on hub.consignment_papers
  referencing old table as gone new table as added for each statement execute function hub.emissions_due_by_papers();

-- To the trash and out of it.
create function hub.emissions_due_by_trash() returns trigger language plpgsql as $$
begin
  perform hub.emissions_become_due(array(
    select p.consignment_id from hub.consignment_papers p
     where p.document_id = new.id and p.consignment_id is not null));
  return null;
end
$$;
create trigger emissions_due_by_trash after update of deleted_at on hub.documents
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function hub.emissions_due_by_trash();

-- What there is already: worked out when somebody first looks.
alter table hub.consignments no force row level security;
alter table hub.emissions_due no force row level security;
insert into hub.emissions_due (consignment_id, tenant_id, reread)
  select id, tenant_id, true from hub.consignments where merged_into is null;
alter table hub.consignments force row level security;
alter table hub.emissions_due force row level security;
