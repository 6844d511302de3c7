import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITION, ruleCatalogue } from '@efti-hub/efti'
import pg from 'pg'
import type { Profile } from '../pipeline/consignments/links/profile.ts'

/** Documents a statement makes: enough to be fast, few enough that its results are computed in memory. */
const PER_STATEMENT = 5_000

/** Statements at the same time. */
const SIDE_BY_SIDE = 2

/**
 * Of a tenant that is only being made PostgreSQL expects one row: nested loops over thousands would take minutes. As a replica it checks no
 * references and runs no triggers but those of ALWAYS: half of the time.
 */
const LARGE_STATEMENTS = '-c session_replication_role=replica -c role=efti_app -c enable_nestloop=off'

/** Results are computed once for all tables of a document, not once for each of them; emissions and verdicts are not calculated. */
const ALWAYS = [
  ['documents', 'tally_added'],
  ['violations', 'tally_added'],
  ['violations', 'write_search_text'],
] as const

export interface Seeding {
  /** So many documents in each of the tenants, as the application's own role: row-level security applies here too. */
  fill(tenantIds: string | readonly string[], documents: number): Promise<void>
  /** A tenant nobody is a member of. */
  addTenant(name: string): Promise<string>
  /** As autovacuum does it some minutes later. */
  tidy(): Promise<void>
  end(): Promise<void>
}

/** Through the embedded database of a product that runs on this data folder. */
export async function openSeeding(dataDir: string): Promise<Seeding> {
  const urls = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
  const pool = new pg.Pool({
    connectionString: urls.superuserUrl,
    options: LARGE_STATEMENTS,
    max: SIDE_BY_SIDE,
  })
  const owner = new pg.Client({ connectionString: urls.ownerUrl })
  await owner.connect()
  const findings = JSON.stringify(inventFindings())
  const profile = JSON.stringify(EMPTY_PROFILE)

  const inTenant = async (tenantId: string, work: (client: pg.PoolClient) => Promise<unknown>) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
      await work(client)
      await client.query('commit')
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const setTriggers = async (how: 'enable always' | 'enable') => {
    for (const [table, trigger] of ALWAYS)
      await owner.query(`alter table hub.${table} ${how} trigger ${trigger}`)
  }

  return {
    async fill(tenantIds, documents) {
      await setTriggers('enable always')
      const fillFrom = (tenantId: string, from: number) =>
        inTenant(tenantId, async (client) => {
          const many = Math.min(PER_STATEMENT, documents - from)
          await client.query(FILL, [tenantId, from, many, findings, profile, EDITION])
          await client.query(CALCULATE, [from, from + many])
        })
      const starts = Array.from(
        { length: Math.ceil(documents / PER_STATEMENT) },
        (_, part) => part * PER_STATEMENT,
      )
      await Promise.all(
        [tenantIds].flat().flatMap((tenantId) => starts.map((from) => fillFrom(tenantId, from))),
      )
      await setTriggers('enable')
    },
    async addTenant(name) {
      const { rows } = await owner.query<{ id: string }>('select gen_random_uuid() as id')
      const id = rows[0]?.id ?? ''
      await owner.query('begin')
      await owner.query(`select set_config('app.tenant_id', $1, true)`, [id])
      await owner.query('insert into hub.tenants (id, name) values ($1, $2)', [id, name])
      await owner.query('commit')
      return id
    },
    async tidy() {
      const { rows } = await owner.query<{ name: string }>(
        `select format('hub.%I', relname) as name from pg_class where relnamespace = 'hub'::regnamespace and relkind = 'r'`,
      )
      for (const { name } of rows) await owner.query(`vacuum (analyze) ${name}`)
    },
    async end() {
      await Promise.all([pool.end(), owner.end()])
    },
  }
}

const EMPTY_PROFILE: Profile = {
  kind: 'cmr',
  family: 'road',
  level: null,
  number: null,
  consignor: null,
  consignee: null,
  carrier: null,
  carrierCountry: null,
  mass: null,
  packages: null,
  packageKinds: [],
  unNumbers: [],
  takingOver: null,
  delivery: null,
  days: [],
  fromTown: null,
  fromCountry: null,
  toTown: null,
  toCountry: null,
  vehicle: null,
  vehicleCountry: null,
  containers: [],
  modes: [],
  subsets: [],
  signedBy: [],
  loaded: null,
  isExempt: false,
  isWaste: false,
  isSecured: false,
  hasStations: false,
  isInstructions: false,
}

