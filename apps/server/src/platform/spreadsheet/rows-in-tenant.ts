import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Person, TenantDb } from '../database.ts'

const ROWS_AT_ONCE = 1_000
/** A reader who takes nothing for so long has left: the transaction is not kept open for them. */
const PATIENCE_MS = 60_000

/**
 * The rows of one query as of one moment, however long reading them takes: a cursor in a transaction that is open only as
 * long as somebody reads. Rows are fetched as they are taken; a reader who stops ends the transaction.
 */
export async function* rowsInTenant<Row extends Record<string, unknown>>(
  database: Database,
  person: Person,
  query: SQL,
): AsyncGenerator<Row> {
  const taken = new PassThrough({ objectMode: true, highWaterMark: ROWS_AT_ONCE })
  const reading = database.inTenant(person, (db) => pipeline(Readable.from(fetchAll<Row>(db, query)), taken))
  reading.catch((error) => taken.destroy(error))
  const leave = () => taken.destroy(new Error('the reader of an export took nothing for a minute'))
  let patience = setTimeout(leave, PATIENCE_MS)
  let count = 0
  try {
    for await (const row of taken) {
      if (++count % ROWS_AT_ONCE === 0) {
        clearTimeout(patience)
        patience = setTimeout(leave, PATIENCE_MS)
      }
      yield row
    }
    await reading
  } finally {
    clearTimeout(patience)
  }
}

async function* fetchAll<Row extends Record<string, unknown>>(db: TenantDb, query: SQL) {
  await db.execute(sql`declare rows_to_export no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await db.execute<Row>(sql.raw(`fetch ${ROWS_AT_ONCE} from rows_to_export`))
    yield* rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}
