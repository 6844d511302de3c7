import { type MessagePort, threadId } from 'node:worker_threads'
import type { Engine } from './engines/engine.ts'
import { type SourceFormat, UnreadableFile } from './recognised.ts'
import type { WorkerAnswer, WorkerMessage, WorkerTask } from './run-in-worker.ts'

/** Loaded when first needed: a thread that reads only XML never pays for the PDF engine. */
const ENGINES: Partial<Record<SourceFormat, () => Promise<Engine>>> = {
  pdf: async () => (await import('./engines/pdf/read-pdf.ts')).readPdf,
  txt: async () => (await import('./engines/plain/read-txt.ts')).readTxt,
}

export default async function recognise(task: WorkerTask & { port: MessagePort }): Promise<WorkerAnswer> {
  const { bytes, format, port } = task
  const tell = (message: WorkerMessage) => port.postMessage(message)
  tell({ threadId })
  try {
    const engine = await ENGINES[format === 'warm-up' ? 'pdf' : format]?.()
    if (!engine || format === 'warm-up') return { unreadable: `No engine reads ${format} yet` }
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return { recognised: await engine(file, (done, total, message) => tell({ done, total, message })) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    throw error
  } finally {
    port.close()
  }
}
