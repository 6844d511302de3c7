import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { GrayPicture } from '../ocr-engine.ts'
import type { Straightened } from './straighten.ts'
import type { StraightenTask } from './straighten-worker.ts'

const HEAP_LIMIT_MB = 512

let threads: Piscina | null = null

function pool(): Piscina {
  if (threads) return threads
  threads = new Piscina({
    filename: new URL('./straighten-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(2, availableParallelism()),
    idleTimeout: 60_000,
    atomics: 'disabled',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  })
  // An idle thread that dies is replaced; without a listener its error would end the whole process.
  threads.on('error', () => {})
  return threads
}

/** `straighten` beside the caller's own thread. The pixels are copied on the way in. */
export function straightenInThread(
  picture: GrayPicture,
  { other = false, signal }: { other?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<Straightened> {
  const task: StraightenTask = { picture, other }
  return pool().run(task, { signal: signal ?? null })
}

export async function closeStraightening(): Promise<void> {
  const closing = threads
  threads = null
  await closing?.destroy()
}
