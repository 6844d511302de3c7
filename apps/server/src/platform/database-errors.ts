/** Codes of node and PostgreSQL (classes 08 and 57P) that mean that the database is away, not that the request is wrong. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|08\w{3}|57P\w{2})$/
const POOL_GAVE_UP = /timeout exceeded when trying to connect|Connection terminated/

export function isOutage(error: unknown): boolean {
  return hasCause(error, ({ code, message }) => AWAY.test(code ?? '') || POOL_GAVE_UP.test(message))
}

/** Two transactions that could not both go on: the database ended this one, and nothing of it is left. */
export function isCollision(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === '40P01' || code === '40001')
}

/** PostgreSQL's class 22, data exception: trying again changes nothing. */
export function isUnstorable(error: unknown): boolean {
  return hasCause(error, ({ code }) => /^22\w{3}$/.test(code ?? ''))
}

/** Looks through the causes: the query builder wraps what the driver threw. */
function hasCause(error: unknown, is: (cause: { code?: string; message: string }) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (is(cause as Error & { code?: string })) return true
  }
  return false
}
