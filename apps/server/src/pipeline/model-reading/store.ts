import type { Answer, Refusal } from '@efti-hub/reading'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../platform/database.ts'

export interface RefusedAnswer {
  answer: Answer
  reason: Refusal
}

/** A picture that was sent, by which it can be known again. */
export interface SentPicture {
  page: number
  sha256: string
}

/** What a model was given, and what it answered. */
export interface ModelReading {
  provider: string
  askedAt: Date
  instructions: string
  content: string
  pictures: readonly SentPicture[]
  answers: readonly Answer[]
  refused: readonly RefusedAnswer[] | null
}

/** Kept at once, so that a job that fails afterwards does not ask again. */
export async function insertModelReading(
  db: TenantDb,
  { id, documentId }: { id: string; documentId: string },
  { provider, askedAt, instructions, content, pictures, answers }: ModelReading,
): Promise<void> {
  await db.execute(sql`
    insert into hub.model_readings
      (tenant_id, document_id, job_id, asked_at, provider, instructions, content, pictures, answers)
    values (${db.tenantId}, ${documentId}, ${id}, ${askedAt}, ${provider}, ${storable(instructions)},
            ${storable(content)}, ${JSON.stringify(pictures)}::jsonb, ${storable(JSON.stringify(answers))}::jsonb)
    on conflict (tenant_id, job_id) do update
       set asked_at = excluded.asked_at, provider = excluded.provider, instructions = excluded.instructions,
           content = excluded.content, pictures = excluded.pictures, answers = excluded.answers, refused = null`)
}

export async function keepRefused(
  db: TenantDb,
  jobId: string,
  refused: readonly RefusedAnswer[],
): Promise<void> {
  await db.execute(sql`
    update hub.model_readings set refused = ${storable(JSON.stringify(refused))}::jsonb
     where tenant_id = ${db.tenantId} and job_id = ${jobId}`)
}

export async function modelReadingOfJob(db: TenantDb, jobId: string): Promise<ModelReading | null> {
  const { rows } = await db.execute<Row>(sql`
    select ${COLUMNS} from hub.model_readings where tenant_id = ${db.tenantId} and job_id = ${jobId}`)
  return rows[0] ? presented(rows[0]) : null
}

/** Of the latest reading of a document that a model was asked about. */
export async function latestModelReading(db: TenantDb, documentId: string): Promise<ModelReading | null> {
  const { rows } = await db.execute<Row>(sql`
    select ${COLUMNS} from hub.model_readings
     where tenant_id = ${db.tenantId} and document_id = ${documentId}
     order by asked_at desc limit 1`)
  return rows[0] ? presented(rows[0]) : null
}

type Row = Omit<ModelReading, 'askedAt'> & { askedAt: string } & Record<string, unknown>

const COLUMNS = sql`provider, asked_at as "askedAt", instructions, content, pictures, answers, refused`

const presented = (row: Row): ModelReading => ({ ...row, askedAt: new Date(row.askedAt) })

/** PostgreSQL keeps no null characters and no halves of a character. */
const storable = (text: string) => text.replaceAll('\u0000', '').replaceAll('\\u0000', '').toWellFormed()
