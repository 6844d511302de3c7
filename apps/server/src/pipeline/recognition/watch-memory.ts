import type { Worker } from 'node:worker_threads'

const EVERY_MS = 50

/**
 * Reports how much memory a thread has, in megabytes, heap and buffers together. A thread's resourceLimits bound the
 * JavaScript heap only; what a stream inflates to lies outside of it. The statistics interrupt the thread, so they come
 * even while it is busy. Returns the end of the watch.
 */
export function watchMemory(thread: Worker, onSize: (megabytes: number) => void): () => void {
  let isOver = false
  const look = async () => {
    // Rejects once the thread has ended, which its task reports by itself.
    const heap = await thread.getHeapStatistics().catch(() => null)
    // An answer may come after the end, and would be taken for that of a file that is gone.
    if (heap && !isOver) onSize(megabytesOf(heap))
  }
  const timer = setInterval(look, EVERY_MS)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}

/** `total_physical_size` is what the heap takes from the machine, garbage included. */
export function megabytesOf(heap: { total_physical_size: number; external_memory: number }): number {
  return (heap.total_physical_size + heap.external_memory) / 1_048_576
}
