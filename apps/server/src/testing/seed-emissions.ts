import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { EmissionInputs } from '../sustainability/emissions/inputs.ts'

const PER_STATEMENT = 10_000

/**
 * Consignments of one tenant as their documents stated them, none of them calculated yet: towns of Europe, four modes, masses from
 * half a tonne to a full lorry, one in ten without a mass. As the application's own role: row-level security applies here too.
 */
export async function seedConsignments(dataDir: string, tenantId: string, many: number): Promise<void> {
  const urls = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
  const client = new pg.Client({ connectionString: urls.appUrl, options: '-c role=efti_app' })
  const owner = new pg.Client({ connectionString: urls.ownerUrl })
  await Promise.all([client.connect(), owner.connect()])
  try {
    for (let from = 0; from < many; from += PER_STATEMENT) {
      await client.query('begin')
      await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
      await client.query(FILL, [tenantId, from, Math.min(PER_STATEMENT, many - from), JSON.stringify(TOWNS)])
      await client.query('commit')
    }
    for (const table of ['consignments', 'emissions', 'emissions_due', 'emission_totals'])
      await owner.query(`vacuum (analyze) hub.${table}`)
  } finally {
    await Promise.all([client.end(), owner.end()])
  }
}

/** What the documents of all of them stated, to calculate it without the database. */
export async function readInputs(dataDir: string, tenantId: string): Promise<EmissionInputs[]> {
  const urls = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
  const client = new pg.Client({ connectionString: urls.appUrl, options: '-c role=efti_app' })
  await client.connect()
  try {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId])
    const { rows } = await client.query<{ inputs: EmissionInputs }>('select inputs from hub.emissions')
    return rows.map(({ inputs }) => inputs)
  } finally {
    await client.end()
  }
}

const TOWNS = [
  ['Hamburg', 'DE'],
  ['Lyon', 'FR'],
  ['Milano', 'IT'],
  ['Rotterdam', 'NL'],
  ['Warszawa', 'PL'],
  ['Wien', 'AT'],
  ['Praha', 'CZ'],
  ['Barcelona', 'ES'],
  ['Göteborg', 'SE'],
  ['Antwerpen', 'BE'],
  ['München', 'DE'],
  ['Budapest', 'HU'],
  ['Bordeaux', 'FR'],
  ['Bologna', 'IT'],
  ['Poznań', 'PL'],
  ['Zürich', 'CH'],
  ['Sevilla', 'ES'],
  ['København', 'DK'],
  ['Linz', 'AT'],
  ['Nantes', 'FR'],
]

/** $1 tenant, $2 number of the first, $3 how many, $4 towns. Days of two years; 200 carriers, 400 lanes. */
const FILL = `
with numbers as materialized (
  select n, gen_random_uuid() as id, current_date - (n % 700) as day,
         (array['3', '3', '3', '2', '3', '1'])[1 + n % 6] as mode,
         case when n % 10 = 7 then null else 500 + (n * 37) % 23500 end as mass,
         $4::jsonb -> (n % 20) as start, $4::jsonb -> ((n / 20) % 20) as finish
    from generate_series($2::int, $2::int + $3::int - 1) n
), added as (
  insert into hub.consignments (id, tenant_id) select id, $1::uuid from numbers
), figures as (
  insert into hub.emissions (consignment_id, tenant_id, title, day, day_is_of_papers, reason, inputs)
  select id, $1::uuid, 'B-' || n, day, true, 'no-mode', jsonb_build_object(
    'title', 'B-' || n, 'mode', mode, 'isUnclear', false, 'withRoad', false, 'roads', '[]'::jsonb, 'massKg', mass,
    'from', jsonb_build_object('name', start ->> 0, 'country', start ->> 1, 'locode', null, 'iata', null),
    'to', jsonb_build_object('name', finish ->> 0, 'country', finish ->> 1, 'locode', null, 'iata', null),
    'loading', null, 'unloading', null, 'isContainer', false, 'day', day, 'dayIsOfPapers', true,
    'partner', 'Carrier ' || n % 200, 'evidence', '{}'::jsonb, 'documentIds', '[]'::jsonb)
    from numbers
)
insert into hub.emissions_due (consignment_id, tenant_id, reread) select id, $1::uuid, false from numbers`
