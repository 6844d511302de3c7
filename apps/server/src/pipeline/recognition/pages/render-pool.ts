import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { OutOfBounds, openBoundedThreads } from '../bounded-threads.ts'
import { UnreadableFile } from '../recognised.ts'
import type { RenderedPage } from './render-page.ts'

export interface RenderTask {
  /** The same for every page of one file. */
  key: number
  bytes: Uint8Array<SharedArrayBuffer>
  pageNumber: number
  dpi: number
  gray: boolean
  pageSize?: { width: number; height: number } | undefined
}

/** What a thread is given: the task, and PDFium compiled once for all of them. */
export interface ThreadTask extends RenderTask {
  pdfium: WebAssembly.Module
}

/** Errors lose their class on the way out of a thread, so the damaged file travels as data. */
export type RenderAnswer = { page: RenderedPage } | { unreadable: string }

/** A dense A4 scan takes half a second; what takes this long is an attack or a map. */
const TIME_LIMIT_MS = 30_000

const threads = openBoundedThreads(new URL('./render-worker.ts', import.meta.url))

let compiling: Promise<WebAssembly.Module> | null = null

function compilePdfium(): Promise<WebAssembly.Module> {
  const wasm = fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))
  compiling ??= readFile(wasm).then((bytes) => WebAssembly.compile(bytes))
  return compiling
}

export function closeRendering(): Promise<void> {
  return threads.close()
}

export async function renderInThread(
  task: RenderTask,
  limits: { signal?: AbortSignal | undefined; timeLimitMs?: number | undefined },
): Promise<RenderedPage> {
  const { signal, timeLimitMs = TIME_LIMIT_MS } = limits
  signal?.throwIfAborted()
  const given: ThreadTask = { ...task, pdfium: await compilePdfium() }
  try {
    const answer = await threads.run<RenderAnswer>(given, { signal, timeLimitMs })
    if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable)
    return answer.page
  } catch (error) {
    if (!(error instanceof OutOfBounds)) throw error
    const { pageNumber } = task
    throw new UnreadableFile(
      error.bound === 'memory' ? needsTooMuchMemory(pageNumber) : tooSlow(pageNumber, timeLimitMs),
    )
  }
}

export function needsTooMuchMemory(pageNumber: number): string {
  return `Page ${pageNumber} of the PDF needs far more memory to draw than a freight document should. Print the file to a new PDF and upload that.`
}

function tooSlow(pageNumber: number, timeLimitMs: number): string {
  const seconds = Math.max(1, Math.round(timeLimitMs / 1_000))
  return `Drawing page ${pageNumber} of the PDF was stopped after ${seconds} seconds: it is too intricate. Print the file to a new PDF and upload that.`
}
