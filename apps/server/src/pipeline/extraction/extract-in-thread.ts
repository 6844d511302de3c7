import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { PermanentFailure } from '../documents/permanent-failure.ts'
import type { Recognised } from '../recognition/recognised.ts'
import type { Extracted } from './extracted.ts'

/** A page takes milliseconds; this is for files made to take for ever. */
const TIME_LIMIT_MS = 30_000
const HEAP_LIMIT_MB = 768
/** An eFTI message of three megabytes has some 50,000; the largest paper a few hundred. */
const MOST_VALUES = 100_000

let threads: Piscina | null = null

function pool(): Piscina {
  if (threads) return threads
  threads = new Piscina({
    filename: new URL('./extraction-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(2, availableParallelism()),
    idleTimeout: 60_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  })
  // An idle thread that dies is replaced; without a listener its error would end the whole process.
  threads.on('error', () => {})
  return threads
}

/** Loads the lexicons and the data set ahead of the first document. */
export async function warmExtraction(): Promise<void> {
  await pool().run(null)
}

export async function closeExtraction(): Promise<void> {
  const closing = threads
  threads = null
  await closing?.destroy()
}

/**
 * Finds the values in a thread with bounded time and memory, so that the worker's own thread stays free to say
 * that it lives. @throws PermanentFailure when the bounds are met; the signal's reason once it is aborted.
 */
export async function extractInThread(recognised: Recognised, signal: AbortSignal): Promise<Extracted> {
  const timeLimit = AbortSignal.timeout(TIME_LIMIT_MS)
  let extracted: Extracted
  try {
    extracted = await pool().run(recognised, { signal: AbortSignal.any([signal, timeLimit]) })
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const isOutOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (timeLimit.aborted || isOutOfMemory) throw tooIntricate()
    throw error
  }
  if (extracted.values.length > MOST_VALUES) throw tooMany(extracted.values.length)
  return extracted
}

function tooIntricate(): PermanentFailure {
  return new PermanentFailure(
    'Finding the values was stopped: the file is too large or too intricate for a freight paper. Split it into smaller files and upload those.',
  )
}

function tooMany(values: number): PermanentFailure {
  const [found, most] = [values, MOST_VALUES].map((count) => count.toLocaleString('en'))
  return new PermanentFailure(
    `The file holds ${found} values; at most ${most} are read from one file. Split it into one file per consignment and upload those.`,
  )
}
