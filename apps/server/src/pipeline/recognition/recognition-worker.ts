import type { MessagePort } from 'node:worker_threads'
import { type OnProgress, recogniseText, UnreadableFile } from '@efti-hub/reading/files'
import type { ProgressReport, WorkerAnswer, WorkerTask } from './run-in-worker.ts'
import { workInThread } from './work-in-thread.ts'

// Of a damaged page pdfjs leaves promises behind that reject when nobody waits for them any more. Unhandled they would
// end the thread, and with it the next file.
process.on('unhandledRejection', () => {})

const PROGRESS_EVERY_MS = 100

/** The smallest PDF with a page: opening it makes pdfjs load all of its parts. */
const BLANK_PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

export async function warmUp(): Promise<void> {
  await recogniseText(Buffer.from(BLANK_PDF), 'pdf')
}

export default function recognise({
  port,
  ...task
}: WorkerTask & { port: MessagePort }): Promise<WorkerAnswer> {
  const post = (...note: ProgressReport) => port.postMessage({ note })
  return workInThread(port, () => read(task, everySoOften(PROGRESS_EVERY_MS, post)))
}

async function read({ bytes, format }: WorkerTask, onProgress: OnProgress): Promise<WorkerAnswer> {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return { recognised: await recogniseText(file, format, onProgress) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    throw error
  }
}

/** Progress is for people; hundreds of messages a second would only load the database. */
function everySoOften(ms: number, report: OnProgress): OnProgress {
  let last = Number.NEGATIVE_INFINITY
  return (...progress) => {
    const now = performance.now()
    if (now - last < ms) return
    last = now
    report(...progress)
  }
}
