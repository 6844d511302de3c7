import { FIRST_DAY_STEPS, type FirstDay, type FirstDayStep } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

/** Recommendation 19 of UN/CEFACT. */
const ROAD = '3'

interface Facts extends Record<FirstDayStep, boolean> {
  dismissed: boolean
  modes: string[]
}

/** What is set up already, as far as the data show. */
export async function readFirstDay(db: TenantDb): Promise<FirstDay> {
  const { dismissed, modes, ...done } = await factsOf(db)
  const drives = modes.length === 0 || modes.includes(ROAD)
  const steps = FIRST_DAY_STEPS.filter((step) => step !== 'vehicles' || drives).map((step) => ({
    step,
    done: done[step],
  }))
  return { shown: !dismissed && steps.some((one) => !one.done), steps }
}

async function factsOf(db: TenantDb): Promise<Facts> {
  const { rows } = await db.execute<Facts & Record<string, unknown>>(sql`
    select t.checklist_dismissed as "dismissed", t.modes, t.country is not null as "organisation",
           cardinality(t.modes) > 0 and t.dangerous_goods is not null as "work",
           exists (select from hub.fleet_vehicles) as "vehicles",
           exists (select from hub.partners) as "partners",
           (select count(*) from hub.memberships m where m.tenant_id = t.id) > 1
             or exists (select from hub.invitations i where i.tenant_id = t.id) as "members",
           exists (select from hub.documents d where d.tenant_id = t.id) as "document"
      from hub.tenants t where t.id = ${db.tenantId}`)
  const [facts] = rows
  if (!facts) throw new Error('a tenant in which somebody acts is gone')
  return facts
}
