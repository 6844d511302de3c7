import type { MessagePort } from 'node:worker_threads'
import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { UnreadableFile } from '../recognised.ts'
import { workInThread } from '../work-in-thread.ts'
import { fitPixels } from './fit-pixels.ts'
import { openPdfium, type Pdfium } from './open-pdfium.ts'
import type { RenderedPage } from './render-page.ts'
import { needsTooMuchMemory, type RenderAnswer, type RenderTask, type ThreadTask } from './render-pool.ts'

/** PDFium's memory never shrinks; where a file has left more than this, the next one gets a new PDFium. */
const KEEP_HEAP_BYTES = 64 * 1_048_576

// It logs on the console what it abandons; the answer reports it to a person, and the log is not for documents.
console.error = () => {}

let pdfium: Pdfium | null = null
let open: { key: number; document: PDFiumDocument } | null = null

/** Loads what the first page needs; PDFium itself comes with the task. */
export function warmUp(): void {}

export default function render({ port, ...task }: ThreadTask & { port: MessagePort }): Promise<RenderAnswer> {
  return workInThread(port, () => answer(task))
}

async function answer(task: ThreadTask): Promise<RenderAnswer> {
  try {
    return movable({ page: await draw(await openFile(task), task) })
  } catch (error) {
    startOver()
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    // How wasm ends where it may not have more memory, or where the file made it trip.
    if (error instanceof WebAssembly.RuntimeError) return { unreadable: needsTooMuchMemory(task.pageNumber) }
    throw error
  }
}

/** A thread keeps one file open, since the next page asked for is most often of the same one. */
async function openFile(task: ThreadTask): Promise<PDFiumDocument> {
  if (open?.key === task.key) return open.document
  open?.document.destroy()
  open = null
  if (pdfium && pdfium.heapBytes() > KEEP_HEAP_BYTES) startOver()
  pdfium ??= await openPdfium(task.pdfium)
  open = { key: task.key, document: await pdfium.load(task.bytes) }
  return open.document
}

function startOver(): void {
  open = null
  pdfium = null
}

async function draw(document: PDFiumDocument, task: RenderTask): Promise<RenderedPage> {
  const { pageNumber, gray } = task
  if (pageNumber > document.getPageCount()) throw damagedPage(pageNumber)
  const page = document.getPage(pageNumber - 1)
  const { width, height, dpi } = fitPixels(task.pageSize ?? sizeOf(page, pageNumber), task.dpi, gray)
  const { data } = await page.render({
    width,
    height,
    scale: 1,
    render: 'bitmap',
    colorSpace: gray ? 'Gray' : 'BGRA',
    renderFormFields: true,
  })
  return { width, height, data, dpi }
}

function sizeOf(page: PDFiumPage, pageNumber: number) {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
  if (!(width > 0 && height > 0)) throw damagedPage(pageNumber)
  return { width, height }
}

function damagedPage(pageNumber: number): UnreadableFile {
  return new UnreadableFile(
    `Page ${pageNumber} of the PDF is damaged and cannot be drawn. Open it in a PDF viewer, print it to a new PDF, and upload that.`,
  )
}

/** Handed over to the caller's thread and not copied: a page has up to 40 MB. */
function movable(answer: { page: RenderedPage }): RenderAnswer {
  const transferable = {
    ...answer,
    [transferableSymbol]: [answer.page.data.buffer],
    [valueSymbol]: answer,
  }
  move(transferable as unknown as ArrayBuffer)
  return transferable
}
