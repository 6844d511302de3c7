import type { OnProgress } from '@efti-hub/reading/files'
import { OutOfBounds, openBoundedThreads } from './bounded-threads.ts'
import { TIME_LIMIT_MS } from './limits.ts'
import { type Recognised, type SourceFormat, UnreadableFile } from './recognised.ts'

export interface RunOptions {
  /** Aborting stops the work immediately, in the middle of a page if need be. */
  signal?: AbortSignal
  onProgress?: OnProgress
  /** Counted from when a thread takes the file up, not from when it is queued. */
  timeLimitMs?: number
}

export interface WorkerTask {
  bytes: Uint8Array
  format: SourceFormat
}

/** Errors lose their class on the way out of a thread, so the damaged file travels as data. */
export type WorkerAnswer = { recognised: Recognised } | { unreadable: string }

export type ProgressReport = [done: number, total: number, message: string]

const threads = openBoundedThreads(new URL('./recognition-worker.ts', import.meta.url))

/** Loads the PDF engine ahead of the first document: about half a second that no upload has to wait for. */
export const warmRecognition = () => threads.warmUp()
export const closeRecognition = () => threads.close()

export async function runInWorker(task: WorkerTask, options: RunOptions): Promise<Recognised> {
  const { signal, onProgress, timeLimitMs = TIME_LIMIT_MS } = options
  const onMessage = (progress: unknown) => onProgress?.(...(progress as ProgressReport))
  try {
    const answer = await threads.run<WorkerAnswer>(task, { signal, timeLimitMs, onMessage })
    if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable)
    return answer.recognised
  } catch (error) {
    if (!(error instanceof OutOfBounds)) throw error
    throw error.bound === 'time' ? tooSlow(timeLimitMs) : tooLarge()
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
    'Reading was stopped because the file needs far more memory than a freight document should. Split it into smaller files, or print it to a new PDF, and upload that.',
  )
}
