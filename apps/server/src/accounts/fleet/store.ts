import { type NewVehicle, plateKey, type Vehicle } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

type Row = Vehicle & Record<string, unknown>

export async function listFleet(db: TenantDb): Promise<Vehicle[]> {
  const { rows } = await db.execute<Row>(
    sql`select id, plate, country, kind from hub.fleet_vehicles order by plate_key, country`,
  )
  return rows
}

export async function countFleet(db: TenantDb): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from hub.fleet_vehicles`)
  return rows[0]?.count ?? 0
}

/** One that is there already gets the plate as it is written now, and the kind. */
export async function putVehicles(db: TenantDb, vehicles: readonly NewVehicle[]): Promise<void> {
  const latest = new Map(vehicles.map((one) => [`${plateKey(one.plate)} ${one.country}`, one]))
  const rows = [...latest.values()].map((one) => ({ ...one, key: plateKey(one.plate) }))
  await db.execute(sql`
    insert into hub.fleet_vehicles (tenant_id, plate, plate_key, country, kind)
    select ${db.tenantId}, v.plate, v.key, v.country, v.kind
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (plate text, key text, country text, kind text)
    on conflict (tenant_id, plate_key, country) do update set plate = excluded.plate, kind = excluded.kind`)
}

/** Null: there is none. */
export async function deleteVehicle(db: TenantDb, id: string): Promise<Vehicle | null> {
  const { rows } = await db.execute<Row>(
    sql`delete from hub.fleet_vehicles where id::text = ${id} returning id, plate, country, kind`,
  )
  return rows[0] ?? null
}

/** Vehicles of the fleet among these number plates. */
export async function fleetAmong(db: TenantDb, plates: readonly string[]): Promise<NewVehicle[]> {
  const keys = [...new Set(plates.map(plateKey))].filter((key) => key !== '')
  if (keys.length === 0) return []
  const { rows } = await db.execute<NewVehicle & Record<string, unknown>>(sql`
    select plate, country, kind from hub.fleet_vehicles where plate_key = any(${sql.param(keys)}::text[])`)
  return rows
}
