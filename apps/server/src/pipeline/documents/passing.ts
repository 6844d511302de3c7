import type { PassingFault } from '../../platform/passing-faults.ts'

/** What people read of a job that waits for something to pass. */
export const WAITING: Readonly<Record<PassingFault, string>> = {
  database: 'Interrupted while the database was away; it goes on by itself',
  machine: 'The server is short of memory; it goes on by itself',
  files: 'The stored files cannot be reached; it goes on by itself once they are there again',
  'file-missing': 'The stored file cannot be found right now; it is looked for again',
  'file-damaged': 'The stored file reads differently from what was uploaded; it is read again',
  'files-full': 'There is no room to store files; it goes on by itself once there is',
}

/** A file that is missing or damaged for so long, in milliseconds, is lost and not away. */
export const LOST_AFTER_MS = 60 * 60_000

/** What people read of a document whose file is lost. */
export const LOST: Readonly<Partial<Record<PassingFault, string>>> = {
  'file-missing':
    'The stored file of this document has been missing for an hour. Upload it again, or ask the operator to restore it.',
  'file-damaged': 'The stored file is damaged: its content is not what was uploaded. Upload it again.',
}

const MINUTE_MS = 60_000
/**
 * A start that did not end may have ended its worker, or the worker was killed for another reason: out of memory beside others,
 * or its machine went down. How long after the first of them a job waits that has so many, in milliseconds: five need an hour.
 */
const WAIT_AFTER_STARTS = [0, 0, MINUTE_MS / 2, 5 * MINUTE_MS, 20 * MINUTE_MS, 60 * MINUTE_MS]

/** Milliseconds until a job with so many unfinished starts is started again; `unfinishedForMs` null: its last start ended. */
export function waitAfter(unfinishedStarts: number, unfinishedForMs: number | null): number {
  if (unfinishedForMs === null) return 0
  const wait = WAIT_AFTER_STARTS[unfinishedStarts] ?? WAIT_AFTER_STARTS.at(-1) ?? 0
  return Math.max(0, wait - unfinishedForMs)
}
