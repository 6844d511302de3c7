import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { UnreadableFile } from '../recognised.ts'
import type { RenderedPage } from './render-page.ts'

export interface RenderTask {
  /** The same for every page of one file. */
  key: number
  bytes: Uint8Array<SharedArrayBuffer>
  pageNumber: number
  dpi: number
  gray: boolean
  pageSize?: { width: number; height: number }
}

/** Errors lose their class on the way out of a thread, so the broken file travels as data. */
export type RenderAnswer = { page: RenderedPage } | { unreadable: string }

interface Limits {
  signal?: AbortSignal
  timeLimitMs?: number
}

/** A dense A4 scan takes a second; what takes this long is an attack or a map. */
const TIME_LIMIT_MS = 30_000

/** JavaScript heap of a thread. What PDFium holds lies beside it and has a limit of its own. */
const HEAP_LIMIT_MB = 192

let opening: Promise<Piscina> | null = null

function openPool(): Promise<Piscina> {
  opening ??= createPool()
  return opening
}

async function createPool(): Promise<Piscina> {
  // Compiled once: the threads share the machine code, and a new one is ready in some milliseconds.
  const wasm = fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))
  const pdfium = await WebAssembly.compile(await readFile(wasm))
  const pool = new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(2, availableParallelism()),
    idleTimeout: 60_000,
    atomics: 'disabled',
    execArgv: [],
    workerData: { pdfium },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  })
  // An idle thread that dies is replaced; without a listener its error would end the whole process.
  pool.on('error', () => {})
  return pool
}

export async function closeRendering(): Promise<void> {
  const closing = opening
  opening = null
  await (await closing)?.destroy()
}

export async function renderInThread(task: RenderTask, limits: Limits): Promise<RenderedPage> {
  const { signal, timeLimitMs = TIME_LIMIT_MS } = limits
  signal?.throwIfAborted()
  const pool = await openPool()
  const stop = new AbortController()
  const onAbort = () => stop.abort(signal?.reason)
  signal?.addEventListener('abort', onAbort, { once: true })
  const { port1: ours, port2: theirs } = new MessageChannel()
  let timer: NodeJS.Timeout | undefined
  ours.once('message', () => {
    timer = setTimeout(() => stop.abort(tooSlow(task.pageNumber, timeLimitMs)), timeLimitMs)
  })
  try {
    signal?.throwIfAborted()
    const answer: RenderAnswer = await pool.run(
      { ...task, port: theirs },
      { transferList: [theirs], signal: stop.signal },
    )
    if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable)
    return answer.page
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw new UnreadableFile(needsTooMuchMemory(task.pageNumber))
    }
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
    clearTimeout(timer)
    ours.close()
  }
}

export function needsTooMuchMemory(pageNumber: number): string {
  return `Page ${pageNumber} of the PDF needs far more memory to draw than a freight paper should. Print the file to a new PDF and upload that.`
}

function tooSlow(pageNumber: number, timeLimitMs: number): UnreadableFile {
  const seconds = Math.max(1, Math.round(timeLimitMs / 1_000))
  return new UnreadableFile(
    `Drawing page ${pageNumber} of the PDF was stopped after ${seconds} seconds: it is too intricate. Print the file to a new PDF and upload that.`,
  )
}
