import { sql } from 'drizzle-orm'
import { FROM_COMMAND_LINE } from '../accounts/administer.ts'
import { publish } from '../platform/events.ts'
import { recordAct } from '../platform/record-act.ts'
import { ASKED_WRONGLY, DONE, NOT_DONE, type Tools, type Verb } from './verb.ts'

interface NamedTenant extends Record<string, unknown> {
  id: string
  name: string
  suspended: boolean
}

/** One after the other: row-level security shows a tenant to nobody who is not bound to it. */
export async function* everyTenant({ database, queue }: Tools): AsyncGenerator<NamedTenant> {
  const { rows: ids } = await queue.query<{ id: string }>('select id from hub.every_tenant order by id')
  for (const { id } of ids) {
    const { rows } = await database.inTenant({ tenantId: id, userId: null }, (db) =>
      db.execute<NamedTenant>(
        sql`select id, name, suspended_at is not null as suspended from hub.tenants where id = ${id}`,
      ),
    )
    yield* rows
  }
}

/** By id or name. An exit code where it is not exactly one, after printing why. */
export async function findTenant(tools: Tools, asked: string | undefined): Promise<NamedTenant | number> {
  const { print } = tools
  if (!asked) {
    print('Which? Give the id or the name of the organisation.')
    return ASKED_WRONGLY
  }
  const found: NamedTenant[] = []
  for await (const tenant of everyTenant(tools)) {
    if (tenant.id === asked || tenant.name === asked) found.push(tenant)
  }
  const [tenant, another] = found
  if (!tenant) {
    print(`There is no organisation ${asked}.`)
    return NOT_DONE
  }
  if (!another) return tenant
  print(`Several organisations are called so. Give the id:\n${found.map(({ id }) => id).join('\n')}`)
  return ASKED_WRONGLY
}

const suspension =
  (wanted: boolean): Verb =>
  async (tools, [asked]) => {
    const { database, print } = tools
    const tenant = await findTenant(tools, asked)
    if (typeof tenant === 'number') return tenant
    if (tenant.suspended === wanted) {
      print(`${tenant.name} is ${wanted ? 'suspended already' : 'not suspended'}.`)
      return DONE
    }
    await database.inTenant({ tenantId: tenant.id, userId: null }, async (db) => {
      const at = wanted ? sql`now()` : sql`null`
      await db.execute(sql`update hub.tenants set suspended_at = ${at} where id = ${tenant.id}`)
      await recordAct(db, {
        action: wanted ? 'organisation-suspended' : 'organisation-resumed',
        resourceType: 'organisation',
        resourceId: tenant.id,
        resourceName: tenant.name,
        details: FROM_COMMAND_LINE,
        oldValue: { suspended: tenant.suspended },
        newValue: { suspended: wanted },
      })
      // Live sockets close immediately, on every API process.
      if (wanted) await publish(db, 'tenant_suspended', {})
    })
    print(
      wanted
        ? `${tenant.name} is suspended: its people can read and export, and change nothing.`
        : `${tenant.name} goes on.`,
    )
    return DONE
  }

export const suspend = suspension(true)
export const resume = suspension(false)
