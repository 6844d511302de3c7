import { type RenderTask, renderInThread } from './render-pool.ts'

export interface RenderOptions {
  /** Pixels to 72 page units. A page too large for the limits is rendered with fewer; the answer gives the number. */
  dpi: number
  /** One byte a pixel; otherwise four: red, green, blue, alpha. */
  gray: boolean
  /**
   * Width and height of the page in page units as the reader of its words knows them. Give it where it is known:
   * PDFium does not report /UserUnit.
   */
  pageSize?: { width: number; height: number }
  /** Aborting stops the work immediately, in the middle of a picture if need be. */
  signal?: AbortSignal
  /** Counted from when a thread takes the page up, not from when it is queued. */
  timeLimitMs?: number
}

export interface RenderedPage {
  width: number
  height: number
  /** Row by row from the top left, without padding. */
  data: Uint8Array
  /** What was rendered with: pixels / dpi * 72 are page units. */
  dpi: number
}

interface SharedPdf {
  key: number
  bytes: Uint8Array<SharedArrayBuffer>
}

/** While the caller keeps a file its bytes are shared with the threads: copied once, or not at all, and never per page. */
const shared = new WeakMap<Uint8Array, SharedPdf>()
let lastKey = 0

/**
 * One page of a PDF as a viewer shows it: /Rotate, /CropBox and /UserUnit applied, annotations and form entries drawn.
 * Runs in a thread with bounded memory and time. Pass the same `pdf` object for each page of a file: a thread keeps
 * the file open between pages.
 * @param pageNumber from 1
 * @throws UnreadableFile when the file, or this page of it, is at fault: final. The signal's reason once it is aborted.
 */
export async function renderPage(
  pdf: Uint8Array,
  pageNumber: number,
  options: RenderOptions,
): Promise<RenderedPage> {
  const { dpi, gray, pageSize, signal, timeLimitMs } = options
  const { key, bytes } = share(pdf)
  const task: RenderTask = { key, bytes, pageNumber, dpi, gray, pageSize }
  return renderInThread(task, { signal, timeLimitMs })
}

function share(pdf: Uint8Array): SharedPdf {
  const known = shared.get(pdf)
  if (known) return known
  lastKey += 1
  const entry = { key: lastKey, bytes: isShared(pdf) ? pdf : copyToShare(pdf) }
  shared.set(pdf, entry)
  return entry
}

function isShared(pdf: Uint8Array): pdf is Uint8Array<SharedArrayBuffer> {
  return pdf.buffer instanceof SharedArrayBuffer
}

function copyToShare(pdf: Uint8Array): Uint8Array<SharedArrayBuffer> {
  const bytes = new Uint8Array(new SharedArrayBuffer(pdf.length))
  bytes.set(pdf)
  return bytes
}