/** $1, $2 numbers of the first document and of the one after the last. */
const CALCULATE = `select hub.refresh_results(array(
  select id from hub.documents where object_key in (select 'bench/' || n from generate_series($1::int, $2::int - 1) n)))`

interface Invented {
  code: string
  severity: string
  type: string
  rule: string
  message: string
  field: string
  remedy: string
}

/** Codes, kinds and words of the rules as they are. */
function inventFindings(): Invented[] {
  return ruleCatalogue().map(({ code, severity, violationType, rule, message, field, remedy }) => ({
    code,
    severity,
    type: violationType,
    rule,
    message,
    field,
    remedy,
  }))
}

/**
 * $1 tenant, $2 number of the first document, $3 how many, $4 what can be found, $5 a profile to which the route is added, $6 the edition of the rules (the worker re-checks
 * those of another). Each document is a consignment of its own, went through both jobs and
 * has five violations, of which most are open; three in ten have a value of their own. No extracted values: no call that is
 * measured lists them.
 */
const FILL = `
with numbers as materialized (
  select n, gen_random_uuid() as document, gen_random_uuid() as upload, gen_random_uuid() as ocr, gen_random_uuid() as compliance,
         gen_random_uuid() as recognition, gen_random_uuid() as extraction, gen_random_uuid() as checked, gen_random_uuid() as consignment,
         to_char(n, 'FM0000000') as digits,
         date_trunc('milliseconds', clock_timestamp() - random() * interval '365 days') as at,
         (array['CMR', 'CIM', 'AWB', 'waybill', 'Frachtbrief', 'lettre de voiture'])[1 + n % 6] as kind,
         (array['Muster Maschinenbau', 'Exemple Outillage', 'Spedition Beispiel', 'Nordhafen Logistik', 'Aalto Kuljetus',
                'Vzor Doprava', 'Ejemplo Transportes'])[1 + n % 7] as partner,
         format('%s %s GmbH', (array['Werkzeugbau', 'Papierfabrik', 'Holzhandel', 'Obsthof', 'Stahlwerk'])[1 + n % 5], n / 40) as consignee,
         format('HB %s %s', chr(65 + n % 26) || chr(65 + n / 26 % 26), 1000 + n / 700 % 9000) as vehicle
    from generate_series($2::int, $2::int + $3::int - 1) n
), step as (
  select interval '1 millisecond' as ms
), uploads as (
  insert into hub.uploads (id, tenant_id, user_id, expires_at, object_key, size, sha256, consumed_at)
  select upload, $1::uuid, document, at, 'bench/' || n, 40000, md5(n::text), at from numbers
), documents as (
  insert into hub.documents (id, tenant_id, uploaded_by, upload_id, object_key, created_at, original_name, file_name, file_size,
                             file_url, mime_type, document_type, sha256, status)
  select document, $1::uuid, document, upload, 'bench/' || n, at, format('%s %s %s.pdf', kind, to_char(n, 'FM0000000'), partner),
         format('%s.pdf', n), 30000 + n % 20000, '/api/objects/upload/' || upload, 'application/pdf', 'pdf', md5(n::text),
         (array['completed', 'under_review', 'under_review', 'approved', 'rejected'])[1 + n % 5]
    from numbers
), jobs as (
  insert into hub.jobs (id, tenant_id, document_id, job_type, status, progress, message, created_at, started_at, completed_at)
  select ocr, $1::uuid, document, 'ocr', 'completed', 100, 'Text read from 1 page', at, at + 40 * ms, at + (n % 900 + 100) * ms
    from numbers, step
  union all
  select compliance, $1::uuid, document, 'compliance', 'completed', 100, 'Score 80', at + (n % 900 + 100) * ms,
         at + (n % 900 + 120) * ms, at + (n % 900 + n % 70 + 150) * ms from numbers, step
), consignments as (
  insert into hub.consignments (id, tenant_id, created_at, search_text)
  select consignment, $1::uuid, at, lower(format(e'%s %s %s.pdf \\nN-%s \\n%s \\n%s \\n%s \\nHamburg \\nLyon', kind, digits, partner,
         digits, partner, consignee, vehicle)) from numbers
), numbered as (
  insert into hub.consignment_references (tenant_id, document_id, role, value)
  select $1::uuid, document, 'own', 'N' || n from numbers
  union all select $1::uuid, document, 'order', 'AB' || 2 * n from numbers
  union all select $1::uuid, document, 'named', 'LS' || n || of from numbers, generate_series(101, 110) of
), papers as (
  insert into hub.consignment_papers (tenant_id, document_id, consignment_id, profile)
  select $1::uuid, document, consignment, $5::jsonb || jsonb_build_object(
           'number', jsonb_build_object('value', 'N-' || digits, 'shown', 'N-' || digits),
           'consignor', jsonb_build_object('value', partner, 'shown', partner),
           'consignee', jsonb_build_object('value', consignee, 'shown', consignee),
           'carrier', jsonb_build_object('value', 'Spedition Beispiel', 'shown', 'Spedition Beispiel'),
           'vehicle', vehicle,
           'takingOver', jsonb_build_object('value', to_char(at + interval '3 days', 'YYYY-MM-DD')),
           'fromCountry', (array['DE', 'FR', 'PL', 'CZ', 'NL', 'IT', 'ES', 'FI', 'LT'])[1 + n % 9],
           'toCountry', (array['FR', 'BE', 'DE', 'AT', 'SE', 'PT', 'RO'])[1 + n % 7],
           'modes', jsonb_build_array((array['3', '3', '3', '2', '1', '4', '8'])[1 + n % 7]))
    from numbers
), tags as (
  insert into hub.document_tags (tenant_id, document_id, tag_key, tag)
  select $1::uuid, document, 'urgent', 'Urgent' from numbers where n % 50 = 0
), recognitions as (
  insert into hub.recognitions (id, tenant_id, document_id, job_id, created_at, engine, format, confidence, text)
  select recognition, $1::uuid, document, ocr, at, 'pdf', 'pdf', 1, 'CONSIGNMENT NOTE ' || n from numbers
), extractions as (
  insert into hub.extractions (id, tenant_id, document_id, recognition_id, created_at, kind, kind_confidence, language)
  select extraction, $1::uuid, document, recognition, at, 'cmr', 1, 'en' from numbers
), checks as (
  insert into hub.compliance_checks (id, tenant_id, document_id, extraction_id, job_id, created_at, edition, score, score_explanation,
                                     subsets, checks)
  select checked, $1::uuid, document, extraction, compliance, at, $6, 60 + n % 40, 'As invented.', '[{"id": "EU01", "reason": "by road"}]',
         (select jsonb_agg(jsonb_build_object('code', f->>'code', 'rule', f->>'rule', 'severity', f->>'severity', 'passed', 1, 'failed', 0))
            from jsonb_array_elements($4::jsonb) with ordinality as all_found (f, at_place) where at_place <= 60)
    from numbers
)
insert into hub.violations (tenant_id, document_id, first_check_id, last_check_id, fingerprint, created_at, status, code, severity,
                            violation_type, description, field_name, suggested_fix, subsets, calculated_due_at, calculated_due_reason,
                            due_at, due_reason, waiver_reason, waived_by, waived_at, resolved_at)
select $1::uuid, document, checked, checked, v || '|' || (f->>'code'), at, state, f->>'code', f->>'severity', f->>'type',
       (f->>'message') || case when (n + v) % 10 < 3 then format(' Here stands %s.', n * 7 + v) else '' end,
       f->>'field', f->>'remedy', '{EU01}', at + interval '14 days', 'days', at + interval '14 days', 'days',
       case state when 'waived' then 'Agreed' end, case state when 'waived' then document end, case state when 'waived' then at end,
       case state when 'resolved' then at end
  from numbers
  cross join generate_series(1, 5) v
  cross join lateral (select $4::jsonb -> ((n * 31 + v * 17) % jsonb_array_length($4::jsonb)) as f) found
  cross join lateral (
    select case when (n + v) % 20 = 0 then 'waived' when (n * 3 + v) % 4 = 0 then 'resolved' else 'open' end as state
  ) states`
