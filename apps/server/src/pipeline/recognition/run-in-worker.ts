import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { OnProgress } from './engines/engine.ts'
import { HEAP_LIMIT_MB, TIME_LIMIT_MS } from './limits.ts'
import { type Recognised, type SourceFormat, UnreadableFile } from './recognised.ts'
import { watchMemory } from './watch-memory.ts'

export interface RunOptions {
  /** Aborting stops the work at once, in the middle of a page if need be. */
  signal?: AbortSignal
  onProgress?: OnProgress
  /** Counted from when a thread takes the file up, not from when it is queued. */
  timeLimitMs?: number
}

export interface WorkerTask {
  bytes: Uint8Array
  format: SourceFormat
}

/** Errors lose their class on the way out of a thread, so the broken file travels as data. */
export type WorkerAnswer = { recognised: Recognised } | { unreadable: string }

export type WorkerMessage = { threadId: number } | { done: number; total: number; message: string }

let pool: Piscina | null = null

function openPool(): Piscina {
  if (pool) return pool
  pool = new Piscina({
    filename: new URL('./recognition-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(2, availableParallelism()),
    idleTimeout: 60_000,
    // The engines wait on timers and streams; a thread that sleeps in Atomics.wait would starve them.
    atomics: 'disabled',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  })
  // An idle thread that dies is replaced; without a listener its error would end the whole process.
  pool.on('error', () => {})
  return pool
}

/** Loads the PDF engine ahead of the first document: about half a second that no upload has to wait for. */
export async function warmRecognition(): Promise<void> {
  await openPool().run(null, { name: 'warmUp' })
}

export async function closeRecognition(): Promise<void> {
  const closing = pool
  pool = null
  await closing?.destroy()
}

export async function runInWorker(task: WorkerTask, options: RunOptions): Promise<Recognised> {
  const { signal, onProgress, timeLimitMs = TIME_LIMIT_MS } = options
  signal?.throwIfAborted()
  const threads = openPool()
  const stop = new AbortController()
  const giveUp = (reason: unknown) => stop.abort(reason)
  const onAbort = () => giveUp(signal?.reason)
  signal?.addEventListener('abort', onAbort, { once: true })

  const { port1: ours, port2: theirs } = new MessageChannel()
  let timer: NodeJS.Timeout | undefined
  let endWatch: (() => void) | undefined
  ours.on('message', (message: WorkerMessage) => {
    if ('done' in message) return onProgress?.(message.done, message.total, message.message)
    timer = setTimeout(() => giveUp(tooSlow(timeLimitMs)), timeLimitMs)
    const thread = threads.threads.find(({ threadId }) => threadId === message.threadId)
    if (thread) endWatch = watchMemory(thread, () => giveUp(tooLarge()))
  })

  try {
    const answer: WorkerAnswer = await threads.run(
      { ...task, port: theirs },
      { transferList: [theirs], signal: stop.signal },
    )
    if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable)
    return answer.recognised
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooLarge()
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
    clearTimeout(timer)
    endWatch?.()
    ours.close()
  }
}

function tooSlow(timeLimitMs: number): UnreadableFile {
  const seconds = Math.max(1, Math.round(timeLimitMs / 1_000))
  return new UnreadableFile(
    `Reading was stopped after ${seconds} seconds: the file is too large or too intricate. Split it into smaller files, or print it to a new PDF, and upload that.`,
  )
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile(
    'Reading was stopped because the file needs far more memory than a freight paper should. Split it into smaller files, or print it to a new PDF, and upload that.',
  )
}
