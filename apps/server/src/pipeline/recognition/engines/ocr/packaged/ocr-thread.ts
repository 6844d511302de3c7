import { Worker } from 'node:worker_threads'
import type { PictureLayout } from '../ocr-engine.ts'

export interface OcrTask {
  /** A picture file. */
  file: Uint8Array<ArrayBuffer>
  dpi: number
  language: string
  /** Path of the gzipped model. */
  model: string
  layout: PictureLayout
}

export type ThreadAnswer = { tsv: string } | { fault: string }

/** A thread that reads one picture at a time. */
export interface OcrThread {
  /** The loaded model, null before the first picture. */
  language: string | null
  pictures: number
  run(task: OcrTask): Promise<string>
  /** Ends it immediately, in the middle of a picture if need be; the pending run rejects. */
  end(): Promise<void>
}

/** Tesseract keeps its own heap outside of JavaScript's; this bounds what the glue around it takes. */
const HEAP_LIMIT_MB = 256

export function startThread(onEnd: (thread: OcrThread) => void): OcrThread {
  const worker = new Worker(new URL('./tesseract-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  })
  // An idle thread must not keep the process alive, one at work must.
  worker.unref()
  let pending: { resolve(tsv: string): void; reject(error: Error): void } | null = null
  const settle = (act: (waiting: NonNullable<typeof pending>) => void) => {
    const waiting = pending
    pending = null
    worker.unref()
    if (waiting) act(waiting)
  }
  const thread: OcrThread = {
    language: null,
    pictures: 0,
    run(task) {
      thread.language = task.language
      thread.pictures += 1
      return new Promise<string>((resolve, reject) => {
        pending = { resolve, reject }
        worker.ref()
        worker.postMessage(task, [task.file.buffer])
      })
    },
    async end() {
      await worker.terminate()
    },
  }
  worker.on('message', (answer: ThreadAnswer) =>
    settle(({ resolve, reject }) =>
      'tsv' in answer ? resolve(answer.tsv) : reject(new Error(`recognition failed: ${answer.fault}`)),
    ),
  )
  worker.on('error', (error) => {
    onEnd(thread)
    settle(({ reject }) => reject(error))
  })
  worker.on('exit', () => {
    onEnd(thread)
    settle(({ reject }) => reject(new Error('the recognition thread ended')))
  })
  return thread
}
