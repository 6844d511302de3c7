/**
 * Codes of node and of PostgreSQL that mean that the database is away, not that the request is wrong: 08 connection, 53 out of
 * connections, memory or disk, 57P ended by an administrator or starting, 58 trouble of its machine, 25006 read-only, as while it
 * fails over. Not among them: 08P01, a statement that the protocol cannot carry, and 53400, one that is beyond a limit that was set.
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|08(?!P01)\w{3}|53(?!400)\w{3}|57P\w{2}|58\w{3}|25006)$/
/** Of a call to connect only: reading a file fails with the same codes. */
const NO_SOCKET = /^(ENOENT|EACCES|EAGAIN|EMFILE|ENFILE)$/
/** What the driver and its pool say without any code. */
const DRIVER_SAYS =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Client was closed|Query read timeout|Cannot use a pool after calling end|the database is read-only/
const READ_ONLY = '25006'
/** The database is not there, or refuses the login: as while an administrator restores it. */
const LOGIN_REFUSED = /^(3D000|28\w{3})$/

/** What node and the driver throw. */
interface Cause {
  code?: string
  syscall?: string
  path?: string
  message: string
  /** The function of PostgreSQL that said so. */
  routine?: string
}

/** It passes by itself: trying again later is right, and nothing was wrong with what was asked. */
export function isOutage(error: unknown): boolean {
  return hasCause(
    error,
    (cause) =>
      AWAY.test(cause.code ?? '') ||
      (cause.syscall === 'connect' && NO_SOCKET.test(cause.code ?? '')) ||
      DRIVER_SAYS.test(cause.message) ||
      isOfPooler(cause) ||
      isOldPlan(cause),
  )
}

/** A pooler has this code for whatever it meets itself, such as a server that it cannot reach, and names no function of PostgreSQL. */
const isOfPooler = ({ code, routine }: Cause) => code === '08P01' && routine === undefined

/** "cached plan must not change result type": this connection prepared a statement before a migration. Another one has no such plan. */
const isOldPlan = ({ code, routine }: Cause) => code === '0A000' && routine === 'RevalidateCachedQuery'

/**
 * The connection is to be replaced: one that was opened while the database was read-only may stay so, and one with plans from
 * before a migration keeps them.
 */
export function spoilsConnection(error: unknown): boolean {
  return hasCause(error, (cause) => cause.code === READ_ONLY || isOldPlan(cause))
}

export function isLoginRefused(error: unknown): boolean {
  return hasCause(error, ({ code = '' }) => LOGIN_REFUSED.test(code))
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
