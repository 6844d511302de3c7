import type pg from 'pg'

/** More shapes than the pipeline has; lists that are written in ever other ways end in no growing memory. */
const MOST_NAMED = 400
/** Its columns are those of the table: a migration would change what a prepared statement answers. */
const EVERY_COLUMN = /\bselect\s+\*|\.\*/i
/** In one row or in all of them: how to look for it depends on the pattern, so it is planned with it. */
const PATTERN = /\blike\b/i

/**
 * Has PostgreSQL keep what this connection asks as prepared statements, by their text: each is parsed, and mostly planned, once for
 * each connection. With row-level security that is more work than carrying it out.
 */
export function nameStatements(client: pg.ClientBase): void {
  const ask: (...asked: unknown[]) => unknown = client.query.bind(client)
  const names = new Map<string, string>()
  const keptAs = (text: string) => {
    const known = names.get(text)
    if (known || names.size >= MOST_NAMED || EVERY_COLUMN.test(text) || PATTERN.test(text)) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  const named = (...[asked, ...rest]: unknown[]): unknown => {
    if (!isStatement(asked) || !hasValues(asked, rest)) return ask(asked, ...rest)
    const name = keptAs(asked.text)
    return name ? ask({ ...asked, name }, ...rest) : ask(asked, ...rest)
  }
  client.query = named as typeof client.query
}

interface Statement {
  text: string
  name?: string
  values?: unknown
}

const isStatement = (asked: unknown): asked is Statement =>
  typeof asked === 'object' &&
  asked !== null &&
  Object.getPrototypeOf(asked) === Object.prototype &&
  'text' in asked &&
  !(asked as Statement).name

const hasValues = ({ values }: Statement, [given]: unknown[]) =>
  (Array.isArray(given) && given.length > 0) || (Array.isArray(values) && values.length > 0)
