import { isEncrypted } from '../../platform/data-cipher.ts'

const BATCH = 500
const BEFORE_EVERY_ID = '00000000-0000-0000-0000-000000000000'

export interface BatchOutcome {
  renewed: number
  /** Ids of rows. */
  unreadable: string[]
}

interface Batched<Row, Renewed> {
  /** In the order of their ids, those after the one given. */
  read(after: string, most: number): Promise<Row[]>
  /** Null where the row cannot be read. */
  renew(row: Row): Renewed | null
  /** What an unreadable row is from then on; null: it stays as it is. */
  setAside(row: Row): Renewed | null
  /** Leaves alone what somebody has changed since it was read. */
  write(rows: Renewed[]): Promise<unknown>
}

/** Few at a time, so that no process waits for a row for long. */
export async function inBatches<Row extends { id: string }, Renewed>({
  read,
  renew,
  setAside,
  write,
}: Batched<Row, Renewed>): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { renewed: 0, unreadable: [] }
  let after = BEFORE_EVERY_ID
  for (;;) {
    const rows = await read(after, BATCH)
    const last = rows.at(-1)
    if (!last) return outcome
    const changes: Renewed[] = []
    for (const row of rows) {
      const renewed = renew(row)
      if (renewed === null) outcome.unreadable.push(row.id)
      else outcome.renewed += 1
      const change = renewed ?? setAside(row)
      if (change !== null) changes.push(change)
    }
    if (changes.length > 0) await write(changes)
    after = last.id
  }
}

/**
 * Under a key that is known, and yet not readable: altered in the database. It stays for inspection, but keeps
 * no key in use.
 */
export function markUnreadable(stored: string): string | null {
  return isEncrypted(stored) ? `unreadable.${stored}` : null
}
