import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

export interface RunRow extends Record<string, unknown> {
  id: string
  startedAt: Date
  finishedAt: Date | null
  days: number | null
  documents: number
  uploads: number
  files: number
}

const COLUMNS = sql`id, started_at as "startedAt", finished_at as "finishedAt", days, documents, uploads, files`

/** The one that is under way, also when its process has died, or a new one. */
export async function openRun(db: TenantDb, days: number | null, now: Date): Promise<string> {
  await db.execute(sql`
    insert into hub.retention_runs (tenant_id, started_at, days) values (${db.tenantId}, ${now}, ${days})
    on conflict (tenant_id) where finished_at is null do update set days = excluded.days`)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from hub.retention_runs where tenant_id = ${db.tenantId} and finished_at is null`,
  )
  const [run] = rows
  if (!run) throw new Error('a run of retention was not stored')
  return run.id
}

/** Until the transaction ends nobody else goes on with it. False once it is finished. */
export async function lockRun(db: TenantDb, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from hub.retention_runs where id = ${id} and finished_at is null for update`,
  )
  return rowCount === 1
}

export interface FileToRemove {
  objectKey: string
  documentId: string | null
}

/** Their rows are gone with this transaction; their bytes are removed after it. */
export async function countRemoved(
  db: TenantDb,
  id: string,
  removed: { documents: number } | { uploads: number },
  files: readonly FileToRemove[],
): Promise<void> {
  const { documents, uploads } = { documents: 0, uploads: 0, ...removed }
  await db.execute(sql`
    update hub.retention_runs set documents = documents + ${documents}, uploads = uploads + ${uploads} where id = ${id}`)
  await db.execute(sql`
    insert into hub.retention_files (tenant_id, run_id, object_key, document_id)
    select ${db.tenantId}, ${id}, f."objectKey", f."documentId"
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f("objectKey" text, "documentId" uuid)
    on conflict do nothing`)
}

export async function filesToRemove(db: TenantDb, id: string, most: number): Promise<FileToRemove[]> {
  const { rows } = await db.execute<FileToRemove & Record<string, unknown>>(sql`
    select object_key as "objectKey", document_id as "documentId" from hub.retention_files
     where run_id = ${id} order by object_key limit ${most}`)
  return rows
}

/** After their bytes are gone from the disk. */
export async function filesRemoved(db: TenantDb, id: string, files: readonly FileToRemove[]): Promise<void> {
  const keys = files.map(({ objectKey }) => objectKey)
  await db.execute(sql`
    with gone as (
      delete from hub.retention_files where run_id = ${id} and object_key = any(${sql.param(keys)}::text[]) returning 1
    )
    update hub.retention_runs set files = files + (select count(*) from gone) where id = ${id}`)
}

/** Null while something is left to do, and for a run that another process has finished. */
export async function closeRun(db: TenantDb, id: string, now: Date): Promise<RunRow | null> {
  const { rows } = await db.execute<RunRow>(sql`
    update hub.retention_runs set finished_at = ${now}
     where id = ${id} and finished_at is null
       and not exists (select from hub.retention_files f where f.run_id = ${id})
    returning ${COLUMNS}`)
  return rows.map(withDates)[0] ?? null
}

export async function deleteRun(db: TenantDb, id: string): Promise<void> {
  await db.execute(sql`delete from hub.retention_runs where id = ${id}`)
}

/** The latest first. */
export async function latestRuns(db: TenantDb, most: number): Promise<RunRow[]> {
  const { rows } = await db.execute<RunRow>(sql`
    select ${COLUMNS} from hub.retention_runs where tenant_id = ${db.tenantId} order by started_at desc limit ${most}`)
  return rows.map(withDates)
}

/** drizzle hands a moment of a raw query over as text. */
function withDates(row: RunRow): RunRow {
  const { startedAt, finishedAt } = row
  return { ...row, startedAt: new Date(startedAt), finishedAt: finishedAt && new Date(finishedAt) }
}
