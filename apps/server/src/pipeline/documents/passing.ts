import type { PassingFault } from '../../platform/passing-faults.ts'

/** What people read of a job that waits for something to pass. */
export const WAITING: Readonly<Record<PassingFault, string>> = {
  database: 'Interrupted while the database was away; it goes on by itself',
  machine: 'The server is short of memory; it goes on by itself',
  files: 'The stored files cannot be reached; it goes on by itself once they are there again',
  'file-missing': 'The stored file cannot be found right now; it is looked for again',
  'files-full': 'There is no room to store files; it goes on by itself once there is',
}

/** A file that is not there for so long, in milliseconds, is lost and not away. */
export const LOST_AFTER_MS = 60 * 60_000

export const FILE_LOST =
  'The stored file of this document has been missing for an hour. Upload it again, or ask the operator to restore it.'

const MINUTE_MS = 60_000
/**
 * A start that did not end may have ended its worker, or the worker was killed for another reason: out of memory beside others,
 * or its machine went down. How long after its first start a job waits that has so many of them, in milliseconds: five need an hour.
 */
const WAIT_AFTER_STARTS = [0, 0, MINUTE_MS / 2, 5 * MINUTE_MS, 20 * MINUTE_MS, 60 * MINUTE_MS]

/** Milliseconds until a job with so many unfinished starts is started again. */
export function waitAfter(unfinishedStarts: number, sinceFirstStartMs: number): number {
  const wait = WAIT_AFTER_STARTS[unfinishedStarts] ?? WAIT_AFTER_STARTS.at(-1) ?? 0
  return Math.max(0, wait - sinceFirstStartMs)
}
