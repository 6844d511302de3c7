import type { Worker } from 'node:worker_threads'
import { BUFFER_LIMIT_MB } from './limits.ts'

const EVERY_MS = 100

/**
 * A thread's resourceLimits bound the JavaScript heap only; what a stream inflates to lies outside of it, in buffers.
 * The statistics interrupt the thread, so they come even while it is busy. Returns the end of the watch.
 */
export function watchMemory(thread: Worker, onTooMuch: () => void): () => void {
  const look = async () => {
    // Rejects once the thread has ended, which its task reports by itself.
    const heap = await thread.getHeapStatistics().catch(() => null)
    if (heap && heap.external_memory > BUFFER_LIMIT_MB * 1_048_576) onTooMuch()
  }
  const timer = setInterval(look, EVERY_MS)
  return () => clearInterval(timer)
}
