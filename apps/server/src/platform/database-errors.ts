/**
 * Codes of node and of PostgreSQL that mean that the database is away, not that the request is wrong: 08 connection, 53 out of
 * connections, memory or disk, 57P ended by an administrator or starting, 58 trouble of its machine, 25006 read-only, as while it
 * fails over.
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|08\w{3}|53\w{3}|57P\w{2}|58\w{3}|25006)$/
/** Of a call to connect only: reading a file fails with the same codes. */
const NO_SOCKET = /^(ENOENT|EACCES|EAGAIN|EMFILE|ENFILE)$/
/** What the driver and its pool say without any code. */
const DRIVER_SAYS =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Client was closed|Query read timeout|Cannot use a pool after calling end|the database is read-only/
const READ_ONLY = '25006'

/** What node and the driver throw. */
interface Cause {
  code?: string
  syscall?: string
  path?: string
  message: string
}

/** It passes by itself: trying again later is right, and nothing was wrong with what was asked. */
export function isOutage(error: unknown): boolean {
  return hasCause(
    error,
    ({ code = '', syscall, message }) =>
      AWAY.test(code) || (syscall === 'connect' && NO_SOCKET.test(code)) || DRIVER_SAYS.test(message),
  )
}

/** A connection that was opened while the database was read-only may stay so: it is to be replaced. */
export function isReadOnly(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === READ_ONLY)
}

/** Two transactions that could not both go on: the database ended this one, and nothing of it is left. */
export function isCollision(error: unknown): boolean {
  return hasCause(error, ({ code }) => code === '40P01' || code === '40001')
}

/** PostgreSQL's class 22, data exception: trying again changes nothing. */
export function isUnstorable(error: unknown): boolean {
  return hasCause(error, ({ code }) => /^22\w{3}$/.test(code ?? ''))
}

/** Looks through the causes: the query builder wraps what the driver threw, and node joins the tries at several addresses. */
export function hasCause(error: unknown, is: (cause: Cause) => boolean): boolean {
  if (!(error instanceof Error)) return false
  if (is(error as Error & Cause)) return true
  if (error instanceof AggregateError && error.errors.some((one) => hasCause(one, is))) return true
  return hasCause(error.cause, is)
}
