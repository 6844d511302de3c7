import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { CURSOR_KEYS, type Cursor, readCursor, writeCursor } from './cursor.ts'

const bare = (anchored: RegExp) => anchored.source.slice(1, -1)

/** How a key of each type stands in a cursor, and what it is in the database. */
const TYPES = {
  instant: { pattern: bare(CURSOR_KEYS.instant), value: (key: string) => sql`${key}::timestamptz` },
  microsecond: {
    pattern: String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z`,
    value: (key: string) => sql`${key}::timestamptz`,
  },
  small: { pattern: String.raw`\d{1,4}`, value: (key: string) => sql`${key}::smallint` },
  integer: { pattern: String.raw`-?\d{1,9}`, value: (key: string) => sql`${key}::integer` },
  count: { pattern: String.raw`\d{1,15}`, value: (key: string) => sql`${key}::bigint` },
  /** Of a column that holds the number with its sign turned round: the greatest first in a list that goes up. */
  negated: { pattern: String.raw`\d{1,9}`, value: (key: string) => sql`-(${key}::integer)` },
  text: { pattern: String.raw`[^\p{Cc}]{0,500}`, value: (key: string) => sql`${key}::text` },
  word: { pattern: '[^ ]{1,100}', value: (key: string) => sql`${key}::text` },
}

/** In the key of a cursor: the row has nothing in the column that is sorted by. */
export const NO_KEY = 'never'

interface Order {
  /** What is sorted by; in a cursor the keys of several are parted by a space, so that only a single one may be text. */
  by: readonly (readonly [SQLWrapper, keyof typeof TYPES])[]
  id: SQLWrapper
  direction: 'up' | 'down'
  /** How many columns of `by` precede the id; all of them by default. */
  idAt?: number
  /** Rows with nothing in the single column come last, in a list that goes up. */
  emptyLast?: boolean
}

/** An order of a list that is read page by page: each begins after the row that ended the one before. */
export interface Keyset {
  /** What follows 'order by'. */
  order: SQL
  keys: RegExp
  after(cursor: Cursor): SQL
}

export function keyset({ by, id, direction, idAt = by.length, emptyLast = false }: Order): Keyset {
  const withId = <Item>(items: readonly Item[], own: Item) => items.toSpliced(idAt, 0, own)
  const columns = withId(
    by.map(([column]) => column),
    id,
  )
  const wayOf = sql.raw(direction === 'up' ? 'asc' : 'desc')
  const [first] = columns
  const nulls = (column: SQLWrapper) => (emptyLast && column === first ? sql` nulls last` : sql``)
  const beyond = sql.raw(direction === 'up' ? '>' : '<')
  const pattern = by.map(([, type]) => TYPES[type].pattern).join(' ')

  const after = ({ key, id: lastId }: Cursor): SQL => {
    const keys = by.length === 1 ? [key] : key.split(' ')
    const values = by.map(([, type], at) => TYPES[type].value(keys[at] ?? ''))
    return sql`(${list(columns)}) ${beyond} (${list(withId(values, sql`${lastId}::uuid`))})`
  }
  const afterOrEmpty = (cursor: Cursor): SQL =>
    cursor.key === NO_KEY
      ? sql`(${first} is null and ${id} ${beyond} ${cursor.id}::uuid)`
      : sql`(${after(cursor)} or ${first} is null)`

  return {
    order: list(columns.map((column) => sql`${column} ${wayOf}${nulls(column)}`)),
    keys: new RegExp(emptyLast ? `^(?:${NO_KEY}|${pattern})$` : `^${pattern}$`, 'u'),
    after: emptyLast ? afterOrEmpty : after,
  }
}

/** Which rows are left for the page that `text` asks for; undefined without one: all. @throws Refusal as readCursor does. */
export function rowsAfter(sort: Keyset, text: string | undefined, scope: string): SQL | undefined {
  return text ? sort.after(readCursor(text, sort.keys, scope)) : undefined
}

/** Null where the page is not full: there are no more. */
export function nextCursor<Row>(
  rows: readonly Row[],
  limit: number,
  scope: string,
  cursorOf: (last: Row) => Cursor,
): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined
  return last ? writeCursor(cursorOf(last), scope) : null
}

const list = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `)
