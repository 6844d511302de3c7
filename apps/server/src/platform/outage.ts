/** Codes of node and PostgreSQL (classes 08 and 57P) that say: the database is away, not the request wrong. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|08\w{3}|57P\w{2})$/
const POOL_GAVE_UP = /timeout exceeded when trying to connect|Connection terminated/

/** Looks through the causes: the query builder wraps what the driver threw. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && AWAY.test(code)) return true
    if (POOL_GAVE_UP.test(cause.message)) return true
  }
  return false
}
