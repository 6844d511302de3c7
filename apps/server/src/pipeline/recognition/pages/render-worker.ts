import type { MessagePort } from 'node:worker_threads'
import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { UnreadableFile } from '../recognised.ts'
import { fitPixels } from './fit-pixels.ts'
import { openPdfium, type Pdfium } from './open-pdfium.ts'
import type { RenderedPage } from './render-page.ts'
import { needsTooMuchMemory, type RenderAnswer, type RenderTask } from './render-pool.ts'

/** PDFium's memory never shrinks; a thread that a large file has left with more than this starts over. */
const KEEP_HEAP_BYTES = 128 * 1_048_576

interface OpenFile {
  key: number
  document: PDFiumDocument
}

let pdfium: Promise<Pdfium> | null = null
let open: OpenFile | null = null

export default async function render(task: RenderTask & { port: MessagePort }): Promise<RenderAnswer> {
  task.port.postMessage('started')
  try {
    const { document } = await openFile(task)
    return movable({ page: await draw(document, task) })
  } catch (error) {
    startOver()
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    // How wasm ends where it may not have more memory, or where the file made it trip.
    if (error instanceof WebAssembly.RuntimeError) return { unreadable: needsTooMuchMemory(task.pageNumber) }
    throw error
  } finally {
    task.port.close()
  }
}

async function openFile({ key, bytes }: RenderTask): Promise<OpenFile> {
  if (open?.key === key) return open
  open?.document.destroy()
  open = null
  if (((await pdfium)?.heapBytes() ?? 0) > KEEP_HEAP_BYTES) startOver()
  pdfium ??= openPdfium()
  open = { key, document: await (await pdfium).load(bytes) }
  return open
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
